import { parseArguments } from '../cli/arguments.mjs'

const STRING = /** @type {const} */ ({ type: 'string' })

const HELP = `npm run bench [-- OPTIONS]

Measures first visits and presses on a simulated slow phone, medians of five rounds.

  --rounds NUMBER     another number of rounds
  --projects NUMBER   measures build times and presses with a gallery of that size as well
  --beside FOLDER     measures another built site in the same rounds, to compare versions`

export function readOptions() {
  const options = { rounds: STRING, projects: STRING, beside: STRING }
  return parseArguments(HELP, { options }).values
}

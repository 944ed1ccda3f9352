import { parseArgs } from 'node:util'

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options */

/**
 * Parses the arguments of a command. Prints the help for --help, and ends with status 2 on arguments the command does not have.
 * @param {{ help: string, flags?: readonly string[], allowPositionals?: boolean }} command
 * @returns {{ flags: Set<string>, positionals: string[] }}
 */
export function parseArguments({ help, flags = [], allowPositionals = false }) {
  const names = [...flags, 'help']
  /** @type {Options} */
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' }]))
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals })
    if (values['help']) {
      console.log(help)
      process.exit()
    }
    return { flags: new Set(Object.keys(values)), positionals }
  } catch (error) {
    const [problem] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/)
    console.error(`${problem}. The options are ${names.map((name) => `--${name}`).join(', ')}.`)
    return process.exit(2)
  }
}

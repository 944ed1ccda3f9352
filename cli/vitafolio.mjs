// The owner's commands: `npm run dev` calls `node cli/vitafolio.mjs dev`.
import { misuse, parseArguments } from './arguments.mjs'
import { prepare } from './set-up.mjs'

/** Each is a module with its help, its options and what it runs. */
const COMMANDS = ['start', 'dev', 'build', 'doctor', 'init', 'import', 'translate']

const [name = '', ...args] = process.argv.slice(2)
if (!COMMANDS.includes(name)) misuse(`There is no command "${name}". The commands are ${COMMANDS.join(', ')}.`)
const { help, run, ...config } = await import(`./${name}.mjs`)
const parsed = parseArguments(help, { ...config, args })
await prepare()
await run(parsed)

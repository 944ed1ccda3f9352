import { parseArgs } from 'node:util'

/**
 * Parses the arguments of a command. Prints the help for --help, and ends with status 2 on arguments that the command does not have.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} help its first line shows how to call the command
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function parseArguments(help, config) {
  const { args = process.argv.slice(2) } = config
  if (args.includes('--help')) {
    console.log(help)
    process.exit()
  }
  try {
    return parseArgs(config)
  } catch (error) {
    const [problem] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/)
    return misuse(`${problem}. Usage: ${help.split('\n')[0]}`)
  }
}

/**
 * The port of --port, else of the environment variable PORT, else the default one.
 * @param {string | undefined} option
 * @param {number} defaultPort
 */
export function choosePort(option, defaultPort) {
  const value = option ?? (process.env.PORT || String(defaultPort))
  const isPort = /^\d+$/.test(value) && Number(value) <= 65535
  return isPort ? Number(value) : misuse(`The port is "${value}". Use a number from 0 to 65535.`)
}

/**
 * Prints what is wrong with the arguments, and ends with status 2.
 * @param {string} message
 * @returns {never}
 */
export function misuse(message) {
  printMistake(message)
  process.exit(2)
}

/**
 * Prints a mistake: with --json, as JSON on the standard output.
 * @param {string} message
 */
export function printMistake(message) {
  if (process.argv.includes('--json')) printJson({ ok: false, message: message.trim() })
  else console.error(message)
}

/** @param {object} value */
export function printJson(value) {
  console.log(JSON.stringify(value, null, 2))
}

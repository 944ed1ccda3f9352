import { parseArgs } from 'node:util'

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options */
/** @typedef {{ help: string, flags?: readonly string[], values?: readonly string[], allowPositionals?: boolean }} Command */

/**
 * Parses the arguments of a command. Prints the help for --help, and ends with status 2 on arguments the command does not have.
 * @param {Command} command `flags` are options without a value, `values` those with one
 * @returns {{ flags: Set<string>, values: Record<string, string | undefined>, positionals: string[] }}
 */
export function parseArguments({ help, flags = [], values: valued = [], allowPositionals = false }) {
  const names = [...flags, ...valued, 'help']
  /** @type {Options} */
  const options = Object.fromEntries(
    names.map((name) => [name, { type: valued.includes(name) ? 'string' : 'boolean' }]),
  )
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals })
    if (values['help']) {
      console.log(help)
      process.exit()
    }
    const empty = Object.keys(values).find((name) => values[name] === '')
    if (empty) throw new Error(`Option '--${empty}' has an empty value`)
    const texts = Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    return { flags: new Set(Object.keys(values)), values: Object.fromEntries(texts), positionals }
  } catch (error) {
    const [problem] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/)
    return misuse(`${problem}. The options are ${names.map((name) => `--${name}`).join(', ')}.`)
  }
}

/**
 * Prints what is wrong with the arguments, and ends with status 2.
 * @param {string} message
 * @returns {never}
 */
export function misuse(message) {
  console.error(message)
  process.exit(2)
}

import { misuse } from './arguments.mjs'

/**
 * The port of --port, else of the environment variable PORT, else the default one. Ends with status 2 if it is not valid.
 * @param {string | undefined} option
 * @param {number} defaultPort
 */
export function choosePort(option, defaultPort) {
  const [name, value] = option ? ['--port', option] : ['PORT', process.env.PORT || String(defaultPort)]
  return parsePort(value) ?? misuse(`${name} is "${value}". Use a number from 0 to 65535.`)
}

/**
 * Reads a port number; undefined if it is none.
 * @param {string} value
 */
export function parsePort(value) {
  const port = Number(value)
  return /^\d+$/.test(value) && port <= 65535 ? port : undefined
}

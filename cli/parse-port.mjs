/**
 * Reads a port number; undefined if it is none.
 * @param {string} value
 */
export function parsePort(value) {
  const port = Number(value)
  return /^\d+$/.test(value) && port <= 65535 ? port : undefined
}

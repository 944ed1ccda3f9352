import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file with the headers of a site, as Netlify and Cloudflare Pages read it. */
const HEADERS_FILE = '_headers'

/**
 * Reads the headers of a built site.
 * @param {string} folder
 * @returns {(path: string) => [string, string][]} the headers of all rules that match a path
 */
export function readHeaders(folder) {
  const file = join(folder, HEADERS_FILE)
  const rules = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split(/\n(?=\S)/)
    : []
  return (path) =>
    rules.flatMap((rule) => {
      const [pattern = '', ...lines] = rule.trim().split('\n')
      // A pattern may end with "*" for any text.
      const isMatch = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
      return isMatch ? lines.map(parseHeader) : []
    })
}

/**
 * @param {string} line
 * @returns {[string, string]}
 */
function parseHeader(line) {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}

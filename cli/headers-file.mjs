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
  const rules = existsSync(file) ? parseRules(readFileSync(file, 'utf8')) : []
  return (path) => rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers)
}

/** @param {string} text */
function parseRules(text) {
  return text
    .split(/\n(?=\S)/)
    .filter((rule) => rule.trim() !== '')
    .map((rule) => {
      const [path = '', ...lines] = rule.trim().split('\n')
      const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
      return { pattern: new RegExp(`^${escaped}$`), headers: lines.map(parseHeader) }
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

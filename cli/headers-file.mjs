import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file in a site that hosts read, and do not serve. */
export const HEADERS_FILE = '_headers'

/**
 * What a site asks its host to send, as hosts read it that know `_headers`: the values of all rules that fit.
 * @param {string} folder
 * @returns {(path: string) => [string, string][]} path below the host's root -> headers; none where the site asks for none
 */
export function headersIn(folder) {
  const file = join(folder, HEADERS_FILE)
  const rules = existsSync(file) ? rulesIn(readFileSync(file, 'utf8')) : []
  return (path) => rules.filter(({ fits }) => fits.test(path)).flatMap(({ headers }) => headers)
}

/** @param {string} text */
function rulesIn(text) {
  return text
    .split(/\n(?=\S)/)
    .filter((rule) => rule.trim() !== '')
    .map((rule) => {
      const [path = '', ...lines] = rule.trim().split('\n')
      const headers = lines.map((line) => {
        const at = line.indexOf(':')
        return /** @type {[string, string]} */ ([line.slice(0, at).trim(), line.slice(at + 1).trim()])
      })
      return { fits: new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`), headers }
    })
}

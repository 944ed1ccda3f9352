// The size of a built site. Uses only Node itself.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { root } from './set-up.mjs'

/**
 * Size limits in bytes after Brotli, about a tenth above the measured sizes. A commit that raises one says why.
 * @type {Record<string, number>} by file name; a star matches the hash
 */
export const BUDGETS = JSON.parse(readFileSync(join(root, 'tests/budgets.json'), 'utf8'))

const compress = promisify(brotliCompress)

/**
 * Lists every file of a built site.
 * @param {string} site its folder
 */
export function filesOf(site) {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(site, file)).isFile())
    .map((file) => file.split(sep).join('/'))
}

/**
 * Whether a budget applies to a file.
 * @param {string} pattern
 * @param {string} file
 */
export function isFor(pattern, file) {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? file === pattern : file.startsWith(start) && file.endsWith(end)
}

/**
 * The size of a file in bytes after Brotli.
 * @param {string} path
 */
export async function weightOf(path) {
  const compressed = await compress(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  return compressed.length
}

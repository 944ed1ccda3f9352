// What a built site weighs. Uses nothing but Node itself.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { root } from './set-up.mjs'

/**
 * What the site may weigh at most, in bytes after brotli. These figures only go down. Pages hold the style of the overlay.
 * @type {Record<string, number>} a file, its hash a star
 */
export const BUDGETS = JSON.parse(readFileSync(join(root, 'e2e/budgets.json'), 'utf8'))

const pack = promisify(brotliCompress)

/**
 * Every file of a built site.
 * @param {string} site its folder
 */
export function filesOf(site) {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(site, file)).isFile())
    .map((file) => file.split(sep).join('/'))
}

/**
 * Whether a budget is that of a file.
 * @param {string} pattern
 * @param {string} file
 */
export function isFor(pattern, file) {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? file === pattern : file.startsWith(start) && file.endsWith(end)
}

/**
 * In bytes after brotli. Hashes are made alike first: their letters differ with every change, and pack better or worse.
 * @param {string} path
 */
export async function weightOf(path) {
  const bytes = readFileSync(path)
  const packed = /\.(?:js|css|html)$/.test(path)
    ? Buffer.from(withLikeHashes(bytes.toString('latin1')), 'latin1')
    : bytes
  return (await pack(packed, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length
}

/**
 * Each hash of a file's name or of the policy, in its order, becomes that of its number.
 * @param {string} text
 */
function withLikeHashes(text) {
  /** @type {string[]} */
  const seen = []
  return text.replace(/(?<=-)[\w-]{8}(?=\.(?:js|css|woff2))|(?<=sha256-)[\w+/]{43}=/g, (hash) => {
    if (!seen.includes(hash)) seen.push(hash)
    const like = createHash('sha256').update(String(seen.indexOf(hash)))
    return hash.length === 8 ? like.digest('base64url').slice(0, 8) : like.digest('base64')
  })
}

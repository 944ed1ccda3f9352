import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from '@playwright/test'

const SITE = 'node_modules/.site/specimen'

/** What the site may weigh at most, in bytes after brotli. These figures only go down. Pages hold the style of the overlay. */
const BUDGETS = {
  'index.html': 10_072,
  '404.html': 9_722,
  'academy/index.html': 10_723,
  'foundation/index.html': 10_751,
  'assets/index-*.js': 66_842,
  'assets/organisation-route-*.js': 2_069,
  'assets/lottie_light-*.js': 39_987,
  'assets/style-*.css': 6_622,
  'assets/geist-latin-wght-normal-*.woff2': 13_620,
  'assets/geist-mono-latin-wght-normal-*.woff2': 9_900,
}

const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  statSync(join(SITE, file)).isFile(),
)

for (const [pattern, budget] of Object.entries(BUDGETS)) {
  test(`${pattern} weighs at most ${budget} bytes`, () => {
    const [start = '', end = ''] = pattern.split('*')
    const matching = files.filter((file) => file.startsWith(start) && file.endsWith(end))
    expect(matching).toHaveLength(1)
    expect(weightOf(matching[0] ?? '')).toBeLessThanOrEqual(budget)
  })
}

test('no script or style is shipped that no budget names', () => {
  const named = Object.keys(BUDGETS).map((pattern) => new RegExp(`^${pattern.replace('*', '.*')}$`))
  const code = files.filter((file) => /\.(?:js|css|html)$/.test(file) && weightOf(file) > 500)
  expect(code.filter((file) => !named.some((pattern) => pattern.test(file)))).toEqual([])
})

/** In bytes after brotli. Hashes are made alike first: their letters differ with every change, and pack better or worse. */
function weightOf(file: string) {
  const bytes = readFileSync(join(SITE, file))
  const packed = /\.(?:js|css|html)$/.test(file)
    ? Buffer.from(withLikeHashes(bytes.toString('latin1')), 'latin1')
    : bytes
  return brotliCompressSync(packed, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** Each hash of a file's name or of the policy, in its order, becomes that of its number. */
function withLikeHashes(text: string) {
  const seen: string[] = []
  return text.replace(/(?<=-)[\w-]{8}(?=\.(?:js|css|woff2))|(?<=sha256-)[\w+/]{43}=/g, (hash) => {
    if (!seen.includes(hash)) seen.push(hash)
    const like = createHash('sha256').update(String(seen.indexOf(hash)))
    return hash.length === 8 ? like.digest('base64url').slice(0, 8) : like.digest('base64')
  })
}

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from '@playwright/test'

const SITE = 'node_modules/.site/specimen'

/** What the site may weigh at most, in bytes after brotli. These figures only go down. Pages hold the style of the overlay. */
const BUDGETS = {
  'index.html': 10_239,
  '404.html': 9_910,
  'academy/index.html': 10_935,
  'foundation/index.html': 10_968,
  'assets/index-*.js': 66_855,
  'assets/organisation-route-*.js': 2_069,
  'assets/lottie_light-*.js': 40_062,
  'assets/style-*.css': 7_688,
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

function weightOf(file: string) {
  const bytes = readFileSync(join(SITE, file))
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

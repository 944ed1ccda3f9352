import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { BUDGETS, filesOf, isFor, weightOf } from '../scripts/weights.mjs'

const SITE = 'node_modules/.site/specimen'

const files = filesOf(SITE)

for (const [pattern, budget] of Object.entries(BUDGETS)) {
  test(`${pattern} weighs at most ${budget} bytes`, async () => {
    const matching = files.filter((file) => isFor(pattern, file))
    expect(matching).toHaveLength(1)
    expect(await weightOf(join(SITE, matching[0] ?? ''))).toBeLessThanOrEqual(budget)
  })
}

test('no script or style is shipped that no budget names', () => {
  const code = files.filter((file) => /\.(?:js|css|html)$/.test(file))
  expect(code.filter((file) => !Object.keys(BUDGETS).some((pattern) => isFor(pattern, file)))).toEqual([])
})

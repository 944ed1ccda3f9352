import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { BUDGETS, filesOf, isFor, weightOf } from '../cli/weights.mjs'

const SITE = 'node_modules/.site/sample'

const files = filesOf(SITE)

for (const [pattern, budget] of Object.entries(BUDGETS)) {
  test(`${pattern} has at most ${budget} bytes after Brotli`, async () => {
    const matching = files.filter((file) => isFor(pattern, file))
    expect(matching).toHaveLength(1)
    expect(await weightOf(join(SITE, matching[0] ?? ''))).toBeLessThanOrEqual(budget)
  })
}

test('every page, script and font has a budget, and no stylesheet is a file', () => {
  const budgeted = files.filter((file) => /\.(?:js|css|html|woff2)$/.test(file))
  expect(budgeted.filter((file) => !Object.keys(BUDGETS).some((pattern) => isFor(pattern, file)))).toEqual([])
})

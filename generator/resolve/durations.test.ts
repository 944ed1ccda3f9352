import { expect, test } from 'vitest'
import { cellsIn, durationOf } from './durations.ts'

test.each([
  [0.5, 'en', '1 month'],
  [8, 'en', '8 months'],
  [23, 'de', '23 Monate'],
  [24, 'en', '2 years'],
  [47, 'en', '3½ years'],
  [59, 'fr', '4½ ans'],
  [60, 'ar', '5 سنوات'],
])('%s months in %s: %s', (months, language, text) => {
  expect(durationOf(months, language)).toBe(text)
})

test('a career has a cell a month, and fewer the longer it is', () => {
  expect([1, 59, 72, 73, 216, 217, 500].map(cellsIn)).toEqual([1, 59, 72, 37, 72, 54, 42])
})

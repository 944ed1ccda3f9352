import { expect, test } from 'vitest'
import { coverSizes } from './cover-sizes.ts'

test('a picture as flat as its box is drawn as wide as the box', () => {
  expect(coverSizes('100vw', 2, { width: 2400, height: 1200 })).toBe('100vw')
})

test('a higher one as well: it hangs over above and below', () => {
  expect(coverSizes('128px', 1, { width: 1600, height: 1800 })).toBe('128px')
})

test('a flatter one is drawn wider: it hangs over to both sides', () => {
  expect(coverSizes('(100vw - 40px)', 16 / 9, { width: 2400, height: 1200 })).toBe('calc(1.125 * (100vw - 40px))')
})

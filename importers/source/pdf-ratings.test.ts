import { expect, test } from 'vitest'
import { hasRatings } from './pdf-ratings.mjs'

const area = (left: number, top: number, width: number, height: number) => {
  return { left, right: left + width, top, bottom: top + height }
}
const dots = (top: number, count: number, step = 12) =>
  Array.from({ length: count }, (_, index) => area(400 + index * step, top, 8, 8))

test('finds rows of equal dots, also with an outline each', () => {
  expect(hasRatings([...dots(100, 5), ...dots(120, 5)])).toBe(true)
  const outlined = [...dots(100, 5), ...dots(120, 5)].flatMap((dot) => [dot, dot])
  expect(hasRatings(outlined)).toBe(true)
})

test('finds bars over longer ones', () => {
  const bar = (top: number, width: number) => [area(60, top, 120, 4), area(60, top, width, 4)]
  expect(hasRatings([...bar(100, 90), ...bar(120, 60)])).toBe(true)
})

test.each([
  ['one row', dots(100, 5)],
  ['three of a kind, as before a heading', [...dots(100, 3), ...dots(300, 3)]],
  ['bullets below each other', [100, 120, 140, 160].map((top) => area(40, top, 4, 4))],
  ['dots far from each other', [...dots(100, 5, 60), ...dots(120, 5, 60)]],
  ['rules', [area(40, 100, 200, 2), area(40, 300, 200, 2)]],
])('finds none in %s', (_, areas) => {
  expect(hasRatings(areas)).toBe(false)
})

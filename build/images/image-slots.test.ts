import { expect, test } from 'vitest'
import { fullSizeAt, narrowOf, widthsAt } from './image-slots.ts'

test('a picture is made in the widths that its place asks for', () => {
  expect(widthsAt('projectDialog', { width: 5000, height: 2500 })).toEqual([720, 1200, 1600, 2400])
})

test('never wider than it is, and its own width is the last one', () => {
  expect(widthsAt('projectDialog', { width: 1300, height: 650 })).toEqual([720, 1200, 1300])
  expect(widthsAt('projectDialog', { width: 300, height: 150 })).toEqual([300])
})

test('wider where it hangs over its box', () => {
  expect(widthsAt('round', { width: 2000, height: 1000 })).toEqual([256, 384, 512])
})

test('phones get the part of the photograph that they show', () => {
  expect(narrowOf({ width: 3840, height: 1920 })).toEqual({ left: 1254, top: 0, width: 2048, height: 1920 })
  expect(narrowOf({ width: 800, height: 1200 })).toEqual({ left: 0, top: 0, width: 800, height: 1200 })
})

test.each([
  ['hero', { width: 1920, height: 960 }, { width: 3840, height: 1920 }],
  ['heroNarrow', { width: 1600, height: 900 }, { width: 3200, height: 1800 }],
  ['projectDialog', { width: 4800, height: 2400 }, { width: 2400, height: 1200 }],
  ['round', { width: 100, height: 50 }, { width: 512, height: 256 }],
] as const)('as %s, %j is whole at %j', (place, size, whole) => {
  expect(fullSizeAt(place, size)).toEqual(whole)
})

import { expect, test } from 'vitest'
import { fullSizeAt, narrowCrop, pixelWidthAt, widthsAt } from './image-slots.ts'

test('offers no width for which the image lacks the pixels', () => {
  expect(widthsAt('projectDialog', { width: 1300, height: 650 })).toEqual([768, 1200, 1300])
  expect(widthsAt('projectDialog', { width: 300, height: 150 })).toEqual([300])
  expect(widthsAt('round', { width: 400, height: 200 })).toEqual([128, 192, 200])
})

test('makes an image that is flatter than its slot wider, so that it covers the slot', () => {
  const image = { width: 2000, height: 1000 }
  expect(widthsAt('round', image).map((width) => pixelWidthAt('round', width, image))).toEqual([256, 384, 512])
  expect(pixelWidthAt('round', 300, { width: 399, height: 200 }), 'but never enlarges it').toBe(399)
})

test('crops the hero for phones', () => {
  expect(narrowCrop({ width: 3840, height: 1920 })).toEqual({ left: 1254, top: 0, width: 2048, height: 1920 })
  expect(narrowCrop({ width: 800, height: 1200 })).toEqual({ left: 0, top: 0, width: 800, height: 1200 })
})

test.each([
  ['hero', { width: 1920, height: 960 }, { width: 3840, height: 1920 }],
  ['heroNarrow', { width: 1600, height: 900 }, { width: 3200, height: 1800 }],
  ['projectDialog', { width: 4800, height: 2400 }, { width: 2400, height: 1200 }],
  ['round', { width: 100, height: 50 }, { width: 512, height: 256 }],
] as const)('gives the size at which an image for the slot %s has enough pixels, from %j', (slot, size, full) => {
  expect(fullSizeAt(slot, size)).toEqual(full)
})

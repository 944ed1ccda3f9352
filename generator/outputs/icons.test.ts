import sharp from 'sharp'
import { expect, test } from 'vitest'
import { favicon, touchIcon } from './icons.ts'

test('the touch icon has 180 opaque pixels in each direction', async () => {
  const { width, height } = await sharp(await touchIcon()).metadata()
  expect([width, height]).toEqual([180, 180])
  expect((await sharp(await touchIcon()).stats()).isOpaque).toBe(true)
})

test('favicon.ico contains one image of 32 pixels', async () => {
  const file = await favicon()
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)]
  expect(offset + length).toBe(file.length)
  expect((await sharp(file.subarray(offset)).metadata()).width).toBe(32)
})

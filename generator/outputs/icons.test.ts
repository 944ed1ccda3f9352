import sharp from 'sharp'
import { expect, test } from 'vitest'
import { favicon, icon, touchIcon } from './icons.ts'

test('the drawing adapts to dark bars', () => {
  expect(icon()).toContain('prefers-color-scheme:dark')
})

test('the icon of a home screen is 180 pixels and covers all of them', async () => {
  const { width, height } = await sharp(await touchIcon()).metadata()
  expect([width, height]).toEqual([180, 180])
  expect((await sharp(await touchIcon()).stats()).isOpaque).toBe(true)
})

test('favicon.ico holds one picture of 32 pixels, where its header says', async () => {
  const file = await favicon()
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)]
  expect(offset + length).toBe(file.length)
  expect((await sharp(file.subarray(offset)).metadata()).width).toBe(32)
})

import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { readImageMetadata } from './image-metadata.ts'

test('applies the EXIF orientation of a photo to its size', async () => {
  const file = join(temporaryFolder(), 'rotated.jpg')
  await sharp({ create: { width: 40, height: 20, channels: 3, background: 'gray' } })
    .withMetadata({ orientation: 6 })
    .toFile(file)
  expect(await readImageMetadata(file)).toEqual({ width: 20, height: 40, opaque: true })
})

test('finds transparent pixels', async () => {
  const file = join(temporaryFolder(), 'transparent.png')
  await sharp({ create: { width: 4, height: 4, channels: 4, background: '#0f08' } }).toFile(file)
  expect(await readImageMetadata(file)).toMatchObject({ opaque: false })
})

test('rejects a truncated image', async () => {
  const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer()
  const folder = temporaryFolder({ 'half.jpg': whole.subarray(0, whole.length / 2) })
  await expect(readImageMetadata(join(folder, 'half.jpg'))).rejects.toThrow(/premature/i)
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readImageMetadata } from './image-metadata.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))

test('a photo that a camera stored on its side has the size a browser shows', async () => {
  const file = join(folder, 'turned.jpg')
  await sharp({ create: { width: 40, height: 20, channels: 3, background: 'gray' } })
    .withMetadata({ orientation: 6 })
    .toFile(file)
  expect(await readImageMetadata(file)).toEqual({
    width: 20,
    height: 40,
    opaque: true,
  })
})

test('tells whether an image has transparent pixels', async () => {
  const file = join(folder, 'clear.png')
  await sharp({ create: { width: 4, height: 4, channels: 4, background: '#0f08' } }).toFile(file)
  expect(await readImageMetadata(file)).toMatchObject({ opaque: false })
})

test('a picture that ends half-way is refused', async () => {
  const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer()
  const file = join(folder, 'half.jpg')
  writeFileSync(file, whole.subarray(0, whole.length / 2))
  await expect(readImageMetadata(file)).rejects.toThrow(/premature/i)
})

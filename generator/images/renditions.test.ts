import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { render, renditionsOf } from './renditions.ts'

const namesOf = (name: string, width: number, opaque: boolean) =>
  renditionsOf({ name, width, height: width, opaque }, ['round']).map((rendition) => rendition.name)

test('offers an image as AVIF in each width, as JPEG in one, and under its own name', () => {
  expect(namesOf('me.png', 140, true)).toEqual(['me-128w.avif', 'me-128w.jpg', 'me-140w.avif', 'me.png'])
})

test('offers a transparent image as PNG instead of JPEG', () => {
  expect(namesOf('me.webp', 100, false)).toEqual(['me-100w.avif', 'me-100w.png', 'me.webp'])
})

test('removes EXIF data and applies the orientation', async () => {
  const file = join(temporaryFolder(), 'photo.jpg')
  await sharp({ create: { width: 80, height: 40, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '38/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFile(file)
  for (const rendition of renditionsOf({ name: 'photo.jpg', width: 40, height: 80, opaque: true }, ['round'])) {
    const { width, height, exif } = await sharp(await render(file, rendition)).metadata()
    expect([width, height, exif]).toEqual([40, 80, undefined])
  }
})

test('names a damaged image', async () => {
  const file = join(temporaryFolder({ 'a.jpg': 'text' }), 'a.jpg')
  const rendition = { name: 'a-9w.avif', width: 9, format: 'avif', crop: null } as const
  await expect(render(file, rendition)).rejects.toThrow(/a\.jpg: The image can't be converted to a-9w\.avif/)
})

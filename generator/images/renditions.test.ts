import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { render, renditionsOf } from './renditions.ts'

const folder = mkdtempSync(join(tmpdir(), 'renditions-'))

test('each width stands as AVIF and as JPEG, and the picture under its own name', () => {
  const names = renditionsOf({ name: 'me.png', width: 200, height: 200, opaque: true }, ['round']).map(
    ({ name }) => name,
  )
  expect(names).toEqual([
    'me-128w.avif',
    'me-128w.jpg',
    'me-192w.avif',
    'me-192w.jpg',
    'me-200w.avif',
    'me-200w.jpg',
    'me.png',
  ])
})

test('as PNG instead of JPEG where it can be seen through', () => {
  const names = renditionsOf({ name: 'me.webp', width: 100, height: 100, opaque: false }, ['round'])
  expect(names.map(({ name }) => name)).toEqual(['me-100w.avif', 'me-100w.png', 'me.webp'])
})

test('what a camera wrote beside the picture is left out, and the picture stands upright', async () => {
  const file = join(folder, 'photo.jpg')
  await sharp({ create: { width: 80, height: 40, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '38/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFile(file)
  for (const rendition of renditionsOf({ name: 'photo.jpg', width: 40, height: 80, opaque: true }, ['round'])) {
    const { width, height, exif } = await sharp(await render(file, rendition)).metadata()
    expect([width, height, exif]).toEqual([40, 80, undefined])
  }
})

test('a picture that is damaged is named', async () => {
  const rendition = { name: 'a-9w.avif', width: 9, format: 'avif', narrow: false } as const
  await expect(render(new URL(import.meta.url).pathname, rendition)).rejects.toThrow(
    /renditions\.test\.ts can't be made/,
  )
})

import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { isDark, readImageMetadata } from './image-metadata.ts'
import { focusCrop, fullSizeAt, pixelWidthAt, widthsAt } from './image-slots.ts'
import { render, renditionsOf } from './renditions.ts'

test('offers no width for which the image lacks the pixels', () => {
  expect(widthsAt('projectDialog', { width: 1300, height: 650 })).toEqual([768, 1200, 1300])
  expect(widthsAt('projectDialog', { width: 300, height: 150 })).toEqual([300])
  expect(widthsAt('round', { width: 400, height: 200 })).toEqual([144, 200])
})

test('makes an image that is flatter than its slot wider, so that it covers the slot', () => {
  const image = { width: 2000, height: 1000 }
  expect(widthsAt('round', image).map((width) => pixelWidthAt('round', width, image))).toEqual([288, 444, 592])
  expect(pixelWidthAt('round', 300, { width: 399, height: 200 }), 'but never enlarges it').toBe(399)
})

test.each([
  ['0% 0%', { left: 0, top: 0 }],
  ['100% 100%', { left: 800, top: 300 }],
  ['50% 25%', { left: 400, top: 75 }],
])('a thumbnail shows the part of the picture at %s', (focus, corner) => {
  expect(focusCrop({ width: 2400, height: 1200 }, focus)).toEqual({ ...corner, width: 1600, height: 900 })
})

test.each([
  ['<circle cx="4" cy="4" r="3" fill="#24292e"/>', true],
  ['<circle cx="4" cy="4" r="3" fill="#fce205"/>', false],
  ['<path d="M0 0h9v9H0z" fill="#24292e"/>', false], // its own ground
])('of the mark %s, says whether it is too dark for the dark theme: %s', async (shape, dark) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${shape}</svg>`
  expect(await isDark(Buffer.from(svg))).toBe(dark)
})

test.each([
  ['black lines', '<path d="M2 2v14h14" fill="none" stroke="#111"/>', 'light'],
  ['a white logo', '<circle cx="10" cy="10" r="6" fill="#fff"/>', 'dark'],
  ['white boxes with black edges', '<path d="M3 3h14v14h-14z" fill="#fff" stroke="#000"/>', 'light'],
  ['white with black letters within', '<circle cx="10" cy="10" r="7" fill="#fff"/><path d="M7 7h6v6h-6z"/>', 'dark'],
  ['a medium blue', '<circle cx="10" cy="10" r="6" fill="#1f9ae0"/>', undefined],
  ['a dark tile with round corners', '<rect width="20" height="20" rx="4"/>', undefined],
  ['its own ground', '<path d="M0 0h20v20H0z"/>', undefined],
  [
    'a coloured window with a shadow',
    '<path d="M1 1h18v18h-18z" opacity=".4"/><path d="M3 3h14v14h-14z" fill="#39c"/>',
    undefined,
  ],
  ['nothing', '', undefined],
])('of a picture with %s, knows the ground that shows it in both themes', async (_, shapes, ground) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 20 20">${shapes}</svg>`
  const folder = temporaryFolder({ 'picture.svg': svg })
  const png = join(folder, 'picture.png')
  await sharp(Buffer.from(svg)).toFile(png)
  expect((await readImageMetadata(join(folder, 'picture.svg'))).ground).toBe(ground)
  expect((await readImageMetadata(png)).ground).toBe(ground)
})

test.each([
  ['hero', { width: 1920, height: 960 }, { width: 3840, height: 1920 }],
  ['heroNarrow', { width: 1600, height: 900 }, { width: 3200, height: 1800 }],
  ['projectDialog', { width: 4800, height: 2400 }, { width: 2400, height: 1200 }],
  ['round', { width: 100, height: 50 }, { width: 592, height: 296 }],
] as const)('gives the size at which an image for the slot %s has enough pixels, from %j', (slot, size, full) => {
  expect(fullSizeAt(slot, size)).toEqual(full)
})

test.each([
  ['me.png', 200, true, ['sizes/me.png-144w.avif', 'sizes/me.png-144w.jpg', 'sizes/me.png-200w.avif', 'me.png']],
  ['me.webp', 100, false, ['sizes/me.webp-100w.avif', 'sizes/me.webp-100w.png', 'me.webp']],
])(
  'offers %s (%i pixels, opaque: %s) as AVIF, in one width as JPEG or PNG, and under its own name',
  (name, width, opaque, names) => {
    const renditions = renditionsOf({ name, width, height: width, opaque }, ['round'])
    expect(renditions.map((rendition) => rendition.name)).toEqual(names)
  },
)

test.each([
  [1170, 18_000],
  [30, 40_000],
  [40_000, 30],
  [18_000, 900],
  [1, 1],
])('makes no side of a picture of %d x %d longer than AVIF allows', (width, height) => {
  for (const slot of ['projectDialog', 'photoDialog', 'thumbnail'] as const) {
    const made = widthsAt(slot, { width, height }).map((each) => pixelWidthAt(slot, each, { width, height }))
    expect(made.length).toBeGreaterThan(0)
    expect(Math.max(...made, ...made.map((each) => (each * height) / width))).toBeLessThanOrEqual(16_384)
    const ideal = fullSizeAt(slot, { width, height })
    expect(Math.max(ideal.width, ideal.height)).toBeLessThanOrEqual(16_385) // rounded up
  }
})

test('names the files of each image differently, whatever the others are called', () => {
  const size = { width: 3000, height: 1500, opaque: true }
  const filesOf = (name: string, focus?: string) =>
    renditionsOf({ name, ...size, focus }, ['thumbnail', 'heroNarrow']).map((rendition) => rendition.name)
  const all = [
    filesOf('a.jpg'),
    filesOf('a.png'),
    filesOf('a-50-20.jpg'),
    filesOf('a-narrow.jpg'),
    filesOf('a-384w.jpg'),
  ]
  const focused = filesOf('a.jpg', '50% 20%').filter((name) => name.includes('-50-20-'))
  expect(focused).toHaveLength(4)
  const names = [...all.flat(), ...focused]
  expect(new Set(names).size).toBe(names.length)
})

test('removes EXIF data, and applies the orientation to the photo and its size', async () => {
  const file = join(temporaryFolder(), 'photo.jpg')
  await sharp({ create: { width: 80, height: 40, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '38/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFile(file)
  expect(await readImageMetadata(file)).toEqual({ width: 40, height: 80, opaque: true })
  for (const rendition of renditionsOf({ name: 'photo.jpg', width: 40, height: 80, opaque: true }, ['round'])) {
    const { width, height, exif } = await sharp(await render(file, rendition)).metadata()
    expect([width, height, exif]).toEqual([40, 80, undefined])
  }
})

test('finds transparent pixels, and rejects a truncated image', async () => {
  const create = { width: 400, height: 400, channels: 4, background: '#0f08' } as const // a literal
  const [transparent, whole] = [await sharp({ create }).png().toBuffer(), await sharp({ create }).jpeg().toBuffer()]
  const folder = temporaryFolder({ 'whole.png': transparent, 'half.jpg': whole.subarray(0, whole.length / 2) })
  expect(await readImageMetadata(join(folder, 'whole.png'))).toMatchObject({ opaque: false })
  await expect(readImageMetadata(join(folder, 'half.jpg'))).rejects.toThrow(/premature/i)
})

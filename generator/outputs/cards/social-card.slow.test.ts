import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { typesetSvg } from '../typeset.ts'
import { socialCard, stringsOf } from './social-card.ts'

const texts = { name: 'Ada Lovelace', line: '', host: 'me.example', language: 'en' }

test('a card is a small JPEG of 1200 by 630, with visible text', async () => {
  const strings = { ...texts, name: '#panic("x") $ <script>', line: '*_` ]]>' }
  const card = await socialCard({ ...strings, image: 'sample/images/portrait.jpg', kind: 'photo' })
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  expect(card.length).toBeLessThan(300_000)
  // Blue: only the text is bright in it, neither the background nor the amber line.
  expect((await channelsIn(card, 70, 330, 560, 150))[2]?.max).toBeGreaterThan(230)
})

test.each([
  ['a name of one word', { name: 'Papadimitrakopoulos', line: 'Engineer' }],
  ['a long word', { name: 'Firm', line: 'Bundesrechtsanwaltskammerangelegenheitenverwaltung '.repeat(2) }],
  ['a word that is too long for every size', { name: 'W'.repeat(200), line: 'x'.repeat(900) }],
  ['a long host', { name: 'Ada', line: '-', host: `${'long-'.repeat(20)}.example` }],
])('the text stays beside the image and below the host with %s', async (_, strings) => {
  const text = await drawn(strings)
  expect(await opacityIn(text, 702, 0, 498, 630)).toBe(0)
  expect(await opacityIn(text, 0, 110, 702, 40)).toBe(0)
  expect(await opacityIn(text, 76, 156, 624, 410)).toBeGreaterThan(0)
})

test('a name in katakana breaks between its parts, into two lines', async () => {
  const text = await drawn({ name: 'ノラ・リンドクヴィスト', line: 'エンジニア', language: 'ja' })
  expect(await opacityIn(text, 76, 156, 624, 144)).toBe(0)
  expect(await opacityIn(text, 76, 400, 624, 60)).toBeGreaterThan(0)
})

test('a line is broken into even lines, above the availability', async () => {
  const status = 'Available for projects'
  const text = await drawn({ name: 'Ada', line: 'Platform Engineer & Data Engineer', status })
  expect(await opacityIn(text, 450, 430, 250, 136)).toBe(0)
  expect(await opacityIn(text, 280, 470, 100, 40)).toBeGreaterThan(0)
  const [red, green] = await channelsIn(text, 76, 540, 16, 26)
  expect(green?.max, 'its dot').toBeGreaterThan((red?.max ?? 255) + 100)
})

test('a logo is centred, turned by its EXIF orientation, and throws a shadow', async () => {
  const image = join(temporaryFolder(), 'logo.jpg')
  await sharp({ create: { width: 50, height: 100, channels: 3, background: 'red' } })
    .extend({ right: 50, background: 'blue' })
    .withMetadata({ orientation: 6 })
    .toFile(image)
  const card = await socialCard({ ...texts, image, kind: 'logo' })
  const colourAt = async (top: number) => (await channelsIn(card, 980, top, 10, 10)).map(({ mean }) => Math.round(mean))
  const near = (value: number) => expect.closeTo(value, -1)
  expect(await colourAt(215)).toEqual([255, 0, 0].map(near))
  expect(await colourAt(400)).toEqual([0, 0, 255].map(near))
  const [[, lit = 0], [, shaded]] = [await colourAt(165), await colourAt(455)]
  expect(shaded).toBeLessThan(lit * 0.7)
})

test.each(['photo', 'logo'] as const)('a black drawing on nothing, as a %s, has a light ground', async (kind) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path d="M30 30h30v30H30z"/></svg>'
  const image = join(temporaryFolder({ 'drawing.svg': svg }), 'drawing.svg')
  const card = await socialCard({ ...texts, image, kind, ground: 'light' })
  const brightnessAt = async (left: number, top: number) => (await channelsIn(card, left, top, 4, 4))[0]?.mean
  expect(await brightnessAt(978, 313), 'the drawing').toBeLessThan(20)
  expect(await brightnessAt(978, 204), 'its ground').toBeGreaterThan(220)
})

test.each(['photo', 'logo'] as const)('the initials are centred where the %s is missing', async (kind) => {
  const card = await socialCard({ ...texts, image: undefined, kind })
  const brightness = async (left: number, top: number, width: number, height: number) =>
    (await channelsIn(card, left, top, width, height))[1]?.max
  expect(await brightness(900, 270, 160, 90)).toBeGreaterThan(200)
  expect(await brightness(765, 10, 430, 150)).toBeLessThan(60)
  expect(await brightness(765, 470, 430, 150)).toBeLessThan(60)
})

test.each(['photo', 'logo'] as const)('names a %s that is too long for a card', async (kind) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="10"/>'
  const image = join(temporaryFolder({ 'long.svg': svg }), 'long.svg')
  const card = socialCard({ ...texts, image, kind })
  await expect(card).rejects.toThrow(/long\.svg: The image can't be drawn .+ Save it in a usual size/)
})

/** The texts of a card without its background. */
async function drawn(strings: Partial<Parameters<typeof stringsOf>[0]>): Promise<Buffer> {
  const svg = await typesetSvg('cards/social-card.typ', stringsOf({ ...texts, ...strings }))
  return sharp(Buffer.from(svg)).resize(1200).png().toBuffer()
}

/** The statistics of a region. `stats` ignores an `extract` of the same pipeline. */
async function channelsIn(image: Buffer, left: number, top: number, width: number, height: number) {
  const region = await sharp(image).extract({ left, top, width, height }).png().toBuffer()
  return (await sharp(region).stats()).channels
}

/** How opaque the most opaque pixel of a region is. */
async function opacityIn(image: Buffer, left: number, top: number, width: number, height: number) {
  return (await channelsIn(image, left, top, width, height))[3]?.max
}

import { join } from 'node:path'
import sharp, { type Region } from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { socialCard, stringsOf } from './social-card.ts'
import { typesetSvg } from './typeset.ts'

test('a card is a small JPEG of 1200 by 630, with visible text', async () => {
  const photo = { image: 'sample/images/portrait.jpg', kind: 'photo' as const, host: 'me.example', language: 'en' }
  const card = await socialCard({ ...photo, name: '#panic("x") $ <script>', line: '*_` ]]>' })
  const { width, height, format } = await sharp(card).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  expect(card.length).toBeLessThan(300_000)
  const { channels } = await statsOf(card, { left: 70, top: 330, width: 560, height: 150 })
  // Blue: only the text is bright in it, neither the background nor the amber line.
  expect(channels[2]?.max).toBeGreaterThan(230)
})

test.each([
  ['a name of one word', { name: 'Papadimitrakopoulos', line: 'Engineer' }],
  ['a long word', { name: 'Firm', line: 'Bundesrechtsanwaltskammerangelegenheitenverwaltung '.repeat(2) }],
  ['a word that is too long for every size', { name: 'W'.repeat(200), line: 'x'.repeat(900) }],
  ['a long host', { name: 'Ada', line: '-', host: `${'long-'.repeat(20)}.example` }],
])('the text stays beside the image and below the host with %s', async (_, strings) => {
  const opacityIn = await opacityOf({ host: 'me.example', language: 'en', ...strings })
  expect(await opacityIn(702, 0, 498, 630)).toBe(0)
  expect(await opacityIn(0, 110, 702, 40)).toBe(0)
  expect(await opacityIn(76, 156, 624, 410)).toBeGreaterThan(0)
})

test('a name in katakana breaks between its parts, into two lines', async () => {
  const texts = { name: 'ノラ・リンドクヴィスト', line: 'エンジニア', host: 'me.example', language: 'ja' }
  const opacityIn = await opacityOf(texts)
  expect(await opacityIn(76, 156, 624, 144)).toBe(0)
  expect(await opacityIn(76, 400, 624, 60)).toBeGreaterThan(0)
})

/** Typesets the texts of a card, and returns how opaque the most opaque pixel of a region is. */
async function opacityOf(texts: Parameters<typeof stringsOf>[0]) {
  const svg = await typesetSvg('social-card.typ', stringsOf(texts))
  const image = await sharp(Buffer.from(svg)).resize(1200).png().toBuffer()
  return async (left: number, top: number, width: number, height: number) =>
    (await statsOf(image, { left, top, width, height })).channels[3]?.max
}

test('a line is broken into even lines, above the availability', async () => {
  const texts = { name: 'Ada', line: 'Platform Engineer & Data Engineer', host: 'me.example', language: 'en' }
  const svg = await typesetSvg('social-card.typ', stringsOf({ ...texts, status: 'Available for projects' }))
  const image = await sharp(Buffer.from(svg)).resize(1200).png().toBuffer()
  const maximaIn = async (left: number, top: number, width: number, height: number) =>
    (await statsOf(image, { left, top, width, height })).channels.map(({ max }) => max)
  expect((await maximaIn(450, 430, 250, 136))[3]).toBe(0)
  expect((await maximaIn(280, 470, 100, 40))[3]).toBeGreaterThan(0)
  const [red = 255, green = 0] = await maximaIn(76, 540, 16, 26)
  expect(green, 'its dot').toBeGreaterThan(red + 100)
})

test('a logo is centred, and turned by its EXIF orientation', async () => {
  const image = join(temporaryFolder(), 'logo.jpg')
  await sharp({ create: { width: 50, height: 100, channels: 3, background: 'red' } })
    .extend({ right: 50, background: 'blue' })
    .withMetadata({ orientation: 6 })
    .toFile(image)
  const card = await socialCard({ name: 'Firm', line: 'Line', host: 'me.example', language: 'en', image, kind: 'logo' })
  const colourAt = async (top: number) =>
    (await statsOf(card, { left: 980, top, width: 10, height: 10 })).channels.map(({ mean }) => Math.round(mean / 255))
  expect(await colourAt(215)).toEqual([1, 0, 0])
  expect(await colourAt(400)).toEqual([0, 0, 1])
  const brightnessAt = async (top: number) =>
    (await statsOf(card, { left: 970, top, width: 20, height: 10 })).channels[1]?.mean
  expect(await brightnessAt(455), 'it throws a shadow').toBeLessThan(((await brightnessAt(165)) ?? 0) * 0.7)
})

/** The statistics of a region. `stats` ignores an `extract` of the same pipeline. */
async function statsOf(image: Buffer, region: Region) {
  return sharp(await sharp(image).extract(region).png().toBuffer()).stats()
}

test.each(['photo', 'logo'] as const)('the initials are centred where the %s is missing', async (kind) => {
  const texts = { name: 'Ada Lovelace', line: '', host: 'me.example', language: 'en' }
  const card = await socialCard({ ...texts, image: undefined, kind })
  const brightness = async (left: number, top: number, width: number, height: number) =>
    (await statsOf(card, { left, top, width, height })).channels[1]?.max ?? 0
  expect(await brightness(900, 270, 160, 90)).toBeGreaterThan(200)
  expect(await brightness(765, 10, 430, 150)).toBeLessThan(60)
  expect(await brightness(765, 470, 430, 150)).toBeLessThan(60)
})

test.each(['photo', 'logo'] as const)('names a %s that is too long for a card', async (kind) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="10"/>'
  const image = join(temporaryFolder({ 'long.svg': svg }), 'long.svg')
  const card = socialCard({ name: 'Ada', line: '', host: 'me.example', language: 'en', image, kind })
  await expect(card).rejects.toThrow(/long\.svg: The image can't be drawn .+ Save it in a usual size/)
})

import { join } from 'node:path'
import { interpolate } from 'culori'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DEFAULT_DOCUMENT_LOOK, documentLookOf } from '../../look/document-look.ts'
import { fullContent, siteOf } from '../../testing/contents.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { typesetSvg } from '../typeset.ts'
import { socialCard, stringsOf } from './social-card.ts'
import { socialCards } from './social-cards.ts'

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

test.each([
  ['a long title', { name: 'Migration of the nightly warehouse '.repeat(12) }],
  ['a long result', { name: 'Warehouse', line: '11 hours → 9 minutes, for every report '.repeat(20) }],
  ['both', { name: 'Migration of the nightly warehouse '.repeat(12), line: '11 hours → 9 minutes, '.repeat(40) }],
  ['a title in Japanese', { name: '夜間バッチ処理から止まらないストリームへの移行。'.repeat(6), language: 'ja' }],
])(
  '%s ends in an ellipsis after a whole word',
  async (_, strings: { name: string; line?: string; language?: string }) => {
    const { name, line = '', language } = strings
    const wordsOf = (text: string) => (language === 'ja' ? Array.from(text) : text.split(/[\s,]+/))
    const cut = (await partsOf(strings)).join('\n').matchAll(/(\S+)\n?…/g)
    const last = Array.from(cut, ([, words = '']) => wordsOf(words).at(-1))
    expect(last).toHaveLength([name, line].filter((text) => text.length > 140).length)
    for (const word of last) expect(wordsOf(`${name} ${line}`)).toContain(word)
  },
)

test('a long word is parted by a hyphen, at a size that can be read', async () => {
  const long = { name: 'Donaudampfschifffahrtsgesellschaft', language: 'de' }
  expect(await partsOf(long)).toEqual(['me.example', 'Donaudampfschiff', '\u00AD', 'fahrtsgesellschaft'])
  expect(await opacityIn(await drawn(long), 76, 390, 624, 50), 'the first of two large lines').toBe(255)
})

const CAREER = [
  { x: 0, width: 20 },
  { x: 20, width: 20 },
  { x: 60, width: 40, isCurrent: true as const },
]

test('the career is below the name, to scale, with a hairline in its gap', async () => {
  const text = await drawn({ career: CAREER })
  expect(await Promise.all([100, 300, 690].map((left) => careerAt(text, left)))).toEqual([
    mixed('accent', 0.5),
    mixed('accent', 0.75),
    mixed('signal'),
  ])
  const heightAt = async (left: number) =>
    (await sharp(text).extract({ left, top: 540, width: 1, height: 26 }).raw().toBuffer()).filter(
      (value, index) => index % 4 === 3 && value > 200,
    ).length
  expect(await heightAt(300)).toBe(6)
  expect(await heightAt(400)).toBe(2)
})

test('the card of a story highlights its time on a dimmed career', async () => {
  const text = await drawn({ career: CAREER, highlighted: { x: 10, width: 20 } })
  expect(await Promise.all([100, 180, 300, 690].map((left) => careerAt(text, left)))).toEqual([
    mixed('accent', 0.5 * 0.35),
    mixed('signal'),
    mixed('accent', 0.75 * 0.35),
    mixed('signal', 0.35),
  ])
})

test('the home page has the career, a story its time in it, and an organisation a dash', async () => {
  const { content, source } = await fullContent()
  const [project] = content.gallery?.projects ?? []
  if (!content.gallery || !project) throw new Error('the content has no project')
  const projects = [{ ...project, period: { text: '2016', start: '2016', end: '2016' } }]
  const given = { ...content, gallery: { ...content.gallery, projects } }
  const { id = '' } = project
  const site = siteOf(given, { source, stories: new Map([[id, { id, nodes: [] }]]) })
  const cards = socialCards.files(site).map(async ([path, create]) => {
    const card = Buffer.from(await create())
    return [path, await amberIn(card, 154), await amberIn(card, 640)]
  })
  expect(await Promise.all(cards)).toEqual([
    ['cards/index.jpg', false, true],
    ['cards/coast.jpg', false, false],
    [`cards/projects/${id}.jpg`, true, false],
  ])
})

/** Whether a column has the colour of the present. */
async function amberIn(card: Buffer, left: number): Promise<boolean> {
  const column = await sharp(card).extract({ left, top: 0, width: 1, height: 630 }).raw().toBuffer()
  const colours = Array.from({ length: 630 }, (_, row) => column.subarray(3 * row, 3 * row + 3))
  return colours.some(([red = 0, green = 0, blue = 255]) => red > 220 && green > 160 && blue < 100)
}

test('in the light theme, a card is white, its photo fades into it, and its text is dark', async () => {
  const look = documentLookOf(undefined, undefined, 'light')
  const card = await socialCard({ ...texts, look, image: 'sample/images/portrait.jpg', kind: 'photo' })
  const brightnessAt = async (left: number, width: number) => (await channelsIn(card, left, 400, width, 160))[1]
  expect((await brightnessAt(720, 40))?.min).toBeGreaterThan(250)
  expect((await brightnessAt(76, 500))?.min).toBeLessThan(60)
})

test.each(['light', 'dark'] as const)('a logo for %s ground has it in the other theme', async (ground) => {
  const [fill, theme] = ground === 'light' ? (['#000', 'dark'] as const) : (['#fff', 'light'] as const)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path d="M30 30h30v30H30z" fill="${fill}"/></svg>`
  const image = join(temporaryFolder({ 'mark.svg': svg }), 'mark.svg')
  const contrastIn = async (each: 'light' | 'dark') => {
    const look = documentLookOf(undefined, undefined, each)
    const card = await socialCard({ ...texts, look, image, kind: 'logo', ground })
    const [mark, around] = [await channelsIn(card, 978, 313, 4, 4), await channelsIn(card, 870, 313, 4, 4)]
    return Math.abs((mark[0]?.mean ?? 0) - (around[0]?.mean ?? 0))
  }
  expect(await contrastIn(theme)).toBeGreaterThan(180)
  expect(await contrastIn(ground)).toBeGreaterThan(180)
})

test('a picture of a project is whole', async () => {
  const image = join(temporaryFolder(), 'wide.png')
  await sharp({ create: { width: 800, height: 400, channels: 3, background: 'black' } })
    .composite([
      { input: { create: { width: 60, height: 60, channels: 3, background: 'red' } }, left: 0, top: 170 },
      { input: { create: { width: 60, height: 60, channels: 3, background: 'blue' } }, left: 740, top: 170 },
    ])
    .toFile(image)
  const card = await socialCard({ ...texts, image, kind: 'picture' })
  expect((await channelsIn(card, 786, 310, 10, 10))[0]?.mean, 'red, at its left edge').toBeGreaterThan(200)
  expect((await channelsIn(card, 1164, 310, 10, 10))[2]?.mean, 'blue, at its right edge').toBeGreaterThan(200)
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

/** The texts of a card, in parts that no line break is in. */
async function partsOf(strings: Partial<Parameters<typeof stringsOf>[0]>): Promise<string[]> {
  const svg = await typesetSvg('cards/social-card.typ', stringsOf({ ...texts, ...strings }))
  return Array.from(svg.matchAll(/class="tsel"[^>]*>([^<]*)</g), ([, text = '']) => text)
}

/** The colour of the career below a name of one line, this far from the left. */
async function careerAt(card: Buffer, left: number): Promise<number[]> {
  return (await channelsIn(card, left, 564, 1, 1)).slice(0, 3).map(({ mean }) => mean)
}

/** A colour of the cards, of which so much is over the background. */
function mixed(name: 'accent' | 'signal', part = 1): number[] {
  const { background, ...colours } = DEFAULT_DOCUMENT_LOOK.colours.card
  const { r, g, b } = interpolate([background, colours[name]], 'rgb')(part)
  return [r, g, b].map((channel) => expect.closeTo(255 * channel, -1))
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

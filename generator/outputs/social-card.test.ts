import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Region } from 'sharp'
import { expect, test } from 'vitest'
import { socialCard } from './social-card.ts'
import { draw } from './typeset.ts'

const photo = { picture: 'sample/images/portrait.jpg', kind: 'photo' as const, host: 'me.example' }

test.each([
  ['a short name', { name: 'Ada', line: 'Engineer' }],
  ['a long one', { name: 'Ж'.repeat(30), line: 'A very long line about many things '.repeat(5) }],
  ['a hostile one', { name: '#panic("x") $ <script>', line: '*_`' }],
])('a card with %s is a JPEG of 1200 by 630, small enough for every network', async (_, words) => {
  const card = await socialCard({ ...photo, ...words })
  const { width, height, format } = await sharp(card).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  expect(card.length).toBeLessThan(300_000)
})

test('its words can be seen', async () => {
  const brightestOf = async (name: string) => {
    const card = await socialCard({ ...photo, name, line: '-' })
    const { channels } = await statsOf(card, { left: 70, top: 330, width: 560, height: 150 })
    return channels[2]?.max ?? 0 // The line under the name is yellow, and dark in blue.
  }
  expect(await brightestOf('Ada')).toBeGreaterThan(230)
})

test.each([
  ['a name of one word', { name: 'Papadimitrakopoulos', line: 'Engineer' }],
  ['a long word', { name: 'Firm', line: 'Bundesrechtsanwaltskammerangelegenheitenverwaltung '.repeat(2) }],
  ['a word for which no size is small enough', { name: 'W'.repeat(200), line: 'x'.repeat(900) }],
  ['a long address', { name: 'Ada', line: '-', host: `${'long-'.repeat(20)}.example` }],
])('the words stay beside the picture and under the address: %s', async (_, words) => {
  const svg = await draw('social-card.typ', { host: 'me.example', ...words })
  const picture = await sharp(Buffer.from(svg)).resize(1200).png().toBuffer()
  const inkIn = async (left: number, top: number, width: number, height: number) =>
    (await statsOf(picture, { left, top, width, height })).channels[3]?.max
  expect(await inkIn(702, 0, 498, 630)).toBe(0)
  expect(await inkIn(0, 110, 702, 40)).toBe(0)
  expect(await inkIn(76, 156, 624, 410)).toBeGreaterThan(0)
})

test('the mark of an organisation stands in the middle, the way round that it says', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mark-'))
  const picture = join(folder, 'mark.jpg')
  // Red over blue, stored lying on its side.
  const red = await sharp({ create: { width: 100, height: 200, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await sharp({ create: { width: 200, height: 200, channels: 3, background: 'blue' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(picture)
  const card = await socialCard({ name: 'Firm', line: 'Line', host: 'me.example', picture, kind: 'mark' })
  const colourAt = async (left: number, top: number) =>
    (await statsOf(card, { left, top, width: 10, height: 10 })).channels.map(({ mean }) => Math.round(mean / 255))
  expect(await colourAt(980, 215)).toEqual([1, 0, 0])
  expect(await colourAt(980, 400)).toEqual([0, 0, 1])
})

/** Of a part of a picture: by itself, `stats` looks at the whole. */
async function statsOf(picture: Buffer, part: Region) {
  return sharp(await sharp(picture).extract(part).png().toBuffer()).stats()
}

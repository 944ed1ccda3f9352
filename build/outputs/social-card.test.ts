import sharp from 'sharp'
import { expect, test } from 'vitest'
import { socialCard } from './social-card.ts'

const photo = { picture: 'e2e/specimen/images/portrait.jpg', kind: 'photo' as const, host: 'me.example' }

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
    const { channels } = await sharp(card).extract({ left: 70, top: 330, width: 560, height: 150 }).stats()
    return channels[2]?.max ?? 0 // The line under the name is yellow, and dark in blue.
  }
  expect(await brightestOf('Ada')).toBeGreaterThan(230)
})

test('the mark of an organisation stands whole', async () => {
  const card = await socialCard({
    name: 'Firm',
    line: 'Line',
    host: 'me.example',
    picture: 'e2e/specimen/images/example-academy.svg',
    kind: 'mark',
  })
  expect((await sharp(card).metadata()).width).toBe(1200)
})

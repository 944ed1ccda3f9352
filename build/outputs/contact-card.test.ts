import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { contactCard } from './contact-card.ts'
import { contentOf } from './made-up.ts'

const site = { address: 'https://me.example', language: 'en', photo: 'e2e/specimen/images/portrait.jpg' }

test.each(['Ada', 'Zoë; Łukasz, Иван\\ "O’Neil"', '</script>🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂', 'عمر الخيام'])(
  'a phone reads the name %s as it is written',
  async (name) => {
    const card = await contactCard(contentOf({ name, organisations: 2 }), site)
    const [, properties] = ICAL.parse(card) as [string, [string, object, string, string | string[]][]]
    const valuesOf = (key: string) => properties.filter(([property]) => property === key).map(([, , , value]) => value)
    expect(valuesOf('version')).toEqual(['4.0'])
    expect(valuesOf('fn')).toEqual([name])
    expect(valuesOf('n')).toEqual([['', name, '', '', '']])
    expect(valuesOf('tel')).toEqual(['tel:+12025550143', 'tel:+12025550143'])
    expect(valuesOf('email')).toEqual(['firm-1@example.com', 'firm-2@example.com'])
    expect(valuesOf('adr')[0]).toEqual(['', '', '', 'Lisbon', '', '', 'Portugal'])
    expect(String(valuesOf('photo')[0])).toMatch(/^data:image\/jpeg;base64,[\w+/]+=*$/)
  },
)

test('its lines end and fold as the standard has it, and no character is torn', async () => {
  const card = await contactCard(contentOf({ name: 'Ж'.repeat(60) }), site)
  const lines = card.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(2)
  expect(card.replaceAll('\r\n ', '')).toContain(`FN:${'Ж'.repeat(60)}\r\n`)
})

test('it is small enough to be sent', async () => {
  expect((await contactCard(contentOf({}), site)).length).toBeLessThan(20_000)
})

import { join } from 'node:path'
import ICAL from 'ical.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bareContent, contentOf } from '../testing/contents.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { vCard } from './contact-card.ts'

const site = { address: 'https://me.example', language: 'en', photo: 'sample/images/portrait.jpg' }

// tests/outputs.spec.ts compares the other values with those of the page.
test('contains the owner and each organisation, in any characters', async () => {
  const name = 'Zoë; Łukasz, Иван\\ "O’Neil" عمر </script>'
  const content = contentOf({ name, organisations: 2, phone: '0800 / 12, 34' })
  const profile = { ...content.profile, phone: { text: '+351 912 555 014', href: 'tel:+351912555014' } }
  const [, properties] = ICAL.parse(await vCard({ ...content, profile }, site)) as [string, [string, ...unknown[]][]]
  const valuesOf = (key: string) => properties.filter(([property]) => property === key).map((values) => values[3])
  expect(valuesOf('n')).toEqual([['', name, '', '', '']])
  expect(valuesOf('org')).toEqual(['Firm 1 Limited', 'Firm 2 Limited'])
  expect(valuesOf('url')).toEqual(['https://me.example/', 'https://www.example.com/', 'https://www.example.com/'])
  expect(valuesOf('adr')[0]).toEqual(['', '', '', 'Lisbon, Portugal', '', '', ''])
  expect(valuesOf('email')).toEqual(['own@example.com', 'firm-1@example.com', 'firm-2@example.com'])
  // A number without a country code is text.
  expect(valuesOf('tel')).toEqual(['tel:+351912555014', '0800 / 12, 34', '0800 / 12, 34'])
})

test('has the parts of an address where the owner writes them apart', async () => {
  const content = contentOf({})
  const country = { code: 'PT', name: 'Portugal' }
  const location = { text: 'Porto, Portugal', parts: { city: 'Porto', region: undefined, country } }
  const organisations = content.companies.organisations.map((each) => ({ ...each, location }))
  const profile = { ...content.profile, location }
  const card = await vCard({ ...content, profile, companies: { ...content.companies, organisations } }, site)
  expect(card).toContain('\r\nADR:;;;Porto;;;Portugal\r\n')
  expect(card).toContain('\r\norganisation1.ADR;TYPE=work:;;;Porto;;;Portugal\r\n')
})

test('folds lines after 75 octets, never inside a character', async () => {
  const card = await vCard(contentOf({ name: 'Ж'.repeat(60) }), site)
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...card.split('\r\n').map((line) => Buffer.byteLength(line)))).toBe(75)
  expect(card.replaceAll('\r\n ', '')).toContain(`FN:${'Ж'.repeat(60)}\r\n`)
  expect(card.length).toBeLessThan(20_000)
})

test('contains the photo as JPEG, a transparent one on white', async () => {
  const photo = join(temporaryFolder(), 'portrait.png')
  await sharp({ create: { width: 300, height: 300, channels: 4, background: 'transparent' } }).toFile(photo)
  const card = await vCard(contentOf({}), { ...site, photo })
  const [, data = ''] = /PHOTO:data:image\/jpeg;base64,([\w+/=]+)/.exec(card.replaceAll('\r\n ', '')) ?? []
  const { channels } = await sharp(Buffer.from(data, 'base64')).stats()
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
})

test('has no empty property without the optional content', async () => {
  const card = await vCard(bareContent(), { ...site, photo: undefined })
  const properties = card.split('\r\n').map((line) => line.split(/[;:]/)[0])
  expect(properties.join(' ')).toBe('BEGIN VERSION KIND FN N TITLE LANG URL END ')
})

import { join } from 'node:path'
import ICAL from 'ical.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bareContent, contentOf, fullContent } from '../testing/contents.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { contactCard } from './contact-card.ts'

const site = { address: 'https://me.example', language: 'en', photo: 'sample/images/portrait.jpg' }

// tests/outputs.spec.ts compares the other values with those of the page.
test('contains the owner and each organisation, in any characters', async () => {
  const name = 'Zoë; Łukasz, Иван\\ "O’Neil" عمر </script>'
  const card = await contactCard(contentOf({ name, organisations: 2 }), site)
  const [, properties] = ICAL.parse(card) as [string, [string, object, string, ...unknown[]][]]
  const valuesOf = (key: string) => properties.filter(([property]) => property === key).map(([, , , value]) => value)
  expect(valuesOf('n')).toEqual([['', name, '', '', '']])
  expect(valuesOf('org')).toEqual(['Firm 1 Limited', 'Firm 2 Limited'])
  expect(valuesOf('url')).toEqual(['https://me.example/', 'https://www.example.com/', 'https://www.example.com/'])
  expect(valuesOf('adr')[0]).toEqual(['', '', '', 'Lisbon, Portugal', '', '', ''])
})

test('folds lines after 75 octets, never inside a character', async () => {
  const card = await contactCard(contentOf({ name: 'Ж'.repeat(60) }), site)
  const lines = card.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75)
  expect(card.replaceAll('\r\n ', '')).toContain(`FN:${'Ж'.repeat(60)}\r\n`)
  expect(card.length).toBeLessThan(20_000)
})

test('writes a phone number without a country code as text', async () => {
  const card = await contactCard(contentOf({ phone: '0800 / 12, 34' }), site)
  expect(card).toContain('TEL;TYPE=work,voice:0800 / 12\\, 34\r\n')
})

test('contains the photo as JPEG, a transparent one on white', async () => {
  const photo = join(temporaryFolder(), 'portrait.png')
  await sharp({ create: { width: 300, height: 300, channels: 4, background: 'transparent' } }).toFile(photo)
  const card = await contactCard(contentOf({}), { ...site, photo })
  const [, data = ''] = /PHOTO:data:image\/jpeg;base64,([\w+/=]+)/.exec(card.replaceAll('\r\n ', '')) ?? []
  const { channels } = await sharp(Buffer.from(data, 'base64')).stats()
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
})

test('contains the owner’s own phone and email before those of the organisations', async () => {
  const { content } = await fullContent()
  const card = (await contactCard(content, { ...site, photo: undefined })).replaceAll('\r\n ', '')
  expect(card).toContain('EMAIL;PREF=1:mira@mira.example\r\n')
  expect(card).toContain('TEL;PREF=1;TYPE=voice;VALUE=uri:tel:+351912555014\r\n')
  expect(card).toContain('ORG:Code & Coast Association\r\n')
})

test('has no empty property without the optional content', async () => {
  const card = await contactCard(bareContent(), { ...site, photo: undefined })
  const properties = card.split('\r\n').map((line) => line.split(/[;:]/)[0])
  expect(properties.join(' ')).toBe('BEGIN VERSION KIND FN N TITLE LANG URL END ')
})

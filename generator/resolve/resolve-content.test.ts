import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { datesOf, withReadableDates } from '../../model/fields/date.ts'
import { checkedSource } from '../testing/checked-source.ts'
import { resolveContent } from './resolve-content.ts'

const source = { ...(await checkedSource(process.cwd(), 'sample')), name: 'Ada <Lovelace>' }

/** The sample with other fields, which the schema need not know: `resolveContent` gets checked content. */
const resolved = (fields: object) => resolveContent({ ...source, ...fields }, resolve('sample'), '/')

test('inserts the name of the owner for {name} in any text', async () => {
  const entries = [{ period: 'now', role: '{name} Engineer', description: 'By {name}, for {name}.' }]
  const { content } = await resolved({ history: { ...source.history, entries } })
  expect(content.history?.entries[0]).toEqual({
    period: { text: 'now' },
    role: 'Ada <Lovelace> Engineer',
    description: 'By Ada <Lovelace>, for Ada <Lovelace>.',
  })
})

test('makes a picture with several uses as wide as the widest use needs', async () => {
  const file = source.profile.photo?.file
  const organisations = source.companies?.organisations.map((each) => ({ ...each, logo: { ...each.logo, file } }))
  const { files } = await resolved({ companies: { ...source.companies, organisations } })
  expect((await sharp(await files.get(`images/${file}`)?.()).metadata()).width).toBe(1600)
})

test('writes dates in the language of the site, and keeps them for programs', async () => {
  const certificates = { title: 'Zertifikate', label: 'Zertifikate', entries: [{ name: 'CKA', date: '2024-05-17' }] }
  const { content } = await resolved({ language: 'de', certificates })
  expect(content.certificates?.entries[0]?.date).toEqual({ text: 'Mai 2024', iso: '2024-05-17' })
})

test('writes the host of a website with its own letters', async () => {
  const website = 'https://münchen.example/a'
  const organisations = source.companies?.organisations.map((each) => ({ ...each, website }))
  const { content } = await resolved({ companies: { ...source.companies, organisations } })
  expect(content.companies?.organisations[0]).toMatchObject({
    website: { address: 'https://xn--mnchen-3ya.example/a', host: 'münchen.example' },
  })
})

test.each([
  ['2023 - 2024', { start: '2023', end: '2024' }],
  ['2023–2024', { start: '2023', end: '2024' }],
  ['2021-03 - 2024-11', { start: '2021-03', end: '2024-11' }],
  ['2021-03-15 - Present', { start: '2021-03-15' }],
  ['2022', { start: '2022', end: '2022' }],
  ['2021-05', { start: '2021-05', end: '2021-05' }],
  ['since 2019', {}],
])('reads the dates of %s', (period, dates) => {
  expect(datesOf(period)).toEqual(dates)
})

test.each([
  ['2021-03 - Present', 'en', 'Mar 2021 - Present'],
  ['2021-03-31 - 2024-11', 'de', 'März 2021 - Nov. 2024'],
  ['2019-20', 'en', '2019-20'],
  ['+49 2021-0345', 'en', '+49 2021-0345'],
])('writes %s in %s as %s', (period, language, text) => {
  expect(withReadableDates(period, language)).toBe(text)
})

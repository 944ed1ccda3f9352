import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { unmarked } from '../../model/marks.ts'
import { checkedSource } from '../testing/checked-source.ts'
import { markedSource, resolveContent } from './resolve-content.ts'
import { siteFiles, skillIconsIn } from './site-files.ts'

const source = { ...(await checkedSource(process.cwd(), 'sample')), name: 'Ada <Lovelace>' }

/** The sample with other fields, which the schema need not know: `resolveContent` gets checked content. */
async function resolved(fields: object) {
  const given = { ...source, ...fields }
  const icons = { names: skillIconsIn(unmarked(given)), colour: '#000000' }
  const { files, resolvers } = siteFiles(resolve('sample'), '/', icons)
  const build = { ...resolvers, language: unmarked(given.language), name: unmarked(given.name), now: new Date() }
  return { files, content: await resolveContent(given, build) }
}

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
  [{ city: 'Köln', region: 'NRW' }, 'DE', 'Köln, NRW, Deutschland', 'DE'],
  [{ city: 'Leeds' }, 'UK', 'Leeds, Vereinigtes Königreich', 'GB'],
  [{ city: 'Hamburg', region: 'Hamburg' }, undefined, 'Hamburg', undefined],
])('shows the place %j in %s as one text in the language of the site, and keeps its parts', async (...given) => {
  const [parts, countryCode, text, code] = given
  const { content } = await resolved({ language: 'de', profile: { title: 'x', location: { ...parts, countryCode } } })
  expect(content.profile.location).toMatchObject({ text, parts })
  expect(content.profile.location?.parts?.country?.code).toBe(code)
})

test('addresses and files keep free of the marks of texts', async () => {
  const { content } = await resolved(markedSource(source))
  const found: string[] = []
  JSON.stringify(content, (key, value: unknown) => {
    const isAddress = /^(?:src|href|address|website|url)$/.test(key) && typeof value === 'string'
    if (isAddress && value !== unmarked(value)) found.push(`${key}: ${unmarked(value)}`)
    return value
  })
  expect(JSON.stringify(content), 'the texts are marked').not.toBe(JSON.stringify(unmarked(content)))
  expect(found).toEqual([])
})

test('leaves a place in one text as it is', async () => {
  const { content } = await resolved({ profile: { title: 'x', location: 'Dublin, Ireland' } })
  expect(content.profile.location).toEqual({ text: 'Dublin, Ireland' })
})

test('leaves out what nobody sees, in texts and addresses', async () => {
  const profile = { ...source.profile, title: 'Software\u00ADentwickler', email: 'ada\u200B@ada.dev' }
  const { content } = await resolved({ profile })
  expect(content.profile).toMatchObject({ title: 'Softwareentwickler', email: 'ada@ada.dev' })
})

import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readContent } from './read-content.ts'
import { resolveContent } from './resolve-content.ts'

const folder = resolve('sample')
const source = { ...(await readContent(process.cwd(), 'sample')), name: 'Ada <Lovelace>' }

/** The sample with other fields, which the schema need not know: `resolveContent` gets checked content. */
const resolved = (fields: object, base = '/') => resolveContent({ ...source, ...fields }, folder, base)

test('inserts the name of the owner for {name} in any text', async () => {
  const entries = [{ period: 'now', role: '{name} Engineer', description: 'By {name}, for {name}.' }]
  const { content } = await resolved({ history: { ...source.history, entries } })
  expect(content.history?.entries[0]).toEqual({
    period: { text: 'now' },
    role: 'Ada <Lovelace> Engineer',
    description: 'By Ada <Lovelace>, for Ada <Lovelace>.',
  })
})

test('gives a picture its URL below the base path, its size, its alternative text and its widths', async () => {
  const { content, files } = await resolveContent(source, folder, '/portfolio/')
  expect(content.gallery?.projects[0]?.picture).toEqual({
    src: '/portfolio/images/cloud-infrastructure.jpg',
    width: 2400,
    height: 1200,
    alt: source.gallery?.projects[0]?.picture?.alt,
    widths: { thumbnail: [384, 768, 1068], projectDialog: [720, 1200, 1600, 2400] },
  })
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'images/cloud-infrastructure-768w.avif',
      'images/cloud-infrastructure-768w.jpg',
      'images/cloud-infrastructure.jpg',
    ]),
  )
})

test('makes a picture with several uses as wide as the widest use needs', async () => {
  const file = source.profile.photo?.file
  const organisations = source.companies?.organisations.map((each) => ({ ...each, logo: { ...each.logo, file } }))
  const { files } = await resolved({ companies: { ...source.companies, organisations } })
  expect((await sharp(await files.get(`images/${file}`)?.()).metadata()).width).toBe(1600)
})

test('serves the animations in the folder, and keeps the URL of others', async () => {
  const animations = { hero: { src: 'hero.json' }, loader: { src: 'https://lottie.example/a.json' } }
  const { content } = await resolveContent({ ...source, animations }, folder, '/p/')
  expect(content.animations).toEqual({ ...animations, hero: { src: '/p/animations/hero.json' } })
})

test('writes dates in the language of the site, and keeps them for programs', async () => {
  const certificates = { title: 'Zertifikate', label: 'Zertifikate', entries: [{ name: 'CKA', date: '2024-05-17' }] }
  const { content } = await resolved({ language: 'de', certificates })
  expect(content.certificates?.entries[0]?.date).toEqual({ text: 'Mai 2024', iso: '2024-05-17' })
})

test('leaves out sections without content', async () => {
  const { companies: _, ...others } = source
  const gallery = { title: 'Projects', label: 'Projects', projects: [] }
  const { content } = await resolveContent({ ...others, gallery }, folder, '/')
  expect(content.sections).toEqual(['expertise', 'history'])
})

test('writes the host of a website with its own letters', async () => {
  const organisations = source.companies?.organisations.map((each) => ({
    ...each,
    website: 'https://münchen.example/a',
  }))
  const { content } = await resolved({ companies: { ...source.companies, organisations } })
  expect(content.companies?.organisations[0]).toMatchObject({
    website: { address: 'https://xn--mnchen-3ya.example/a', host: 'münchen.example' },
  })
})

test('a CV may be false', async () => {
  expect((await resolved({ cv: false })).content.cv).toBe(false)
  expect((await resolved({ cv: { paper: 'a4', sections: ['summary'] } })).content.cv).toEqual({
    paper: 'a4',
    sections: ['summary'],
  })
})

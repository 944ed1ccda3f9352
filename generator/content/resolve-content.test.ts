import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readContent } from './read-content.ts'
import { resolveContent } from './resolve-content.ts'

const folder = resolve('sample')
const source = { ...(await readContent(process.cwd(), 'sample')), name: 'Ada <Lovelace>' }

test('inserts the name of the owner for {name} in any text', async () => {
  const entries = [{ period: 'now', role: '{name} Engineer', description: 'By {name}, for {name}.' }]
  const { content } = await resolveContent({ ...source, history: { ...source.history, entries } }, folder, '/')
  expect(content.history.entries[0]).toEqual({
    period: 'now',
    role: 'Ada <Lovelace> Engineer',
    description: 'By Ada <Lovelace>, for Ada <Lovelace>.',
  })
})

test('gives a picture its URL below the base path, its size, its alternative text and its widths', async () => {
  const { content, files } = await resolveContent(source, folder, '/portfolio/')
  expect(content.gallery.projects[0]?.picture).toEqual({
    src: '/portfolio/images/cloud-infrastructure.jpg',
    width: 2400,
    height: 1200,
    alt: source.gallery.projects[0]?.picture.alt,
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
  const file = source.profile.photo.file
  const organisations = source.companies.organisations.map((each) => ({ ...each, logo: { ...each.logo, file } }))
  const { files } = await resolveContent({ ...source, companies: { ...source.companies, organisations } }, folder, '/')
  expect((await sharp(await files.get(`images/${file}`)?.()).metadata()).width).toBe(1600)
})

test('serves the animations in the folder, and keeps the URL of others', async () => {
  const animations = { hero: { src: 'hero.json' }, loader: { src: 'https://lottie.example/a.json' } }
  const { content } = await resolveContent({ ...source, animations }, folder, '/p/')
  expect(content.animations).toEqual({ ...animations, hero: { src: '/p/animations/hero.json' } })
})

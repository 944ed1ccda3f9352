import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bytesOf } from '../vite/write-files.ts'
import { readContent } from './read-content.ts'
import { resolveContent } from './resolve-content.ts'

const folder = join(process.cwd(), 'sample')
const source = { ...(await readContent(process.cwd(), 'sample')), name: 'Ada <Lovelace>' }

test('{name} in any text stands for the owner’s name, spelled so', async () => {
  source.history.entries[0] = { period: 'now', role: '{name} Engineer', description: 'By {name}, for {name}.' }
  const { content } = await resolveContent(source, folder, '/')
  expect(content.history.entries[0]).toEqual({
    period: 'now',
    role: 'Ada <Lovelace> Engineer',
    description: 'By Ada <Lovelace>, for Ada <Lovelace>.',
  })
})

test('a picture gets its address below the base path, its size, its alternative text and its widths', async () => {
  const { content, files } = await resolveContent(source, folder, '/portfolio/')
  expect(content.gallery.projects[0]?.picture).toEqual({
    src: '/portfolio/images/cloud-infrastructure.jpg',
    width: 2400,
    height: 1200,
    alt: source.gallery.projects[0]?.picture.alt,
    widths: { thumbnail: [384, 768, 1068], projectDialog: [720, 1200, 1600, 2400] },
  })
  const made = [...files.keys()].filter((path) => path.startsWith('images/cloud-infrastructure'))
  expect(made).toContain('images/cloud-infrastructure-768w.avif')
  expect(made).toContain('images/cloud-infrastructure-768w.jpg')
  expect(made).toContain('images/cloud-infrastructure.jpg')
})

test('a picture that stands in several places is as wide under its own name as the widest asks for', async () => {
  const file = source.profile.photo.file
  const organisations = source.companies.organisations.map((each) => ({ ...each, logo: { ...each.logo, file } }))
  const { files } = await resolveContent({ ...source, companies: { ...source.companies, organisations } }, folder, '/')
  const made = await files.get(`images/${file}`)?.()
  expect((await sharp(bytesOf(made ?? '') as Buffer).metadata()).width).toBe(1600)
})

test('an icon of the set is written as a picture of its own', async () => {
  const { content, files } = await resolveContent(source, folder, '/')
  expect(content.expertise.skills[0]?.icon.src).toBe('/images/devicon-docker.svg')
  const icon = await files.get('images/devicon-docker.svg')?.()
  expect(bytesOf(icon ?? '').toString()).toMatch(/^<svg /)
})

test('an animation is a file of ours or the address it was given', async () => {
  const { content } = await resolveContent(
    { ...source, animations: { hero: { src: 'hero.json' }, loader: { src: 'https://lottie.example/a.json' } } },
    folder,
    '/p/',
  )
  expect(content.animations).toEqual({
    hero: { src: '/p/animations/hero.json' },
    loader: { src: 'https://lottie.example/a.json' },
  })
})

test('the sections stand in the order of the file, and a gallery without projects stays out', async () => {
  const { history, expertise, ...others } = source
  const ordered = { history, ...others, expertise }
  const { content } = await resolveContent(ordered, folder, '/')
  expect(content.sections).toEqual(['history', 'companies', 'gallery', 'expertise'])
  const empty = { ...ordered, gallery: { ...source.gallery, projects: [] } }
  expect((await resolveContent(empty, folder, '/')).content.sections).toEqual(['history', 'companies', 'expertise'])
})

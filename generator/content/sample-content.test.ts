import { join } from 'node:path'
import { expect, test } from 'vitest'
import { digestOf } from '../lib/cache.ts'
import { ContentError } from './content-error.ts'
import { readContent } from './read-content.ts'
import { isPublic, findSampleContent, sampleTexts } from './sample-content.ts'

const sample = await readContent(process.cwd(), 'sample')
const folder = { digestOf: (path: string) => digestOf(join('sample', path)) }

test('reports all personal data of the sample content', () => {
  const places = findSampleContent(sample, folder).map(({ path }) => path.join('.'))
  expect(places).toEqual(
    expect.arrayContaining([
      'name',
      'profile.photo.file',
      ...[0, 1].flatMap((n) =>
        ['name', 'legalName', 'phone', 'email', 'website'].map((field) => `companies.organisations.${n}.${field}`),
      ),
      ...[0, 1, 2].map((n) => `footer.profiles.${n}.address`),
    ]),
  )
})

test('accepts content without sample data', () => {
  const own = {
    name: 'Ada Lovelace',
    title: 'Ada Lovelace, for example',
    profile: { photo: { file: 'portrait.jpg' } },
    footer: { about: 'Exemplary. I test.examples, and counterexample.computers.' },
  }
  expect(findSampleContent(own, { digestOf: () => 'another' })).toEqual([])
})

test('rejects sample content with its positions', async () => {
  const refused = readContent(process.cwd(), 'sample', () => true)
  await expect(refused).rejects.toThrow(ContentError)
  await expect(refused).rejects.toThrow(/site\.yaml:8:7 name: Sample content found: "Alex Example"\. Replace it/)
})

test.each([
  ['https://ada.dev/cv/', true],
  ['https://example.com/', false],
  ['https://www.example.org/', false],
  ['https://me.example/', false],
  ['http://localhost:4173/', false],
  ['http://127.0.0.1/', false],
  ['https://my-example.com/', true],
])('detects whether %s is public: %s', (address, answer) => {
  expect(isPublic(address)).toBe(answer)
})

test('reports sample claims, but not general sample sentences', () => {
  const claim = 'Services in Go and Java behind a booking system with two million requests a day.'
  const whole = [...sampleTexts()].find((text) => text.startsWith(claim)) ?? ''
  const lead = 'Explore my recent projects and implementations across various domains'
  const tagline = 'Empowering Businesses Through Technology Innovation'
  const companies = { organisations: [{ tagline }] }
  const content = {
    companies,
    gallery: { lead },
    history: { lead: whole, entries: [{ role: 'Developer', description: whole }] },
  }
  expect(findSampleContent(content, { digestOf: () => '' }).map(({ path }) => path.join('.'))).toEqual([
    'history.entries.0.description',
  ])
})

test('reports sample logos and sample project images', () => {
  const content = {
    hero: { picture: { file: 'hero.jpg', alt: 'A hall' } },
    companies: { organisations: [{ logo: { file: 'example-academy.svg', alt: 'Mark' } }] },
    gallery: { projects: [{ picture: { file: 'tech-event.jpg', alt: 'Stage' } }] },
  }
  expect(findSampleContent(content, folder).map(({ path }) => path.join('.'))).toEqual([
    'companies.organisations.0.logo.file',
    'gallery.projects.0.picture.file',
  ])
})

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { check } from '../check.ts'
import { formatInOneLine, isError } from '../diagnostic.ts'
import { parseSite } from '../read-content.ts'
import { findSampleContent, sampleTexts } from '../sample.ts'

const yaml = readFileSync('sample/site.yaml', 'utf8')
const folder = { folder: resolve('sample'), name: 'content' }
const pathsIn = (value: unknown) => findSampleContent(value, folder).map(({ path }) => path.join('.'))

test('reports what is left of the sample by line', async () => {
  vi.stubEnv('SITE_URL', 'https://ada.dev/')
  const content = parseSite(yaml.replace('name: Alex Example', 'name: Ada Lovelace'), folder)
  const found = (await check(content, { isBuild: true })).find(isError)
  expect(found && formatInOneLine(found)).toMatch(
    /^content\/site\.yaml:(\d+):11 Sample content found in \d+ values \(lines \1, \d+, .+\)\. Replace them, or build/,
  )
})

test('names the reserved addresses that the owner wrote, and why they are none of the sample', async () => {
  vi.stubEnv('SITE_URL', 'https://ada.dev/')
  const own = `
name: Ada
profile: { title: Engineer, email: ada@team.example }
footer:
  links:
    - { label: Talk, address: https://talks.example.com/go }
    - { label: Code, address: https://ada.dev/code }
  rights: Made with team.example
`
  const site = 'url: https://ada.dev/\nlanguage: en\ntitle: Ada\nhero: { headline: Ada }\n'
  const description = 'description: The personal website of Ada, with the CV as a PDF for download.'
  const found = await check(parseSite(`${site}${description}${own}`, folder), { isBuild: true })
  expect(found.filter(isError).map(formatInOneLine)).toEqual([
    'content/site.yaml:7:36 team.example, talks.example.com (lines 7, 10, 12) are reserved for examples, so that no link or mail arrives there. Write your own addresses, or build with --allow-sample.',
  ])
})

test('accepts content without sample data', () => {
  const own = {
    name: 'Ada Lovelace',
    title: 'Ada Lovelace, for example',
    profile: { photo: { file: 'own.jpg' } },
    footer: { about: 'Exemplary. I test.examples, and counterexample.computers.' },
  }
  expect(pathsIn(own)).toEqual([])
})

test.each(['+1 (202) 555-0143', 'Call 1-202-555-0178', 'by Alex Example', 'mail@team.example', 'See www.example.com.'])(
  'reports "%s" in any field',
  (text) => {
    expect(pathsIn({ footer: { rights: text } })).toEqual(['footer.rights'])
  },
)

test('reports a project with a story of the sample', () => {
  const projects = [{ title: 'Mine' }, { title: 'Kubernetes Cluster' }]
  expect(pathsIn({ gallery: { projects } })).toEqual(['gallery.projects.1'])
})

test('reports sample claims, but not general sample sentences', () => {
  const claim = 'Services in Go and Java behind a booking system with two million requests a day.'
  const description = [...sampleTexts()].find((text) => text.startsWith(claim)) ?? ''
  const lead = 'Explore my recent projects and implementations across various domains'
  const tagline = 'Empowering Businesses Through Technology Innovation'
  const content = {
    companies: { organisations: [{ tagline }] },
    gallery: { lead },
    history: { lead: description, entries: [{ role: 'Developer', description }] },
  }
  expect(pathsIn(content)).toEqual(['history.entries.0.description'])
})

test('reports the portrait, logos and project images of the sample, but not its hero image', () => {
  const content = {
    hero: { picture: { file: 'hero.jpg', alt: 'A hall' } },
    profile: { photo: { file: 'portrait.jpg', alt: 'Me' } },
    companies: { organisations: [{ logo: { file: 'example-academy.svg', alt: 'Mark' } }] },
    gallery: { projects: [{ picture: { file: 'tech-event.jpg', alt: 'Stage' } }] },
  }
  expect(pathsIn(content)).toEqual([
    'profile.photo.file',
    'companies.organisations.0.logo.file',
    'gallery.projects.0.picture.file',
  ])
})

import { expect, test } from 'vitest'
import type { Content } from '../../model/content.ts'
import { jsonLd } from './json-ld.ts'

const organisation = {
  path: '/academy',
  kind: 'school',
  name: 'Academy',
  legalName: 'Academy of Things',
  tagline: 'Tagline',
  blurb: 'Teaches.',
  logo: { src: '/p/images/logo.svg' },
  phone: '+1 202 555 0178',
  email: 'academy@example.org',
  location: 'Lisbon, Portugal',
  website: 'https://www.example.org/',
}
const content = {
  name: 'Ada',
  title: 'Ada, engineer',
  profile: { title: 'Engineer', photo: { src: '/p/images/photo.jpg' } },
  expertise: { skills: [{ name: 'Docker' }] },
  companies: { organisations: [organisation] },
  footer: { about: 'About me.', profiles: [{ address: 'https://network.example/ada' }] },
} as unknown as Content // only the fields that jsonLd reads
const site = { address: 'https://me.example/p', language: 'en' }

type Node = Record<string, unknown>
const nodesOf = (path: string, of = content) => jsonLd(of, site, path)?.['@graph'] as unknown as Node[] // every graph is a list of nodes

test('describes the home page as the profile page of its owner', () => {
  const [page, owner] = nodesOf('/')
  expect(page).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@id': owner?.['@id'] } })
  expect(owner).toMatchObject({
    '@type': 'Person',
    name: 'Ada',
    jobTitle: 'Engineer',
    image: 'https://me.example/p/images/photo.jpg',
    sameAs: ['https://network.example/ada'],
    knowsAbout: ['Docker'],
  })
})

test('refers only to nodes of the same graph', () => {
  const nodes = nodesOf('/')
  const ids = new Set(nodes.map((node) => node['@id']))
  const references = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
  expect(references.length).toBeGreaterThan(1)
  expect(references.filter((id) => !ids.has(id))).toEqual([])
})

test('describes an organisation on its page, as a school if it is one', () => {
  expect(nodesOf('/academy')).toMatchObject([
    {
      '@type': 'EducationalOrganization',
      name: 'Academy',
      mainEntityOfPage: 'https://me.example/p/academy/',
      contactPoint: { telephone: '+1 202 555 0178', email: 'academy@example.org' },
      address: 'Lisbon, Portugal',
    },
  ])
})

test('omits structured data on the 404 page, and empty properties', () => {
  expect(jsonLd(content, site, '/404')).toBeUndefined()
  const { phone: _, ...unphoned } = organisation
  const footer = { ...content.footer, profiles: [] }
  const none = { ...content, footer, companies: { organisations: [unphoned] } } as unknown as Content // only the fields that jsonLd reads
  const graph = JSON.stringify(jsonLd(none, site, '/'))
  expect(graph).toContain('academy@example.org')
  expect(graph).not.toMatch(/telephone/)
  expect(graph).not.toMatch(/:(?:""|\[\]|\{\}|null)/)
})

const full = {
  ...content,
  profile: { title: 'Engineer', phone: '+351 912 555 014' },
  companies: { organisations: [{ name: 'Employer' }, { ...organisation, path: '/firm' }] },
  education: {
    entries: [
      { institution: 'Evening School', period: { text: '2024 - Present', start: '2024' } },
      {
        institution: 'University',
        address: 'https://university.example/',
        period: { text: '2015', start: '2013', end: '2015' },
      },
      { institution: 'University' },
    ],
  },
  certificates: {
    entries: [
      {
        name: 'Security',
        issuer: 'Foundation',
        date: { text: 'May 2024', iso: '2024-05-17' },
        address: 'https://verify.example/',
      },
      { name: 'First Aid' },
    ],
  },
  languages: { entries: [{ name: 'Portuguese', fluency: 'Native' }] },
  awards: { entries: [{ title: 'Prize', awarder: 'City' }] },
  publications: {
    entries: [
      { title: 'Clocks', publisher: 'Journal', date: { text: '2016', iso: '2016' }, address: 'https://read.example/' },
      { title: 'Tides' },
    ],
  },
} as unknown as Content // only the fields that jsonLd reads

test('describes education, certificates, languages and awards of the owner', () => {
  const [, owner] = nodesOf('/', full)
  expect(owner).toMatchObject({
    telephone: '+351 912 555 014',
    alumniOf: [{ '@type': 'EducationalOrganization', name: 'University', url: 'https://university.example/' }],
    hasCredential: [
      {
        '@type': 'EducationalOccupationalCredential',
        name: 'Security',
        recognizedBy: { '@type': 'Organization', name: 'Foundation' },
        dateCreated: '2024-05-17',
        url: 'https://verify.example/',
      },
      { '@type': 'EducationalOccupationalCredential', name: 'First Aid' },
    ],
    knowsLanguage: [{ '@type': 'Language', name: 'Portuguese' }],
    award: ['Prize'],
    worksFor: [{ '@id': 'https://me.example/p/#organisation-1' }, { '@id': 'https://me.example/p/firm/#organisation' }],
  })
  expect(owner).not.toHaveProperty('image')
})

test('names the owner as the author of each publication', () => {
  const nodes = nodesOf('/', full)
  const author = { '@id': 'https://me.example/p/#owner' }
  expect(nodes.slice(-2)).toEqual([
    {
      '@type': 'CreativeWork',
      name: 'Clocks',
      author,
      publisher: { '@type': 'Organization', name: 'Journal' },
      datePublished: '2016',
      url: 'https://read.example/',
    },
    { '@type': 'CreativeWork', name: 'Tides', author },
  ])
})

test('an organisation without a page has only what is known about it', () => {
  const nodes = nodesOf('/', full)
  const employer = { '@type': 'Organization', '@id': 'https://me.example/p/#organisation-1', name: 'Employer' }
  expect(nodes[2]).toEqual(employer)
})

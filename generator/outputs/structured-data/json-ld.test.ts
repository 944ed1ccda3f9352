import { expect, test } from 'vitest'
import type { Content } from '../../../model/site-schema.ts'
import { siteOf } from '../../testing/contents.ts'
import { jsonLd } from './json-ld.ts'

const academy = {
  path: '/academy',
  kind: 'school',
  name: 'Academy',
  legalName: 'Academy of Things',
  tagline: 'Tagline',
}
const university = { institution: 'University', address: 'https://university.example/' }
const content = {
  name: 'Ada',
  title: 'Ada, engineer',
  profile: { title: 'Engineer', photo: { src: '/p/images/photo.jpg' } },
  companies: { organisations: [{ name: 'Employer' }, { ...academy, location: { text: 'Lisbon, Portugal' } }] },
  footer: { profiles: [] },
  education: {
    entries: [
      { institution: 'Evening School', period: { text: '2024 - Present', start: '2024', isCurrent: true } },
      { ...university, period: { text: '2015', start: '2013', end: '2015' } },
      { institution: 'University' },
    ],
  },
  certificates: {
    entries: [{ name: 'Security', issuer: 'Foundation', date: { text: 'May 2024', iso: '2024-05-17' } }],
  },
  publications: {
    entries: [{ title: 'Clocks', publisher: 'Journal', date: { text: '2016', iso: '2016' } }, { title: 'Tides' }],
  },
  ui: {},
} as unknown as Content // only the fields that jsonLd reads

type Node = Record<string, unknown>
const site = siteOf(content, { address: 'https://me.example/p' })
const nodesOf = (path: string) => (jsonLd(site, path) as { '@graph': Node[] })['@graph'] // every graph is a list of nodes

// tests/outputs.spec.ts compares the other values with those of the page.
test('describes the home page as the profile page of its owner', () => {
  const [page, owner] = nodesOf('/')
  expect(page).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@id': owner?.['@id'] } })
  expect(owner).toMatchObject({
    '@type': 'Person',
    image: 'https://me.example/p/images/photo.jpg',
    alumniOf: [{ '@type': 'EducationalOrganization', name: 'University', url: 'https://university.example/' }],
    hasCredential: [{ name: 'Security', recognizedBy: { name: 'Foundation' }, dateCreated: '2024-05-17' }],
    worksFor: [
      { '@id': 'https://me.example/p/#organisation-1' },
      { '@id': 'https://me.example/p/academy/#organisation' },
    ],
  })
})

test('refers only to nodes of the same graph, and has no empty value', () => {
  const nodes = nodesOf('/')
  const ids = new Set(nodes.map((node) => node['@id']))
  const graph = JSON.stringify(nodes)
  const references = [...graph.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
  expect(references.length).toBeGreaterThan(1)
  expect(references.filter((id) => !ids.has(id))).toEqual([])
  expect(graph).not.toMatch(/:(?:""|\[\]|\{\}|null)/)
})

test('names the owner as the author of each publication', () => {
  const author = { '@id': 'https://me.example/p/#owner' }
  const publisher = { '@type': 'Organization', name: 'Journal' }
  expect(nodesOf('/').slice(-2)).toEqual([
    { '@type': 'CreativeWork', name: 'Clocks', author, publisher, datePublished: '2016' },
    { '@type': 'CreativeWork', name: 'Tides', author },
  ])
})

test('describes an organisation on its page, as a school if it is one', () => {
  const mainEntityOfPage = 'https://me.example/p/academy/'
  expect(nodesOf('/academy')).toMatchObject([
    { '@type': 'EducationalOrganization', name: 'Academy', mainEntityOfPage, address: 'Lisbon, Portugal' },
  ])
})

test('has a postal address where the owner writes the parts of a place', () => {
  const country = { code: 'PT', name: 'Portugal' }
  const location = { text: 'Porto, Portugal', parts: { city: 'Porto', region: undefined, country } }
  const given = {
    ...content,
    profile: { ...content.profile, location },
    companies: { organisations: [{ ...academy, location }] },
  }
  const graph = jsonLd(siteOf(given as unknown as Content), '/') as { '@graph': Node[] } // the fields that jsonLd reads
  const address = { '@type': 'PostalAddress', addressLocality: 'Porto', addressCountry: 'PT' }
  expect(graph['@graph'].slice(1, 3)).toMatchObject([
    { '@type': 'Person', address },
    { name: 'Academy', address },
  ])
})

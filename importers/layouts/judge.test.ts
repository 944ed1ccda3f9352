import { expect, test } from 'vitest'
import { factsOf, fieldlessOf } from './facts.ts'
import { judge } from './judge.ts'
import { layoutOf } from './layout.ts'
import type { Person } from './person.ts'

const person: Person = {
  language: 'en',
  name: 'Ada Example',
  title: 'Engineer',
  summary: 'I keep clusters calm.',
  email: 'ada@ada.example',
  phone: '+44 20 7946 0001',
  links: [],
  privateFacts: [{ label: 'Born', value: '3 May 1990' }],
  jobs: [
    { role: 'Head of Platform', employer: 'Northwind', start: '2021-09-01', highlights: ['Cut the bill'] },
    { role: 'Support', employer: 'Mill', place: 'Leeds', start: '2015-03-01', end: '2021-08-31', highlights: [] },
  ],
  volunteering: [],
  schools: [],
  skills: [],
  languages: [],
  certificates: [],
  projects: [],
}
const layout = {
  ...layoutOf(1),
  date: 'short',
  title: 'below',
  bullet: '•',
  dash: ' – ',
  openEnd: 'present',
  presentWord: 0,
} as const

const RIGHT = `
url: https://example.com/
language: en
name: Ada Example
title: '{name} | Engineer'
description: 'Ada Example, Engineer: I keep clusters calm.'
hero: { headline: Engineer, subtitle: I keep clusters calm. }
profile: { title: Engineer, email: ada@ada.example, phone: +44 20 7946 0001 }
history:
  title: Experience
  label: Experience
  entries:
    - period: 2021-09 - Present
      role: Head of Platform
      employer: Northwind
      highlights:
        - Cut the bill
    - period: 2015-03 - 2021-08
      role: Support
      employer: Mill
      location: Leeds
footer: { aboutTitle: About, about: I keep clusters calm. }
`

function verdictOf(yaml: string, report = '') {
  const texts = ['Ada Example', 'Head of Platform, Northwind', 'Sept 2021 – Present', 'Cut the bill']
  const printed = {
    facts: factsOf(person, layout),
    privateFacts: person.privateFacts,
    texts,
    fieldless: fieldlessOf(person),
  }
  return judge(printed, { yaml, report, folder: 'content' })
}

const outcomes = (yaml: string, report?: string) =>
  verdictOf(yaml, report).facts.flatMap(({ field, outcome }) => (outcome === 'right' ? [] : [`${field}: ${outcome}`]))

test('finds nothing wrong in content that says what the CV says', () => {
  const { facts, ...others } = verdictOf(RIGHT)
  expect(facts.filter(({ outcome }) => outcome !== 'right')).toEqual([])
  expect(others).toEqual({ unexplained: [], published: [], marks: 0, marksAtRight: 0, lostWords: [] })
})

test('finds values at the place of another, and those of a missing entry', () => {
  const swapped = RIGHT.replace('role: Support', 'role: Mill').replace('employer: Mill', 'employer: Support')
  expect(outcomes(swapped)).toEqual(['history.entries[1].role: wrong', 'history.entries[1].employer: wrong'])
  const without = RIGHT.replace(/ {4}- period: 2021-09(?:.|\n)*bill\n/, '')
  expect(outcomes(without)).toEqual(
    ['role', 'employer', 'period', 'highlights[0]'].map((field) => `history.entries[0].${field}: wrong`),
  )
  expect(verdictOf(without).lostWords.join(' ')).toBe('head of platform northwind sept present cut the bill')
})

test('tells marked and reported facts from wrong ones, and counts marks at right values', () => {
  const marked = RIGHT.replace('role: Support', 'role: Mill # check: page 1, "Mill"')
  expect(outcomes(marked)).toEqual(['history.entries[1].role: marked'])
  expect(outcomes(RIGHT.replace('      location: Leeds\n', ''), 'Not imported: page 1, "Leeds"')).toEqual([
    'history.entries[1].location: reported',
  ])
  const atRight = verdictOf(RIGHT.replace('role: Support', 'role: Support # check: page 1, "Support"'))
  expect([atRight.marks, atRight.marksAtRight]).toEqual([1, 1])
})

test('compares periods as dates', () => {
  expect(outcomes(RIGHT.replace('2015-03 - 2021-08', '2015-03-01 - 2021-08-31'))).toEqual([])
  expect(outcomes(RIGHT.replace('2021-09 - Present', '2021-09'))).toEqual(['history.entries[0].period: wrong'])
  expect(outcomes(RIGHT.replace('2015-03 - 2021-08', '2015 - 2021'))).toEqual(['history.entries[1].period: wrong'])
})

test('finds values that the CV does not have, and private facts', () => {
  const born = RIGHT.replace('subtitle: I keep clusters calm.', 'subtitle: Born 3 May 1990')
  const { unexplained, published } = verdictOf(born)
  expect(unexplained.map(({ path }) => path)).toEqual(['hero.subtitle'])
  expect(published).toEqual(['Born: 3 May 1990'])
})

test('has the same layout for the same seed', () => {
  expect(layoutOf(7)).toEqual(layoutOf(7))
  expect(new Set(Array.from({ length: 60 }, (_, seed) => layoutOf(seed).head)).size).toBeGreaterThan(12)
})

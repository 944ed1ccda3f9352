import { expect, test } from 'vitest'
import { doubtsOf } from '../../doubt.ts'
import type { AddNote } from '../../report.ts'
import { readCv } from './cv.ts'
import { cell, line, lines } from './fixtures.ts'
import { type Entry, read, shown } from './read-fixture.ts'

const HEAD = '# Ada Lovelace\nSite Engineer\nada@ada.dev | +49 30 1234567\n\n'

test('reads jobs with the date at the margin, whoever is first', () => {
  const jobs = [
    {
      position: 'Engineer',
      name: 'Mill GmbH',
      startDate: '2019-03',
      summary: 'Kept it running.',
      highlights: ['Halved the bill', 'Wrote tests'],
    },
    { position: 'Intern', name: 'Oven Ltd', startDate: '2017', endDate: '2018', highlights: ['Baked'] },
  ]
  const titleFirst = `## Experience
*Engineer | March 2019 - Present
Mill GmbH
Kept it running.
• Halved the bill
• Wrote tests

*Intern | 2017 - 2018
Oven Ltd
• Baked
`
  const employerFirst = `## Berufserfahrung
*Mill GmbH
Engineer | März 2019 – heute
Kept it running.
• Halved the bill
• Wrote tests

*Oven Ltd
Intern | 2017 - 2018
• Baked
`
  expect(shown(read(HEAD + titleFirst).listOf('work'))).toEqual(jobs)
  expect(shown(read(HEAD + employerFirst).listOf('work'))).toEqual(jobs)
})

test('marks who is what as doubtful if no word tells', () => {
  const work = read(`${HEAD}## Experience\n*Gardens | 2020 - 2021\nQuark & Tinte\n• Dug\n`).listOf('work')
  expect(shown(work)).toEqual([
    { 'position?': 'Gardens', 'name?': 'Quark & Tinte', startDate: '2020', endDate: '2021', highlights: ['Dug'] },
  ])
  expect(doubtsOf(work[0])).toMatchObject({ position: 'page 1, "Gardens 2020 - 2021"' })
})

test('reads several roles at one employer', () => {
  const work = read(`${HEAD}## Experience
*Nordbank AG
Staff Engineer | 2021 - Present
• Runs it
Engineer | 2018 - 2021
• Built it
`).listOf('work')
  expect(shown(work)).toMatchObject([
    { position: 'Staff Engineer', name: 'Nordbank AG', startDate: '2021' },
    { position: 'Engineer', 'name?': 'Nordbank AG', endDate: '2021' },
  ])
})

test('reads "Engineer at Mill", places, and tools', () => {
  const work = read(`${HEAD}## Experience
*Engineer at Mill | Berlin, Germany
Mar 2019 - Feb 2020
Ground flour.
Technologies: Go, Kubernetes
`).listOf('work')
  expect(shown(work)).toMatchObject([
    {
      position: 'Engineer',
      name: 'Mill',
      location: 'Berlin, Germany',
      summary: 'Ground flour.',
      keywords: ['Go', 'Kubernetes'],
    },
  ])
})

test('reads a role behind two other names, and the employer before a place', () => {
  const work = read(`${HEAD}## Experience
*Robotics Center | 2020 - 2021
Quark & Co
Research Intern
• Dug

*Kaiser, Pleasanton, CA | 2018 - 2019
Principal Engineer
• Built
`).listOf('work')
  expect(shown(work)).toMatchObject([
    { 'position?': 'Research Intern', 'summary?': 'Robotics Center' },
    { location: 'Pleasanton, CA' },
  ])
})

test('reads entries beside a column of dates', () => {
  const beside = (aside: string, text: string, y: number) =>
    line([...(aside ? [cell(aside, { y })] : []), cell(text, { x: 160, y })])
  const columns = [
    [
      ...lines(HEAD),
      line('Experience', { size: 14, font: 'bold', y: 100 }),
      beside('2019 - 2020', 'Mill GmbH', 120),
      beside('', 'Engineer', 132),
      beside('', 'Kept the mill running, day and night, for all of the year.', 144),
      beside('Since 05/2020', 'Oven Ltd', 170),
      beside('', 'Baker', 182),
    ],
  ]
  const { file } = readCv(columns, { wraps: true }, () => {})
  expect(shown(file['work'] as Entry[])).toMatchObject([
    {
      name: 'Mill GmbH',
      position: 'Engineer',
      startDate: '2019',
      endDate: '2020',
      summary: expect.stringMatching(/^Kept/),
    },
    { name: 'Oven Ltd', startDate: '2020-05' },
  ])
})

test('reads projects beside a column of categories', () => {
  const at = (text: string, y: number, x = 40) => cell(text, { x, y })
  const columns = [
    [
      ...lines(HEAD),
      line('Projects', { size: 14, font: 'bold', y: 100 }),
      line([at('A cluster for forty services, in three zones', 120)]),
      line([at('Cloud', 132), at('Moved them from six machines to one', 132, 160)]),
      line([at('cluster.', 144, 160)]),
      line([at('Nine minutes from a change to production', 160)]),
      line([at('DevOps', 172), at('Split a build.', 172, 160)]),
      line([at('Go, Helm, Bash', 184, 160)]),
    ],
  ]
  expect(shown(readCv(columns, { wraps: true }, () => {}).file['projects'] as Entry[])).toMatchObject([
    {
      name: 'A cluster for forty services, in three zones',
      type: 'Cloud',
      summary: 'Moved them from six machines to one cluster.',
    },
    { name: 'Nine minutes from a change to production', type: 'DevOps', keywords: ['Go', 'Helm', 'Bash'] },
  ])
})

test('reads a date behind the picture of a calendar', () => {
  const work = read(`${HEAD}## Experience
*Engineer
Mill GmbH
• July 2012 – Ongoing | Berlin, Germany
• Built it
`)
  expect(shown(work.listOf('work'))).toMatchObject([
    {
      position: 'Engineer',
      name: 'Mill GmbH',
      location: 'Berlin, Germany',
      startDate: '2012-07',
      highlights: ['Built it'],
    },
  ])
})

test('reads schools, degrees and grades', () => {
  const education = read(`${HEAD}## Education
*University of Oslo | Oslo, Norway
Bachelor of Science, GPA: 3.8 | 2010 - 2014
Coursework: Algebra, Logic

*Academy of Letters
Master of Arts | 2008
`).listOf('education')
  expect(shown(education)).toMatchObject([
    {
      institution: 'University of Oslo',
      studyType: expect.stringContaining('Bachelor of Science'),
      courses: ['Algebra', 'Logic'],
    },
    { institution: 'Academy of Letters', studyType: 'Master of Arts', endDate: '2008' },
  ])
})

test('reads projects without dates, skills in groups, languages, interests and records', () => {
  const resume = read(`${HEAD}## Projects
*kubetidy | github.com/ada/kubetidy
Finds what a cluster no longer needs.
*Boat log
• Sails

## Skills
Backend: Go, PostgreSQL (PostGIS, pgvector)
Chess, Rowing

## Languages
English (Native), Deutsch: B2

## Certificates
CKA | 2020
• CKS, May 2021

## Interests
Sports: Chess, Sailing
`)
  expect(shown(resume.listOf('projects'))).toEqual([
    { name: 'kubetidy', url: 'https://github.com/ada/kubetidy', summary: 'Finds what a cluster no longer needs.' },
    { name: 'Boat log', highlights: ['Sails'] },
  ])
  expect(shown(resume.listOf('skills'))).toEqual([
    { name: 'Backend', keywords: ['Go', 'PostgreSQL (PostGIS, pgvector)'] },
    { name: 'Chess' },
    { name: 'Rowing' },
  ])
  expect(shown(resume.listOf('languages'))).toEqual([
    { language: 'English', fluency: 'Native' },
    { language: 'Deutsch', fluency: 'B2' },
  ])
  expect(shown(resume.listOf('certificates'))).toMatchObject([{ name: 'CKA', date: '2020' }])
  expect(shown(resume.listOf('interests'))).toEqual([{ name: 'Sports', keywords: ['Chess', 'Sailing'] }])
})

test('reads the name, the title and the contact, and reports what has no place', () => {
  const { basics, reported } = read(`${HEAD}Born on 1 May 1990
Berlin, Germany | github.com/ada
I run platforms, and have done so for a decade.

## Experience
*Engineer | 2020
Mill GmbH
`)
  expect(shown([basics])).toMatchObject([
    {
      name: 'Ada Lovelace',
      label: 'Site Engineer',
      email: 'ada@ada.dev',
      phone: '+49 30 1234567',
      location: { city: 'Berlin, Germany' },
    },
  ])
  expect(basics['profiles']).toEqual([{ url: 'https://github.com/ada' }])
  expect(basics['summary']).toBe('I run platforms, and have done so for a decade.')
  expect(reported).toEqual(['page 1, "Born on 1 May 1990"'])
})

test('keeps a section with another heading as one of the owner’s own', () => {
  const { meta } = read(
    `${HEAD}## Experience\n*Engineer | 2020\nMill GmbH\n## A Day of My Life\nTea.\n## Education\n*Lycée Zola | 2001\n`,
  )
  expect(meta).toMatchObject({
    sections: [{ id: 'a-day-of-my-life', kind: 'text', title: 'A Day of My Life', entries: [{ text: 'Tea.' }] }],
  })
})

test('reports headings that have nothing below them, or a list that has another', () => {
  const { reported, headings } = read(
    `${HEAD}## Experience\n*Engineer, Mill GmbH | 2019\n\n## Internships\n*Cook, Oven Ltd | 2017\n\n## Free from May`,
  )
  expect(headings).toEqual({ work: 'Experience' })
  expect(reported).toEqual(['page 1, "Internships"', 'page 1, "Free from May"'])
})

test('reports what pages repeat, and takes only the number of a page for one', () => {
  const pageOf = (number: number) => {
    const texts = { Confidential: 20, [`Task ${number + 4}`]: 100, 'Ada Lovelace, CV': 760, [`- ${number} -`]: 780 }
    return Object.entries(texts).map(([text, y]) => line(text, { place: `page ${number}`, y }))
  }
  const reported: string[] = []
  const note: AddNote = (_, what) => void reported.push(what)
  const head = [line('Ada Lovelace', { y: 40, size: 24 }), line('Experience', { y: 80, size: 14 })]
  const all = [...head, ...pageOf(1), ...pageOf(2), line('Cats: 3', { place: 'page 3', y: 700 })]
  const { file } = readCv([all], { wraps: true }, note)
  expect(reported).toEqual([
    'page 1, "Confidential"',
    'page 1, "Task 5"',
    'page 1, "Ada Lovelace, CV"',
    'page 2, "Task 6"',
  ])
  expect(JSON.stringify(file)).toContain('Cats')
  expect(JSON.stringify(file)).not.toContain('- 2')
})

test('reads a language below the table of Europass, under the same heading', () => {
  const table = 'Mother tongue(s): PORTUGUESE\n'
  const { listOf, headings, reported } = read(`${HEAD}## Language skills\n${table}German: fluent\n`)
  expect(listOf('languages').map((each) => each?.['language'])).toEqual(['Portuguese', 'German'])
  expect(headings).toEqual({ languages: 'Language skills' })
  expect(reported).toEqual([])
})

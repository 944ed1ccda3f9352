import { expect, test } from 'vitest'
import type { Line } from '../../source/line.ts'
import { readCv } from './cv.ts'
import { cell, line, lines } from './fixtures.ts'
import { type Entry, read, shown } from './read-fixture.ts'

// Names that are run-in heads: each paragraph begins with the name of a project, and goes on with its text.

const HEAD = '# Ada Lovelace\nSite Engineer\nada@ada.dev | +49 30 1234567\n\n'

function projectsIn(section: string) {
  return shown(read(`${HEAD}## Projects\n${section}`).listOf('projects'))
}

/** Projects whose names are in bold. */
function boldProjects(...texts: [name: string, text: string][]) {
  const written = texts.map(([name, text], index): Line => {
    const y = 200 + index * 12
    const bold = cell(name, { y, font: 'bold' })
    return line(name === '' ? text : [bold, cell(text, { x: bold.end + 3, y })], { y })
  })
  const columns = [[...lines(`${HEAD}## Projects`), ...written]]
  return shown(readCv(columns, { wraps: true }, () => {}).file['projects'] as Entry[])
}

test('reads names in bold with the year in brackets, and the text behind a colon', () => {
  const text = '(2023): public data set of the tides by harbour, used by two schools. Go, DuckDB,'
  expect(
    boldProjects(['Open tide data', text], ['', 'Parquet.'], ['mill-map', '(2020): map of all mills in use.']),
  ).toEqual([
    {
      name: 'Open tide data',
      endDate: '2023',
      summary: 'public data set of the tides by harbour, used by two schools. Go, DuckDB, Parquet.',
    },
    { name: 'mill-map', endDate: '2020', summary: 'map of all mills in use.' },
  ])
})

test.each([
  ['a colon behind the year', 'Mill map (2020): A map of all mills in use.', { endDate: '2020' }],
  ['a dash', 'Mill map – A map of all mills in use.', {}],
  ['a period at the end', 'Mill map: A map of all mills in use (2020 – 2021).', { startDate: '2020', endDate: '2021' }],
  ['a year at the end', 'Mill map: A map of all mills in use (2021).', { 'endDate?': '2021' }],
  ['the year before the name', '2021 – Mill map: A map of all mills in use.', { endDate: '2021' }],
  ['the year at the margin', 'Mill map: A map of all mills in use. | 2021', { endDate: '2021' }],
  ['a month', 'Mill map, May 2021: A map of all mills in use.', { endDate: '2021-05' }],
])('reads names without a style of their own, with %s', (_, first, dates) => {
  const second = first.replace('Mill map', 'Dam song').replace('A map of all mills', 'A song for each dam')
  expect(projectsIn(`${first}\n${second}\n`)).toEqual([
    { name: 'Mill map', summary: 'A map of all mills in use.', ...dates },
    { name: 'Dam song', summary: 'A song for each dam in use.', ...dates },
  ])
})

test('takes technologies from a label alone', () => {
  const sentence = 'Mill map: A map of all mills, in Go and C.'
  expect(projectsIn(`${sentence} Technologies: Go, DuckDB.\nDam song: A song for each dam. Go, Rust.\n`)).toEqual([
    { name: 'Mill map', summary: 'A map of all mills, in Go and C.', keywords: ['Go', 'DuckDB'] },
    { name: 'Dam song', summary: 'A song for each dam. Go, Rust.' },
  ])
  expect(projectsIn(`${sentence} Environment: Go, DuckDB.\n`)).toMatchObject([{ keywords: ['Go', 'DuckDB'] }])
})

test('leaves bullets and technologies below a text to its project', () => {
  expect(
    projectsIn(`Mill map (2020): A map of all mills in use.
• Finds the next mill
Technologies: Go, Rust
Dam song (2021): A song for each dam.
`),
  ).toEqual([
    {
      name: 'Mill map',
      endDate: '2020',
      summary: 'A map of all mills in use.',
      highlights: ['Finds the next mill'],
      keywords: ['Go', 'Rust'],
    },
    { name: 'Dam song', endDate: '2021', summary: 'A song for each dam.' },
  ])
})

test('doubts a name that could end elsewhere', () => {
  expect(projectsIn('Kiel – North: A map of all mills in use.\nBonn – South: A song for each dam.\n')).toMatchObject([
    { 'name?': 'Kiel – North' },
    { 'name?': 'Bonn – South' },
  ])
  expect(projectsIn('Mill map: A map of all mills\nDam song: A song for each dam\n')).toMatchObject([
    { 'name?': 'Mill map', summary: 'A map of all mills' },
    { 'name?': 'Dam song', summary: 'A song for each dam' },
  ])
})

test('takes titles with a colon for titles, in doubt', () => {
  expect(projectsIn('*Mill map: the book*\nIt has all mills.\n*Dam song: the score*\nIt has all dams.\n')).toEqual([
    { 'name?': 'Mill map: the book', 'summary?': 'It has all mills.' },
    { 'name?': 'Dam song: the score', 'summary?': 'It has all dams.' },
  ])
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { doubtsIn, parseSite } from '../content/content.ts'
import { compareWith } from './compare.ts'
import { run } from './fixtures.ts'
import { paragraph, pdfOf, type Placed, wordOf } from './formats/document/fixtures.ts'
import { keptFile, removeKeptFile } from './kept-file.ts'
import { readDocument } from './source/read-document.ts'

const TEXTS: readonly (Omit<Placed, 'x' | 'y'> & { right?: string })[] = [
  { text: 'Ada Lovelace', size: 22, bold: true },
  { text: 'Site Engineer', size: 12 },
  { text: 'Experience', size: 15, bold: true },
  { text: 'Engineer, Elbe Bank', size: 11, bold: true, right: 'Fall 2019 - 2021' },
  { text: 'Kept the clusters of the bank calm for two years.', size: 10 },
  { text: 'Operator, Tide Mill Ltd', size: 11, bold: true, right: '2015 - 2018' },
  { text: 'Ran the mill at night, and its pumps by day.', size: 10 },
  { text: 'Education', size: 15, bold: true },
  { text: 'University of Porto', size: 11, bold: true, right: '2010 - 2014' },
]

function placed(): Placed[] {
  return TEXTS.flatMap(({ right, ...text }, index) => {
    const y = 60 + index * 24
    return [{ ...text, x: 50, y }, ...(right ? [{ text: right, x: 450, y, size: 10 }] : [])]
  })
}

/** Imports a file, and compares it with the content that it became, or with another. */
async function compare(bytes: Uint8Array, name: string, change = (yaml: string) => yaml) {
  const { root, problem, yaml } = await run(bytes, { name })
  expect(problem).toBe('')
  const content = parseSite(change(yaml()), { folder: '.', name: 'content' })
  const kept = keptFile(root) ?? ''
  const document = await readDocument(readFileSync(kept), name)
  if (!document) throw new Error('It is no document.')
  const doubts = doubtsIn(content).map(({ path }) => path as (string | number)[])
  const pages = compareWith(document, { value: content.value as object, doubts })
  const parts = pages.flatMap(({ lines }) =>
    lines.flatMap(({ text, parts: all }) =>
      all.map(({ start, end, state, path }) => `${state}: ${text.slice(start, end)} ${path?.join('.') ?? ''}`.trim()),
    ),
  )
  return { pages, parts, kept, root, yaml: yaml() }
}

test('says of each text of a PDF which value has it, and which is doubtful', async () => {
  const { parts, pages } = await compare(await pdfOf([placed()]), 'cv.pdf')
  expect(parts).toEqual([
    'doubtful: Ada Lovelace name',
    'doubtful: Site Engineer profile.title',
    'taken: Experience history.title',
    'doubtful: Engineer history.entries.0.role',
    'doubtful: Elbe Bank history.entries.0.employer',
    'doubtful: Fall 2019 - 2021 history.entries.0.period',
    'doubtful: Kept the clusters of the bank calm for two years. history.entries.0.description',
    'doubtful: Operator history.entries.1.role',
    'doubtful: Tide Mill Ltd history.entries.1.employer',
    'doubtful: 2015 - 2018 history.entries.1.period',
    'doubtful: Ran the mill at night, and its pumps by day. history.entries.1.description',
    'taken: Education education.title',
    'doubtful: University of Porto education.entries.0.institution',
    'doubtful: 2010 - 2014 education.entries.0.period',
  ])
  expect(pages).toMatchObject([{ width: 612, height: 792 }])
})

test('says where each part of a line is on its page', async () => {
  const { pages } = await compare(await pdfOf([placed()]), 'cv.pdf')
  const line = pages[0]?.lines.find(({ text }) => text === 'Engineer, Elbe Bank')
  const [role, employer] = line?.parts ?? []
  const baseline = 60 + 3 * 24
  expect(line?.top).toBeLessThan(baseline - 8)
  expect((line?.top ?? 0) + (line?.height ?? 0)).toBeGreaterThan(baseline)
  expect(role?.x).toBe(50)
  // In Helvetica Bold, "Engineer" is 47.7 points wide, and "Elbe Bank" begins 6 points later.
  expect((role?.x ?? 0) + (role?.width ?? 0)).toBeCloseTo(97.7, -1)
  expect(employer?.x).toBeCloseTo(103.8, -1)
})

test('finds the parts of a line that is read from the right', () => {
  const cell = { text: 'מהנדסת, בנק אלבה', x: 100, end: 200, y: 50, size: 10, font: 'regular' }
  const pages = [{ width: 612, height: 792, lines: [{ place: 'page 1', cells: [cell] as const }] }]
  const value = { history: { entries: [{ role: 'מהנדסת', employer: 'בנק אלבה' }] } }
  const [role, employer] = compareWith({ kind: 'pdf', pages }, { value, doubts: [] })[0]?.lines[0]?.parts ?? []
  expect((role?.x ?? 0) + (role?.width ?? 0)).toBe(200)
  expect(employer?.x).toBe(100)
  expect(employer?.width).toBeLessThan(60)
})

test('tells equal texts apart by what is around them', () => {
  const texts = ['Nationality: Swedish', 'Elbe Bank', '2016', 'Languages', 'Swedish', 'Certificates', 'Welder', '2016']
  const lines = texts.map((text, index) => {
    const cell = { text, x: 0, end: 100, y: 50 + 20 * index, size: 10, font: 'regular' }
    return { place: 'page 1', cells: [cell] as const }
  })
  const value = {
    certificates: { title: 'Certificates', entries: [{ name: 'Welder', date: '2016' }] },
    history: { entries: [{ employer: 'Elbe Bank', period: '2016' }] },
    languages: { title: 'Languages', entries: [{ name: 'Swedish' }] },
  }
  const pages = [{ width: 612, height: 792, lines }]
  const [page] = compareWith({ kind: 'pdf', pages }, { value, doubts: [] })
  const paths = page?.lines.map(({ parts }) => parts.map(({ path }) => path?.join('.') ?? 'left').join(' '))
  expect(paths).toEqual([
    'left',
    'history.entries.0.employer',
    'history.entries.0.period',
    'languages.title',
    'languages.entries.0.name',
    'certificates.title',
    'certificates.entries.0.name',
    'certificates.entries.0.date',
  ])
})

test('says what is left of a line with the title of the person', () => {
  const cell = { text: 'Site Engineer, likes the sea', x: 0, end: 200, y: 50, size: 10, font: 'regular' }
  const pages = [{ width: 612, height: 792, lines: [{ place: 'page 1', cells: [cell] as const }] }]
  const [page] = compareWith({ kind: 'pdf', pages }, { value: { profile: { title: 'Site Engineer' } }, doubts: [] })
  expect(page?.lines[0]).toMatchObject({ isHeading: false, parts: [{ state: 'taken' }, { state: 'left', start: 15 }] })
})

test('follows the content as it is now', async () => {
  const pdf = await pdfOf([placed()])
  const { parts } = await compare(pdf, 'cv.pdf', (yaml) =>
    yaml.replace('Tide Mill', 'Sea Mill').replaceAll(/ *# check.*/g, ''),
  )
  expect(parts).toContain('left: Tide')
  expect(parts).toContain('taken: Mill Ltd history.entries.1.employer')
  expect(parts.filter((part) => part.startsWith('doubtful'))).toEqual([])
})

const WORD = [
  '# Ada Lovelace',
  '## Experience',
  '*Engineer',
  'Elbe Bank, Fall 2019 - 2021',
  '- Kept the clusters calm.',
  '## Education',
  '*University of Porto',
  'Bachelor of Science, 2010 - 2014',
]

test('compares a Word file by its lines, with its headings', async () => {
  const bytes = wordOf(WORD.map(paragraph).join(''))
  const { parts, pages } = await compare(bytes, 'cv.docx', (yaml) => yaml.replace('Bachelor of Science', 'Bachelor'))
  expect(parts).toContain('taken: Engineer history.entries.0.role')
  expect(parts).toContain('doubtful: Fall 2019 - 2021 history.entries.0.period')
  expect(parts).toContain('left: of Science')
  const headings = pages.flatMap(({ lines }) => lines.filter(({ isHeading }) => isHeading))
  expect(headings.map(({ text }) => text)).toEqual(['Ada Lovelace', 'Experience', 'Education'])
})

test('takes no word of a sentence that is not on the site from another value', async () => {
  const texts = [...WORD.with(4, '- Wrote the tools in Rust.'), '## Skills', 'Go, Rust']
  const bytes = wordOf(texts.map(paragraph).join(''))
  const { parts } = await compare(bytes, 'cv.docx', (yaml) => yaml.replace('Wrote the tools in Rust.', 'Rested.'))
  expect(parts).toContain('left: Wrote the tools in Rust.')
  expect(parts).toContain('taken: Rust expertise.skills.1.name')
})

test('keeps the file until another import, or until all is checked', async () => {
  const { root, kept } = await compare(wordOf(WORD.map(paragraph).join('')), 'cv.docx')
  expect(kept).toBe(join(root, '.cache/import/cv.docx'))
  await run(await pdfOf([placed()]), { root, name: 'mine.pdf', force: true })
  expect(readdirSync(join(root, '.cache/import'))).toEqual(['mine.pdf'])
  removeKeptFile(root)
  expect(keptFile(root)).toBeUndefined()
  await run(await pdfOf([placed()]), { root, name: 'mine.pdf', force: true })
  await run({ basics: { name: 'Ada' }, work: [{ position: 'Aide' }] }, { root, force: true })
  expect(existsSync(join(root, '.cache/import'))).toBe(false)
})

test('says which section a heading begins, also one that the content does not have', () => {
  const texts = ['WORK EXPERIENCE', 'Miller', 'PROJECTS', 'Mill map: a map of all mills']
  const lines = texts.map((text, index) => {
    const cell = { text, x: 0, end: 200, y: 50 + 20 * index, size: 10, font: 'regular' }
    return { place: 'page 1', cells: [cell] as const }
  })
  const value = { history: { title: 'Work experience', entries: [{ role: 'Miller' }] } }
  const [page] = compareWith({ kind: 'pdf', pages: [{ width: 612, height: 792, lines }] }, { value, doubts: [] })
  expect(page?.lines.map(({ section }) => section)).toEqual([
    { list: ['history', 'entries'], title: 'Work experience' },
    undefined,
    { list: ['gallery', 'projects'], title: 'Projects' },
    undefined,
  ])
})

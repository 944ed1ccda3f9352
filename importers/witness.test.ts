import { expect, test } from 'vitest'
import { doubtsOf } from './doubt.ts'
import type { Line } from './source/line.ts'
import type { TextDocument } from './source/read-document.ts'
import { withDoubtfulLists } from './witness.ts'
import type { Imported } from './write/compose-yaml.ts'

const job = { role: 'Engineer', employer: 'Elbe Bank', period: '2019 - 2021', description: 'Kept it calm.' }
const earlier = { role: 'Clerk', employer: 'Tide Mill', period: '2015 - 2018', description: 'Counted bags.' }

function jobs(...entries: object[]): Imported {
  return { history: { title: 'Work', entries } }
}

const NO_NOTE = () => undefined

function lineOf(text: string, index: number): Line {
  return { place: 'page 1', cells: [{ text, x: 0, end: 200, y: index * 20, size: 10, font: 'regular' }] }
}

function documentOf(texts: readonly string[]): TextDocument {
  return { kind: 'pdf', pages: [{ width: 612, height: 792, lines: texts.map(lineOf) }] }
}

/** The lists that are doubted, by the lines of a document. */
function doubted(content: Imported, texts: readonly string[] = []): string[] {
  const { custom = [], ...others } = withDoubtfulLists(documentOf(texts), content, NO_NOTE)
  return [...Object.entries(others), ...custom.map((section) => [section.id, section] as const)].flatMap(
    ([section, group]) => Object.entries(doubtsOf(group)).map(([list, source]) => `${section}.${list}: ${source}`),
  )
}

const PAGE = [
  'Work',
  'Engineer, Elbe Bank',
  '2019 – 2021',
  'Kept it calm.',
  'Clerk, Tide Mill',
  '2015 – 2018',
  'Counted bags.',
]

test('trusts a list that the source has as it is', () => {
  expect(doubted(jobs(job, earlier), PAGE)).toEqual([])
})

test.each([
  ['a text that is left among its texts', PAGE.toSpliced(4, 0, 'Led six people.')],
  ['entries among each other', PAGE.with(3, 'Counted bags.').with(6, 'Kept it calm.')],
])('doubts a list with %s, and cites its heading', (_, texts) => {
  expect(doubted(jobs(job, earlier), texts)).toEqual(['history.entries: all below page 1, "Work"'])
})

test('doubts a list with a text of another section among its texts', () => {
  const content = {
    ...jobs(job, earlier),
    education: { title: 'School', entries: [] },
    footer: { about: 'I like the sea.' },
  }
  expect(doubted(content, PAGE.toSpliced(4, 0, 'I like the sea.'))).toContain(
    'history.entries: all below page 1, "Work"',
  )
})

test.each([
  ['no employer', { ...earlier, employer: undefined }],
  ['a period as a role', { ...earlier, role: '2015 – 2018' }],
  ['a role that is cut', { ...earlier, role: 'Clerk and,' }],
  ['a role and an employer that are swapped', { ...earlier, role: 'Tide Mill', employer: 'Clerk' }],
  ['the rest of a sentence', { ...earlier, description: 'and counted bags.' }],
  ['the head of another job', { ...earlier, highlights: ['Cook, Sea Inn 2012 – 2014'] }],
  ['half of a pair of brackets', { ...earlier, highlights: ['Counted bags (of flour'] }],
])('doubts a list of jobs of which one has %s', (_, entry) => {
  expect(doubted(jobs(job, entry))).toHaveLength(1)
})

test.each([
  ['the name of a tool first', { ...earlier, description: 'npm.dev was mine, iOS was not.' }],
  ['a period within a text', { ...earlier, highlights: ['All bags from 2015 to 2018 were counted.'] }],
])('trusts a list of jobs of which one has %s', (_, entry) => {
  expect(doubted(jobs(job, entry))).toEqual([])
})

test.each([
  [{ expertise: { skills: [{ name: 'Go' }, { name: 'I also like to write tests for it.' }] } }, 1],
  [{ expertise: { skills: [{ name: 'dbt' }, { name: 'Google Cloud Platform' }] } }, 0],
  [{ languages: { entries: [{ name: 'German', fluency: 'Sailing' }] } }, 1],
  [
    {
      languages: {
        entries: [
          { name: 'German', fluency: 'Native' },
          { name: 'Breton', fluency: 'Basics' },
        ],
      },
    },
    0,
  ],
  [{ education: { entries: [{ institution: 'University of Porto', degree: 'BSc', period: '2012' }] } }, 0],
  [{ education: { entries: [{ institution: 'Porto', degree: 'BSc', period: '2012' }] } }, 1],
  [
    {
      education: {
        entries: [
          { institution: 'University of Porto', degree: 'BSc', period: '2012', description: 'A\nB\nC\nD\nE\nF' },
        ],
      },
    },
    1,
  ],
  [{ gallery: { projects: [{ title: 'Mill', description: 'Description: It mills.\nDescription: It bakes.' }] } }, 1],
  [
    {
      custom: [{ id: 'clerk', kind: 'text', title: 'Clerk 2015 – 2018', entries: ['I counted all bags of the mill.'] }],
    },
    1,
  ],
  [{ certificates: { entries: [{ name: 'Scrum Master', issuer: 'Mill' }] } }, 0],
  [{ certificates: { entries: [{ name: 'Scrum Master, Mill', issuer: 'Go Expert, Elbe Bank' }] } }, 1],
  [{ certificates: { entries: [{ name: 'Scrum Master', issuer: 'Mill' }, { name: 'Go Expert' }] } }, 1],
  [{ certificates: { entries: [{ name: 'Scrum Master', issuer: '2022 Go Expert, Mill' }] } }, 1],
  [
    {
      custom: [{ id: 'sea', kind: 'text', entries: ['I like the sea, and all that swims in it.', 'Tides', 'Expert'] }],
    },
    1,
  ],
  [{ custom: [{ id: 'sea', kind: 'text', entries: ['I like the sea, and all that swims in it.'] }] }, 0],
])('%j: %i lists in doubt', (content, count) => {
  // With the heading of an own section.
  const lists = doubted(content).filter((each) => !/^\w+\.(?:title|label):/.test(each))
  expect(lists).toHaveLength(count)
})

test('doubts all lists where one is read wrongly', () => {
  const content = {
    languages: { entries: [{ name: 'German', fluency: 'Native' }] },
    footer: { profiles: [{ name: 'GitHub', url: 'https://github.com/ada' }] },
  }
  expect(doubted({ ...jobs(job, earlier), ...content })).toEqual([])
  expect(doubted({ ...jobs(job, { ...earlier, role: 'Clerk and,' }), ...content })).toHaveLength(3)
})

test('doubts what is said of the owner where a list is read wrongly, each text by its line', () => {
  const about = {
    name: 'Ada',
    description: 'I like the sea.',
    hero: { headline: 'Miller', subtitle: 'I like the sea.' },
    profile: { title: 'Miller', phone: '+44 20 7946 0001', location: undefined },
    footer: { about: 'I like the sea.' },
  }
  const misread = withDoubtfulLists(
    documentOf(['Ada', 'Miller', 'I like the sea.']),
    {
      ...jobs(job, { ...earlier, role: 'Clerk and,' }),
      ...about,
      language: 'en',
    },
    NO_NOTE,
  )
  const [title, text] = ['page 1, "Miller"', 'page 1, "I like the sea."']
  expect(doubtsOf(misread)).toEqual({ name: 'page 1, "Ada"', description: text })
  expect(doubtsOf(misread['hero'])).toEqual({ headline: title, subtitle: text })
  expect(doubtsOf(misread['profile'])).toEqual({ title, phone: 'the whole file' })
  expect(doubtsOf(misread['footer'])).toEqual({ about: text })
  const right = withDoubtfulLists(documentOf([]), { ...jobs(job, earlier), ...about }, NO_NOTE)
  expect(doubtsOf(right['profile'])).toEqual({})
})

test.each([
  ['in one style', ['Go', 'Rust'], ['regular', 'regular'], 0],
  ['of which one is a heading', ['Go', 'Rust'], ['bold', 'regular'], 1],
  ['of which one is on two lines', ['Go', 'Rust in Mills'], ['regular', 'regular', 'regular'], 1],
])('skills %s', (_, names, fonts, count) => {
  const lines = names.flatMap((name) => name.split(' in ')).map(lineOf)
  const styled = lines.map((line, index): Line => ({
    ...line,
    cells: [{ ...line.cells[0], font: fonts[index] ?? '' }],
  }))
  const content = { expertise: { skills: names.map((name) => ({ name })) } }
  const { expertise } = withDoubtfulLists(
    { kind: 'pdf', pages: [{ width: 612, height: 792, lines: styled }] },
    content,
    NO_NOTE,
  )
  expect(Object.keys(doubtsOf(expertise))).toHaveLength(count)
})

test('cites the first line of a list whose heading the content does not have', () => {
  const expertise = { title: 'Skills', skills: [{ name: 'Go,' }, { name: 'Rust' }, { name: 'Helm' }] }
  expect(doubted({ expertise }, ['What I know', 'Go, Rust, Helm'])).toEqual([
    'expertise.skills: all below page 1, "Go, Rust, Helm"',
  ])
})

test('doubts a section of the owner’s own', () => {
  const custom = [{ id: 'talks', kind: 'records', entries: [{ title: 'Tides' }, { title: ', 2019 – 2021' }] }]
  const { custom: [section] = [] } = withDoubtfulLists({ kind: 'pdf', pages: [] }, { custom }, NO_NOTE)
  expect(Object.keys(doubtsOf(section))).toEqual(['title', 'label', 'entries'])
})

test('says which list is the reason', () => {
  const notes: string[] = []
  withDoubtfulLists(
    documentOf(PAGE.toSpliced(4, 0, 'Led six people.')),
    jobs(job, earlier),
    (kind, what) => void notes.push(`${kind}: ${what}`),
  )
  expect(notes).toEqual(['misread: page 1, "Work"'])
})

test('doubts the language where neither the texts nor the headings tell it', () => {
  const languageOf = (heading: string) => {
    const { language, ...content } = withDoubtfulLists(
      documentOf([heading, ...PAGE.slice(1)]),
      jobs(job, earlier),
      NO_NOTE,
    )
    return [language, doubtsOf(content)['language']]
  }
  expect(languageOf('Pracovní zkušenosti')).toEqual(['en', 'the whole file'])
  expect(languageOf('Work')).toEqual([undefined, undefined])
})

test('doubts English where the texts below the headings of a template are in another language', () => {
  const texts = ['Work', 'Molinera, Molino Viejo', 'Mantuve el molino y la presa para los vecinos del valle']
  const { language, ...content } = withDoubtfulLists(documentOf(texts), jobs(job, earlier), NO_NOTE)
  expect([language, doubtsOf(content)['language']]).toEqual(['en', 'the whole file'])
})

test('doubts a heading with an accent that no letter has', () => {
  const sections = {
    ...jobs(job, { ...earlier, role: 'Clerk and,' }),
    education: { title: 'Educaci´on', entries: [job] },
    gallery: { title: 'Projects', projects: [job] },
  }
  const misread = withDoubtfulLists(documentOf(['Work', 'Educaci´on', 'Projects']), sections, NO_NOTE)
  expect(Object.keys(doubtsOf(misread.education))).toEqual(['title', 'label', 'entries'])
  expect(Object.keys(doubtsOf(misread.gallery))).toEqual(['projects'])
})

test('doubts an e-mail address that no text of the source is', () => {
  const doubtIn = (text: string) => {
    const { profile } = withDoubtfulLists(
      documentOf([...PAGE, text]),
      { ...jobs(job, earlier), profile: { title: 'x', location: undefined, email: 'ada@sea.example' } },
      NO_NOTE,
    )
    return doubtsOf(profile)['email']
  }
  expect(doubtIn('E-mail: ada@sea.example | London')).toBeUndefined()
  expect(doubtIn('ada@sea.exa\uFFFD')).toBe('page 1, "ada@sea.exa\uFFFD"')
})

test('doubts a heading that looks otherwise than the others', () => {
  const sections = {
    ...jobs(job, { ...earlier, role: 'Clerk and,' }),
    education: { title: 'School', entries: [job] },
    gallery: { title: 'Projects', projects: [job] },
  }
  const headings = ['Work', 'School', 'Projects']
  const lines = headings.map((text, index) => {
    const line = lineOf(text, index)
    return text === 'School' ? { ...line, cells: [{ ...line.cells[0], font: 'italic' }] as const } : line
  })
  const misread = withDoubtfulLists({ kind: 'pdf', pages: [{ width: 612, height: 792, lines }] }, sections, NO_NOTE)
  expect(Object.keys(doubtsOf(misread.education))).toEqual(['title', 'label', 'entries'])
  expect(Object.keys(doubtsOf(misread.gallery))).toEqual(['projects'])
})

/** Which facts are doubted in a file that is misread, if its last line is this. */
function doubtedHead(contact: string, profile: object): string[] {
  const content = { ...jobs(job, { ...earlier, role: 'Clerk and,' }), name: 'Ada Quill', profile }
  const misread = withDoubtfulLists(documentOf([...PAGE, 'Ada Quill', contact]), content, NO_NOTE)
  return [...Object.keys(doubtsOf(misread)), ...Object.keys(doubtsOf(misread.profile))]
}

test('is sure of the only address and number of a file, and of a name that the address has', () => {
  const profile = { email: 'ada.quill@mill.example', phone: '+44 20 7946 0000' }
  expect(doubtedHead('ada.quill@mill.example, +44 (20) 7946-0000', profile)).toEqual([])
  expect(doubtedHead('ada.quill@mill.example, +44 20 7946 0000, +44 20 7946 0001', profile)).toEqual(['phone'])
  expect(doubtedHead('ada.quill@mill.example, mary@dam.example, +44 20 7946 0000', profile)).toEqual(['email'])
  expect(doubtedHead('a@mill.example, +44 20 7946 0000', { ...profile, email: 'a@mill.example' })).toEqual(['name'])
})

test('trusts a text that goes on behind its name, and doubts another one that begins without a capital', () => {
  const projects = [{ title: 'Mill map', description: 'a map of all mills' }]
  const content = { gallery: { title: 'Projects', projects } }
  expect(doubted(content, ['Projects', 'Mill map: a map of all mills'])).toEqual([])
  expect(doubted(content, ['Projects', 'Mill map', 'a map of all mills'])).toEqual([
    'gallery.projects: all below page 1, "Projects"',
  ])
})

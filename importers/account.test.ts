import { expect, test } from 'vitest'
import { noteUnread } from './account.ts'
import { cell, line } from './formats/document/fixtures.ts'

/** What is reported of these lines, if the content has one job. */
function reportedOf(texts: readonly string[], job: object): string[] {
  const reported: string[] = []
  const lines = texts.map((text, index) => line(text, { y: 40 + index * 12 }))
  const document = { kind: 'pdf' as const, pages: [{ width: 600, lines }] }
  noteUnread(document, { history: { entries: [job] } }, [], (_, what) => void reported.push(what))
  return reported
}

test('finds words that a line or a column breaks', () => {
  const job = { role: 'Programmierung', description: 'Anforderungsanalyse für die Mühle' }
  expect(reportedOf(['Program', 'mierung', 'Anforderungs-', 'analyse für die Mühle'], job)).toEqual([])
  expect(reportedOf(['Anforderungs\u2010', 'analyse für die Müh\u00ADle'], job)).toEqual([])
})

test('finds dates over several lines', () => {
  const job = { role: 'Miller 12', period: '2019-01 - 2020-04' }
  expect(reportedOf(['1 January', '2019 –', '30 April', '2020', 'Miller 12'], job)).toEqual([])
  expect(reportedOf(['since May', '2021'], { period: '2021-05 - Present' })).toEqual([])
})

test('reports a year among the texts of one section that only another section has', () => {
  const reported: string[] = []
  const lines = ['Elbe School', 'MS 2019', 'Mill School', 'Prize of the sea'].map((text, index) =>
    line(text, { y: 40 + index * 12 }),
  )
  const education = { entries: [{ institution: 'Elbe School' }, { institution: 'Mill School', degree: 'MS' }] }
  const awards = (date: string) => ({ awards: { entries: [{ title: 'Prize of the sea', date }] } })
  const pages = [{ width: 600, lines }]
  noteUnread({ kind: 'pdf', pages }, { education, ...awards('2019') }, [], (_, what) => void reported.push(what))
  expect(reported).toEqual(['page 1, "2019"'])
})

/** What is reported of these lines, if the content has this. */
function leftOf(content: object, texts: readonly string[]): string[] {
  const reported: string[] = []
  const lines = texts.map((text, index) => line(text, { y: 40 + index * 12 }))
  noteUnread({ kind: 'pdf', pages: [{ width: 600, lines }] }, content, [], (_, what) => void reported.push(what))
  return reported
}

test.each([
  ['year', '2023', '2023'],
  ['month', 'May 2023', '2023-05'],
  ['period', '2021 – 2023', '2021 - 2023'],
])('finds the %s of an entry beside it, and not in a text before it that is not on the site', (_, written, date) => {
  const certificates = { title: 'Certificates', entries: [{ name: 'Welder', issuer: 'Elbe School', date }] }
  const project = `Open tide data (${written}): a public set of the tides`
  expect(leftOf({ certificates }, [project, 'Certificates', `Welder, Elbe School, ${written}`])).toEqual([
    `page 1, "${project}"`,
  ])
})

test('reports a sentence that is not on the site as one text, though other values have words of it', () => {
  const content = {
    profile: { email: 'ada@tide-data.example' },
    expertise: {
      title: 'Skills',
      skills: [
        { name: 'Spark', group: 'Data' },
        { name: 'dbt', group: 'Data' },
      ],
    },
    history: {
      title: 'Work',
      entries: [{ role: 'Miller', description: 'Cut the time until meter readings are in reports' }],
    },
  }
  const texts = [
    'ada@tide-data.example',
    'Work',
    'Miller',
    'Cut the time until meter readings are in reports',
    'Open meter data: public data set of hourly tides, used in schools',
    'Skills',
    'Data: Spark, dbt',
  ]
  expect(leftOf(content, texts)).toEqual([`page 1, "${texts[4]}"`])
  // A title before a text, a part of a longer text, and words that the owner has left of a text are no chance.
  expect(leftOf(content, ['Miller, fond of the sea and of long walks'])).toEqual([
    'page 1, "fond of the sea and of long walks"',
  ])
  expect(leftOf(content, ['Cut the time until meter', 'readings are in reports. And sang all the way home'])).toEqual([
    'page 1, "And sang all the way home"',
  ])
})

test('reports a word alone though what was said of other lines has it', () => {
  const reported: string[] = []
  const lines = ['Gennaio: reporter', 'Nata il 24 gennaio 1991', 'Nubile'].map((text, index) =>
    line(text, { y: 40 + index * 12 }),
  )
  const told = ['page 1, "Nata il 24 gennaio 1991"', 'page 1, "Nubile"']
  const notes = told.map((what) => ({ kind: 'private' as const, what, why: 'private', count: 1 }))
  const content = { history: { entries: [{ role: 'reporter' }] } }
  noteUnread({ kind: 'pdf', pages: [{ width: 600, lines }] }, content, notes, (_, what) => void reported.push(what))
  expect(reported).toEqual(['page 1, "Gennaio"'])
})

test('reports no word that a text has once and the document twice', () => {
  const job = { role: 'Miller', description: 'Ran the mill in C and kept it running for years' }
  expect(reportedOf(['Miller', 'Ran the mill in C and kept it running for C years'], job)).toEqual([])
})

test('reports words that only begin like labels', () => {
  expect(reportedOf(['Miller', 'Wien', 'E-mail: Ali'], { role: 'Miller' })).toEqual([
    'page 1, "Wien"',
    'page 1, "E-mail: Ali"',
  ])
  expect(reportedOf(['Miller', 'E-mail:', 'Tel. / Mobile', 'de la'], { role: 'Miller' })).toEqual([])
})

test('counts a text that is lost several times', () => {
  const counts: unknown[] = []
  const lines = ['Oldtown', 'Miller', 'Oldtown'].map((text, index) => line(text, { y: 40 + index * 12 }))
  noteUnread(
    { kind: 'pdf', pages: [{ width: 600, lines }] },
    { history: { entries: [{ role: 'Miller' }] } },
    [],
    (_, what, _why, count) => void counts.push([what, count]),
  )
  expect(counts).toEqual([['page 1, "Oldtown"', 2]])
})

test('finds the name wherever it is', () => {
  const lines = ['Ada Quill', 'Name: Ada Quill'].map((text, index) => line(text, { y: 40 + index * 12 }))
  const reported: string[] = []
  noteUnread(
    { kind: 'pdf', pages: [{ width: 600, lines }] },
    { name: 'Ada Quill' },
    [],
    (_, what) => void reported.push(what),
  )
  expect(reported).toEqual([])
})

test('reports what is lost', () => {
  const job = {
    role: 'Miller',
    employer: 'Mill GmbH',
    period: '2019-01',
    description: 'Ran the mill for ten long years',
  }
  const texts = [
    'Miller, Mill GmbH, January 2019',
    'Ran the mill for ten long years',
    'Miller, Oven Ltd',
    'May 2020',
    'C',
  ]
  expect(reportedOf(texts, job)).toEqual(['page 1, "Miller, Oven Ltd"', 'page 1, "May 2020"', 'page 1, "C"'])
})

test('reports what the file hides', () => {
  const reported: string[][] = []
  const document = { kind: 'word' as const, pages: [], hidden: ['Salary: 12  a day', 'Salary: 12  a day'] }
  noteUnread(document, {}, [], (...note) => void reported.push(note.map(String)))
  expect(reported).toEqual([
    ['skipped', '"Salary: 12 a day"', 'it is hidden in the file, or only says what to write there'],
  ])
})

test('reports links that the content does not have', () => {
  const linked = (text: string, url: string, y: number) => line([{ ...cell(text, { y }), url }], { y })
  const lines = [
    linked('Mill map', 'https://www.mill.example/map/?from=cv', 40),
    linked('Dam song', 'https://dam.example/song', 52),
    linked('Dam song', 'https://dam.example/song', 64),
  ]
  const reported: string[] = []
  const content = {
    gallery: { projects: [{ title: 'Mill map', url: 'https://mill.example/map' }, { title: 'Dam song' }] },
  }
  noteUnread({ kind: 'pdf', pages: [{ width: 600, lines }] }, content, [], (_, what) => void reported.push(what))
  expect(reported.filter((text) => text.includes('https'))).toEqual(['page 1, "https://dam.example/song"'])
})

test('reports the second of two addresses that differ after the question mark', () => {
  const [tablet, phone] = ['https://store.example/app?id=tablet', 'https://store.example/app?id=phone']
  const cells = [
    { ...cell('Tablet', { y: 40 }), url: tablet },
    { ...cell('Phone', { x: 90, y: 40 }), url: phone },
  ]
  const reported: string[] = []
  const content = { gallery: { projects: [{ title: 'Tablet, Phone', url: tablet }] } }
  const pages = [{ width: 600, lines: [line(cells, { y: 40 })] }]
  noteUnread({ kind: 'pdf', pages }, content, [], (_, what) => void reported.push(what))
  expect(reported).toEqual([`page 1, "${phone}"`])
})

test('reports a link whose address is the end of another one', () => {
  const reported: string[] = []
  const linkTo = (url: string) => ({ ...line('Page'), cells: [{ ...cell('Page'), url }] as const })
  const pages = [{ width: 600, lines: [linkTo('https://quill.example/'), linkTo('https://ink.example/')] }]
  const profiles = [
    { label: 'Page', address: 'https://goose-quill.example' },
    { label: 'Page', address: 'https://www.ink.example/' },
  ]
  noteUnread({ kind: 'pdf', pages }, { footer: { profiles } }, [], (_, what) => void reported.push(what))
  expect(reported).toEqual(['page 1, "https://quill.example/"'])
})

test('reports a link whose address is the beginning of another one', () => {
  const links = ['https://mill.example/', 'https://mill.example/posts/tide', 'https://mill.example/posts/']
  const lines = links.map((url, index) => line([{ ...cell('Mill', { y: 40 + index * 12 }), url }]))
  const reported: string[] = []
  const content = { custom: [{ entries: ['Mill', 'Mill', 'Mill', 'https://mill.example/posts/tide/?from=cv'] }] }
  noteUnread({ kind: 'pdf', pages: [{ width: 600, lines }] }, content, [], (_, what) => void reported.push(what))
  expect(reported).toEqual(['page 1, "https://mill.example/"', 'page 1, "https://mill.example/posts/"'])
})

test('reports what is not all of a heading', () => {
  expect(reportedOf(['Experience', 'IT/Director', 'Miller'], { role: 'Miller' })).toEqual(['page 1, "IT/Director"'])
})

test('reports items of a list that are called as headings are', () => {
  const job = { role: 'Miller' }
  expect(reportedOf(['Miller', 'Leadership'], job)).toEqual([])
  expect(reportedOf(['Miller', '• Leadership'], job)).toEqual(['page 1, "Leadership"'])
})

test('reports how long something was beside one date, but not beside two', () => {
  const job = { role: 'Miller', period: '2016' }
  expect(reportedOf(['Miller, 2016 (6 months)'], job)).toEqual(['page 1, "6 months"'])
  expect(reportedOf(['Miller, 2016 - 2018 (2 years)'], { ...job, period: '2016 - 2018' })).toEqual([])
})

test('reports no place again that was said with its street and is on the site', () => {
  const lines = ['Born in Kiel', 'Address: Long Road 12, 24103 Kiel'].map((text, index) =>
    line(text, { y: 40 + index * 12 }),
  )
  const reported: string[] = []
  const said = [
    { kind: 'private' as const, what: 'page 1, "Born in Kiel"', why: 'place of birth', count: 1 },
    { kind: 'private' as const, what: 'page 1, "Address: Long Road 12, 24103"', why: 'home address', count: 1 },
  ]
  const report = (content: object) => {
    reported.length = 0
    noteUnread({ kind: 'pdf', pages: [{ width: 600, lines }] }, content, said, (_, what) => void reported.push(what))
    return reported
  }
  expect(report({ profile: { location: 'Kiel' } })).toEqual([])
  expect(report({ profile: { location: 'Hull' } })).toEqual(['page 1, "Address: Long Road 12, 24103 Kiel"'])
})

test('reports a text in another column beside a heading', () => {
  const document = {
    kind: 'pdf' as const,
    pages: [{ width: 600, lines: [line([cell('Excel'), cell('Work', { x: 300 }), cell('(selected)', { x: 325 })])] }],
  }
  const reported: string[] = []
  noteUnread(document, { history: { title: 'Work' } }, [], (_, what) => void reported.push(what))
  expect(reported).toEqual(['page 1, "Excel"'])
})

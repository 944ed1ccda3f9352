import { expect, test } from 'vitest'
import { typesetCv } from '../../../generator/outputs/cv/pdf.ts'
import { fullContent, siteOf } from '../../../generator/testing/contents.ts'
import { run } from '../../fixtures.ts'
import { findPeriod } from '../../values/dates.ts'
import { missingWords, paragraph, pdfOf, type Placed, table, wordOf } from './fixtures.ts'

/** A CV of two columns: contact, skills and languages beside jobs and schools. */
const LEFT = [
  '## Contact',
  'ada@ada.dev',
  'Berlin, Germany',
  '## Skills',
  'Go, Rust',
  'SQL',
  '## Languages',
  'English (Native)',
]
const RIGHT = [
  '## Experience',
  '*Engineer',
  'Mill GmbH, March 2019 - Present',
  '• Halved the bill',
  '## Education',
  '*University of Oslo',
  'Bachelor of Science, 2010 - 2014',
]

function column(texts: readonly string[], x: number): Placed[] {
  return texts.map((text, index) => ({
    text: text.replaceAll(/^#+ |\*/g, ''),
    x,
    y: 100 + index * (x > 100 ? 21 : 24),
    size: text.startsWith('#') ? 14 : 10,
    bold: /^[#*]/.test(text),
  }))
}

test('imports a PDF of two columns', async () => {
  const name = { text: 'Ada Lovelace', x: 40, y: 50, size: 24, bold: true }
  const title = { text: 'Engineer', x: 40, y: 70, size: 12 }
  const pdf = await pdfOf([[name, title, ...column(LEFT, 40), ...column(RIGHT, 230)]])
  const { content, yaml, report } = await run(pdf, { name: 'anything.txt' })
  expect(await content()).toMatchObject({
    name: 'Ada Lovelace',
    profile: { title: 'Engineer', location: 'Berlin, Germany', email: 'ada@ada.dev' },
    expertise: { skills: [{ name: 'Go' }, { name: 'Rust' }, { name: 'SQL' }] },
    history: {
      entries: [
        { employer: 'Mill GmbH', role: 'Engineer', period: '2019-03 - Present', highlights: ['Halved the bill'] },
      ],
    },
    education: {
      entries: [{ institution: 'University of Oslo', degree: 'Bachelor of Science', period: '2010 - 2014' }],
    },
    languages: { entries: [{ name: 'English', fluency: 'Native' }] },
  })
  expect(yaml()).toContain('title: Engineer')
  expect(await missingWords(pdf, yaml(), report)).toEqual(['March'])
})

const BORN =
  'Geboren am 1. Mai 1990 in einem Haus zwischen den Mühlen und den Öfen der Stadt, die für vier Könige Brot gebacken hat, und danach für keinen mehr'

const WORD = [
  paragraph('*Ada Lovelace*'),
  paragraph('Site Engineer'),
  paragraph('ada@ada.dev | [my code]'),
  paragraph('# Kontakt'),
  paragraph(BORN),
  paragraph('# Berufserfahrung'),
  paragraph('*Ingenieurin*\tMärz 2019 – heute'),
  paragraph('Mühle GmbH'),
  paragraph('- Die Rechnung halbiert'),
  paragraph('- Tests geschrieben'),
  paragraph('# Ausbildung'),
  table([[paragraph('2010 - 2014'), paragraph('*Universität Oslo*') + paragraph('Bachelor of Science')]]),
  paragraph('# Kenntnisse'),
  paragraph('Backend: Go, Rust'),
]

test('imports a Word file with headings, lists, a table and a link', async () => {
  const bytes = wordOf(WORD.join(''))
  const { content, yaml, report } = await run(bytes, { name: 'cv.docx' })
  expect(await content()).toMatchObject({
    language: 'de',
    name: 'Ada Lovelace',
    profile: { title: 'Site Engineer', email: 'ada@ada.dev' },
    history: {
      entries: [
        {
          employer: 'Mühle GmbH',
          role: 'Ingenieurin',
          period: '2019-03 - heute',
          highlights: ['Die Rechnung halbiert', 'Tests geschrieben'],
        },
      ],
    },
    education: { entries: [{ institution: 'Universität Oslo', degree: 'Bachelor of Science', period: '2010 - 2014' }] },
    expertise: {
      skills: [
        { name: 'Go', group: 'Backend' },
        { name: 'Rust', group: 'Backend' },
      ],
    },
    footer: { profiles: [{ label: 'GitHub', address: 'https://github.com/ada' }] },
  })
  expect(report).toContain(`paragraph 5, "${BORN}" (date of birth)`)
  expect(yaml()).toContain('title: Site Engineer')
  expect(await missingWords(bytes, yaml(), report)).toEqual(['März'])
})

test('takes the title of a Word file for the name, without a doubt', async () => {
  const title = paragraph('Ada Lovelace').replace('<w:pPr>', '<w:pPr><w:pStyle w:val="Title"/>')
  const { yaml } = await run(wordOf(title + WORD.slice(1).join('')), { name: 'cv.docx' })
  expect(yaml()).toContain('name: Ada Lovelace\n')
})

test('imports the CV of a site nearly as it was', async () => {
  const { content: source } = await fullContent('cv')
  const unlimited = { ...source, cv: { ...source.cv, pages: undefined } }
  const { pdf } = await typesetCv(unlimited, siteOf(unlimited))
  const { content, yaml, report } = await run(pdf, { name: 'cv.pdf' })
  const { name, history, education, gallery, certificates, languages } = await content()
  expect(name).toBe(source.name)
  expect(history?.entries.map(({ role }) => role)).toEqual(source.history?.entries.map(({ role }) => role))
  expect(education?.entries.map(({ institution }) => institution)).toEqual(
    source.education?.entries.map(({ institution }) => institution),
  )
  const titles = gallery?.projects.map(({ title }) => title)
  for (const { title } of source.gallery?.projects ?? []) expect(titles).toContain(title)
  expect(certificates?.entries).toHaveLength(source.certificates?.entries.length ?? 0)
  expect(languages?.entries).toHaveLength(source.languages?.entries.length ?? 0)
  const missing = await missingWords(pdf, yaml(), report)
  expect(missing.filter((word) => findPeriod(`${word} 2020`)?.end === '2020')).toEqual([])
})

test('reports every line that has no place, each on a line of its own', async () => {
  const odd = [
    '[1] Ex libris',
    '[2] Ex libris',
    'Two cats',
    '§ 17 / 4711',
    'ada@b.dev',
    '+49 170 1234567',
    'Class B: yes',
  ]
  const lines = [
    '# Ada Lovelace',
    'Cook',
    'ada@ada.dev',
    '+49 30 1234567',
    ...odd,
    '## Experience',
    '*Cook, Mill GmbH, 2019',
  ]
  const { report } = await run(await pdfOf([column(lines, 40)]), { name: 'cv.pdf' })
  const [, reported = ''] = /Not imported:\n {2}no field was found for it; .+:\n((?: {4}.+\n)+)/.exec(report) ?? []
  expect(reported).toBe(odd.map((text) => `    page 1, "${text}"\n`).join(''))
})

const PROSE = ['## Kontakt', 'ada@ada.dev', '## Profil', 'Ich koche.', '## Sonstiges', 'Führerschein Klasse B']

test.each([
  ['a letter', [{ text: 'Dear Sir or Madam', x: 40, y: 60, size: 12 }]],
  ['sections of its own alone', column(PROSE, 40)],
])('writes nothing if a PDF has %s', async (_, texts) => {
  const { problem, yaml } = await run(await pdfOf([texts]), { name: 'cv.pdf' })
  expect(problem).toMatch(/^No job, school or project was found in cv\.pdf, which was read as a CV as PDF, so nothing/)
  expect(yaml).toThrow('ENOENT')
})

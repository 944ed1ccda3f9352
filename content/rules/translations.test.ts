import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { translatableTexts, translate, withInterface } from '../catalogue.ts'
import { check } from '../check.ts'
import { formatInOneLine, isError } from '../diagnostic.ts'
import { parseContent } from '../parse.ts'
import { parseSite, readContent } from '../read-content.ts'

const source = siteSchema.parse(parse(readFileSync('tests/contents/translated/site.yaml', 'utf8')))

const siteWith = (fields: object) => siteSchema.parse({ ...source, companies: undefined, ...fields })

/** The main content in a language, and what is wrong with its catalogue. */
async function translated(yaml: string, file: string, main = source) {
  const [, language = ''] = /\.([^./]+)\.yaml$/.exec(file) ?? []
  const catalogue = { ...parseContent(yaml, file), language }
  const content = {
    ...parseSite('', { folder: '', name: 'content' }),
    value: main,
    source: main,
    translations: [catalogue],
  }
  const all = await check(content, { isDetailed: true })
  const diagnostics = all.filter((each) => each.file === file)
  const messages = diagnostics.filter((each) => !isError(each)).map(({ message }) => message)
  return { errors: diagnostics.filter(isError).map(formatInOneLine), messages, source: translate(main, catalogue) }
}

test.each([
  ['2021-03 - Present', 'Present', '2021-03 - obecnie'],
  ['2021-03-15–Present', 'Present', '2021-03-15–obecnie'],
  ['since 2019', 'since 2019', 'obecnie'],
  ['2019 - 2021', '', '2019 - 2021'],
])('translates the words of the period %s', async (period, words, polish) => {
  const history = { title: 'Work', label: 'Work', entries: [{ period, role: 'Engineer' }] }
  const main = siteWith({ history })
  const { source: found } = await translated(`- { en: '${words}', pl: obecnie }`, 'content/site.pl.yaml', main)
  expect(found.history?.entries[0]?.period).toBe(polish)
  expect(translatableTexts(main).some(({ text }) => text === words)).toBe(words !== '')
})

test('an empty file has every text in the main language, once, but no address, date, picture or choice', async () => {
  const { source: french, messages } = await translated('', 'content/site.fr.yaml')
  expect(french).toEqual({ ...source, language: 'fr' })
  const texts = translatableTexts(source).map(({ text }) => text)
  expect(messages).toEqual([
    `"Nora Lindqvist" and ${new Set(texts).size - 1} more have no translation. Run npx vitafolio translate fr to add the texts.`,
  ])
  expect(texts).toContain('Projects')
  expect(texts.join('\n')).not.toMatch(/^https:|\.jpg|devicon|@nora|\/bank|2017|"en"/m)
})

test('translates the texts of the interface that the owner writes, or that the project lacks', async () => {
  const main = siteWith({ ui: { close: 'Dismiss' } })
  expect((await translated('- { en: Dismiss, de: Weg }', 'content/site.de.yaml', main)).source.ui).toEqual({
    close: 'Weg',
  })
  const klingon = await translated('- { en: Menu, tlh: HIDjolev }', 'content/site.tlh.yaml', main)
  expect(klingon.source.ui).toMatchObject({ menu: 'HIDjolev', close: 'Dismiss', all: 'All' })
  expect(translatableTexts(withInterface(main, 'tlh')).map(({ text }) => text)).toContain('Dismiss')
})

test.each([
  [
    'two translations of a text',
    '- { en: Projects, de: Projekte }\n- { en: Projects, de: Arbeiten }',
    /:2:23 "Projects" has two translations: "Projekte" and "Arbeiten"\. Remove one/,
  ],
  ['a number', '- { en: Projects, de: 2024 }', /:1:23 Expected text, but found a number\. Put the value in quotes\./],
  ['a wrong language', '- { en: Projects, fr: Projets }', /:1:19 Unknown field\./],
  [
    'the sections of site.yaml',
    'hero:\n  headline: x',
    /:1:1 .*Rename it to site-de-old\.yaml, run npx vitafolio translate de/,
  ],
  [
    'a category with the name of the first filter',
    '- { en: Monitoring, de: Alle }',
    /:1:25 gallery\.projects\[0\]\.category: "Alle" is the name of the filter/,
  ],
  ['a character without a glyph', '- { en: Site Reliability Engineer, de: አዳ }', /:1:40 profile\.title: .*"አ"/],
])('rejects %s', async (_, yaml, message) => {
  expect((await translated(yaml, 'content/site.de.yaml')).errors.join('\n')).toMatch(message)
})

test('reads = as the same text', async () => {
  const { source: found, messages } = await translated('- { en: Projects, de: = }', 'content/site.de.yaml')
  expect(found.gallery?.title).toBe('Projects')
  expect(messages.filter((message) => message.includes('"Projects"'))).toEqual([])
})

test('lists the texts without a translation in a line for each kind', async () => {
  const yaml = '- { en: Projects, de: "" }\n- { en: Present, de: "" }\n- { en: Old, de: Alt }\n- { en: Odd, de: Neu }'
  expect((await translated(yaml, 'content/site.de.yaml')).messages).toEqual([
    expect.stringMatching(/^"Nora Lindqvist" and \d+ more have no translation\. Run npx vitafolio translate de/),
    '"Projects" and 1 more (lines 1, 2) have no translation. Write each after "de:".',
    'site.yaml does not have the text "Old" and 1 more (lines 3, 4) any more. Correct each, or remove each.',
  ])
})

test('a text that has changed in the file keeps the translation of the most similar old one, and says so', async () => {
  const history = {
    title: 'Work.',
    label: 'Work',
    entries: [{ role: 'Senior engineer for data', period: '2019 - 2021' }],
  }
  const main = siteWith({ history })
  const pairs =
    '- { en: Senior engineer of data, de: Leitende Ingenieurin }\n- { en: Senior, de: Alt }\n- { en: Work, de: Arbeit }'
  const { source: german, messages } = await translated(pairs, 'content/site.de.yaml', main)
  expect(german.history?.entries[0]?.role).toBe('Leitende Ingenieurin')
  expect(german.history?.label).toBe('Arbeit')
  expect(messages).toContainEqual(
    expect.stringMatching(/^"Senior engineer for data" changed after the translation\. Correct it in both languages/),
  )
  expect(messages).toContain('site.yaml does not have the text "Senior" any more. Correct it, or remove it.')
})

test('warns of braces that only the translation has', async () => {
  const main = siteWith({ title: 'Site of {name}', description: source.description.replace('.', ' at /api/{id}.') })
  const { errors, messages } = await translated(
    `- { en: 'Site of {name}', de: 'Seite von {Name}' }\n- { en: ${JSON.stringify(main.description)}, de: 'Alles, was es in diesem Projekt gibt, und noch mehr, mit /api/{id}.' }`,
    'content/site.de.yaml',
    main,
  )
  expect(errors).toEqual([])
  expect(messages.filter((message) => message.includes('braces'))).toEqual([
    'Only the translation has {Name}. Write what is in braces as in "Site of {name}".',
  ])
})

test.each([
  ['content/site.en.yaml', 'site.yaml is in this language already'],
  ['content/site.german.yaml', '"german" is no language code. Name a translation after its language'],
])('rejects the file %s', async (file, message) => {
  expect((await translated('', file)).errors).toEqual([expect.stringContaining(message)])
})

test('rejects a language with the address of an organisation', async () => {
  const organisations = [{ ...source.companies?.organisations[0], path: '/de', name: 'Elbe Bank' }]
  const main = siteSchema.parse({ ...source, companies: { title: 'Firms', label: 'Firms', organisations } })
  expect((await translated('', 'content/site.de.yaml', main)).errors).toEqual([
    expect.stringContaining('has the address of this language (/de)'),
  ])
})

test.each(['name: Ada\nname: Eve\nlanguage: en', 'language: en\nname: "Ada', 'language: 12'])(
  'judges no translation of a file whose language cannot be read: %j',
  async (yaml) => {
    const folder = temporaryFolder({ 'site.yaml': yaml, 'site.de.yaml': '- en: Projects\n  de: Projekte\n' })
    const found = await check(readContent(folder, '.'))
    expect(found.filter(({ file }) => file.endsWith('site.de.yaml'))).toEqual([])
  },
)

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { siteSchema } from '../../model/site-schema.ts'
import { checkTranslation } from './read-translations.ts'

const source = siteSchema.parse(parse(readFileSync('tests/contents/translated/site.yaml', 'utf8')))

const siteWith = (fields: object) => siteSchema.parse({ ...source, companies: undefined, ...fields })

test.each([
  ['2021-03 - Present', 'Present', '2021-03 - obecnie'],
  ['2021-03-15–Present', 'Present', '2021-03-15–obecnie'],
  ['since 2019', 'since 2019', 'obecnie'],
  ['2019 - 2021', '', '2019 - 2021'],
])('translates the words of the period %s', (period, words, translated) => {
  const history = { title: 'Work', label: 'Work', entries: [{ period, role: 'Engineer' }] }
  const main = siteWith({ history })
  const { source: polish } = checkTranslation(`- { en: '${words}', pl: obecnie }`, 'content/site.pl.yaml', main)
  expect(polish.history?.entries[0]?.period).toBe(translated)
  const { missing } = checkTranslation('', 'content/site.pl.yaml', main)
  expect(missing.some(({ message }) => message.includes(`"${words}"`))).toBe(words !== '')
})

test('an empty file has every text in the main language, once, but no address, date, picture or choice', () => {
  const { source: french, missing } = checkTranslation('', 'content/site.fr.yaml', source)
  expect(french).toEqual({ ...source, language: 'fr' })
  const messages = missing.map(({ message }) => message)
  expect(messages).toContain('"Projects" has no translation. Run npx vitafolio translate fr to add the text.')
  expect(new Set(messages).size).toBe(messages.length)
  expect(messages.join('\n')).not.toMatch(/https:|\.jpg|devicon|@nora|\/bank|2017|"en"/)
})

test('translates the texts of the interface that the owner writes, or that the project lacks', () => {
  const main = siteWith({ ui: { close: 'Dismiss' } })
  expect(checkTranslation('- { en: Dismiss, de: Weg }', 'content/site.de.yaml', main).source.ui).toEqual({
    close: 'Weg',
  })
  const swedish = checkTranslation('- { en: Menu, sv: Meny }', 'content/site.sv.yaml', main)
  expect(swedish.source.ui).toMatchObject({ menu: 'Meny', close: 'Dismiss', all: 'All' })
  expect(swedish.missing).toContainEqual(expect.objectContaining({ message: expect.stringContaining('"Dismiss"') }))
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
  ['an unknown placeholder', '- { en: Projects, de: "{nope}" }', /:1:23 gallery\.(?:title|label): .*\{nope\}/],
  ['a character without a glyph', '- { en: Site Reliability Engineer, de: አዳ }', /:1:40 profile\.title: .*"አ"/],
])('rejects %s', (_, yaml, message) => {
  expect(() => checkTranslation(yaml, 'content/site.de.yaml', source)).toThrow(message)
})

test.each([
  ['content/site.en.yaml', 'site.yaml is in this language already'],
  ['content/site.german.yaml', '"german" is no language code. Name a translation after its language'],
])('rejects the file %s', (file, message) => {
  expect(() => checkTranslation('', file, source)).toThrow(message)
})

test('rejects a language with the address of an organisation', () => {
  const organisations = [{ ...source.companies?.organisations[0], path: '/de', name: 'Elbe Bank' }]
  const main = { ...source, companies: { title: 'Firms', label: 'Firms', organisations } }
  expect(() => checkTranslation('', 'content/site.de.yaml', main)).toThrow('has the address of this language (/de)')
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { siteSchema } from '../../model/schema/site-schema.ts'
import { checkTranslation, readTranslations } from './read-translations.ts'
import { textsToTranslate } from './translation.ts'

const FOLDER = 'tests/contents/translated'
const source = siteSchema.parse(parse(readFileSync(`${FOLDER}/site.yaml`, 'utf8')))

function messagesFor(yaml: string, file = 'content/site.de.yaml') {
  try {
    checkTranslation(yaml, file, source)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

test('replaces the texts of the main content, and keeps the rest', () => {
  const german = readTranslations(process.cwd(), FOLDER, source).find(({ language }) => language === 'de')
  expect(german?.language).toBe('de')
  expect(german?.source).toMatchObject({
    url: source.url,
    language: 'de',
    name: source.name,
    hero: {
      headline: 'Systeme, die laufen',
      picture: { file: 'hero.jpg', alt: 'Der Gang eines Rechenzentrums bei Nacht' },
    },
    history: { entries: [{ period: '2021-03 - heute' }, { period: '2017 - 2021', role: 'Systemadministratorin' }] },
  })
})

test('finds the texts that a translation lacks, but neither names nor figures', () => {
  const german = readTranslations(process.cwd(), FOLDER, source).find(({ language }) => language === 'de')
  const path = ['history', 'entries', 1, 'description']
  expect(german?.missing).toEqual([{ path, text: 'Ran the servers of a small university.' }])
})

test('a file without texts is in the main language, with the interface of its own', () => {
  const { source: french, missing } = checkTranslation('{}', 'content/site.fr.yaml', source)
  expect(french).toEqual({ ...source, language: 'fr' })
  expect(missing.length).toBeGreaterThan(30)
})

test('offers every text for translation, and nothing else', () => {
  const texts = JSON.stringify(textsToTranslate(source))
  expect(texts).toContain('Fewer calls at night')
  expect(texts).not.toMatch(/https:|\.jpg|devicon|@nora|"path"/)
})

test.each([
  [
    'a list of another length',
    'history:\n  entries:\n    - role: Eins',
    /site\.de\.yaml:3:5 history\.entries: This list has 1 items, and history\.entries in site\.yaml has 2\. Write one/,
  ],
  [
    'a field without a text',
    'url: https://a.dev',
    /:1:1 url: It is the same in every language, so that only site\.yaml has it\. Remove it here\./,
  ],
  [
    'an address of an organisation',
    'companies:\n  organisations:\n    - path: /bank',
    /:3:7 companies\.organisations\[0\]\.path: It is the same/,
  ],
  ['a misspelled field', 'hero:\n  headlin: Hallo', /:2:3 hero\.headlin: Unknown field\. Did you mean "headline"\?/],
  [
    'a section that the main content lacks',
    'awards:\n  title: Preise',
    /:2:3 awards: site\.yaml has no awards\. Add it there first/,
  ],
  ['a description that is too short', 'description: Kurz.', /:1:14 description: The description has 5 characters/],
  [
    'two categories with one name, that of the first filter',
    'gallery:\n  projects:\n    - category: Alle\n    - category: B',
    /:3:17 gallery\.projects\[0\]\.category: "Alle" is the name of the filter/,
  ],
  ['a character without a glyph', 'profile:\n  title: አዳ', /:2:10 profile\.title: .*"አ"/],
])('rejects %s', (_, yaml, message) => {
  expect(messagesFor(yaml)).toMatch(message)
})

test.each([
  ['content/site.en.yaml', 'site.yaml is in this language already'],
  ['content/site.old.yaml', '"old" is no language code.'],
  ['content/site.german.yaml', '"german" is no language code. Name a translation after its language'],
  ['content/site.sv.yaml', 'The project has no texts of the interface in "sv"'],
])('rejects the file %s', (file, message) => {
  expect(messagesFor('{}', file)).toContain(message)
})

test('rejects a language with the address of an organisation', () => {
  const organisations = [{ ...source.companies?.organisations[0], path: '/de', name: 'Elbe Bank' }]
  const other = { ...source, companies: { title: 'Firms', label: 'Firms', organisations } }
  expect(() => checkTranslation('{}', 'content/site.de.yaml', other)).toThrow('has the address of this language (/de)')
})

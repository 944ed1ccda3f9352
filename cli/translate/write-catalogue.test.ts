import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../generator/content/read-content.ts'
import { readTranslations } from '../../generator/content/read-translations.ts'
import { temporaryFolder } from '../../generator/lib/temporary-folder.ts'
import { writeCatalogue } from './write-catalogue.ts'

const DESCRIPTION = 'The personal website of {name}, with the CV as a PDF for download.'
const main = (...skills: string[]) =>
  JSON.stringify({
    url: 'https://ada.dev/',
    language: 'en',
    name: 'Ada',
    title: '{name}',
    description: DESCRIPTION,
    hero: { headline: 'Engines' },
    profile: { title: 'Engineer' },
    expertise: { title: 'Skills', label: 'Skills', skills: skills.map((name) => ({ name })) },
  })

/** Runs `npm run translate -- de` for a site with two skills, Weaving and Numbers. */
async function translate(catalogue?: string) {
  const files = { 'content/site.yaml': main('Weaving', 'Numbers') }
  const root = temporaryFolder(catalogue === undefined ? files : { ...files, 'content/site.de.yaml': catalogue })
  const result = await writeCatalogue(root, 'de')
  const file = join(root, 'content/site.de.yaml')
  return { root, result, yaml: existsSync(file) ? readFileSync(file, 'utf8').replace(/^#.*\n#.*\n\n/, '') : '' }
}

test('writes every text once, in the order of the main file, with an empty translation', async () => {
  const { result, yaml } = await translate()
  expect(yaml).toMatchInlineSnapshot(`
    "- en: Ada
      de: ""
    - en: The personal website of {name}, with the CV as a PDF for download.
      de: ""
    - en: Engines
      de: ""
    - en: Engineer
      de: ""
    - en: Skills
      de: ""
    - en: Weaving
      de: ""
    - en: Numbers
      de: ""
    "
  `)
  expect(result).toEqual({
    report: expect.stringMatching(/^Wrote content\/site\.de\.yaml: 7 texts, 7 of them to translate\.\n/),
  })
})

test('run again, adds new texts, keeps translations and comments, and sets aside what is no longer used', async () => {
  const catalogue = `
# Ask Lee
- { en: Old, de: Alt } # from 2020
# Ask Kim
- en: Numbers
  de: Zahlen
- en: Engines
  de: Maschinen
`
  const { root, result, yaml } = await translate(catalogue)
  expect(yaml).toMatchInlineSnapshot(`
    "- en: Ada
      de: ""
    - en: The personal website of {name}, with the CV as a PDF for download.
      de: ""
    - en: Engines
      de: Maschinen
    - en: Engineer
      de: ""
    - en: Skills
      de: ""
    - en: Weaving
      de: ""
    # Ask Kim
    - en: Numbers
      de: Zahlen

    # No longer in site.yaml. Remove what you do not need.
    # Ask Lee
    - { en: Old, de: Alt } # from 2020
    "
  `)
  expect(result).toMatchObject({ report: expect.stringContaining('7 texts, 5 of them to translate.') })
  await writeCatalogue(root, 'de')
  expect(readFileSync(join(root, 'content/site.de.yaml'), 'utf8')).toBe(yaml)
})

test.each([
  'C: the language',
  "It's #1",
  '- dash',
  'yes',
  'two\n\nparagraphs',
  `${'long and '.repeat(30)}longer`,
  'a  b\n',
])('finds the text %j again in what it wrote', async (text) => {
  const root = temporaryFolder({ 'content/site.yaml': main(text) })
  await writeCatalogue(root, 'de')
  const [german] = readTranslations(root, 'content', await readContent(root, 'content'))
  expect(german?.unused).toEqual([])
  expect(german?.missing.filter(({ hasNoLine }) => hasNoLine)).toEqual([])
})

test('uses a translation that was set aside again', async () => {
  const catalogue =
    '- en: Engines\n  de: Maschinen\n\n# No longer in site.yaml. Remove what you do not need.\n- en: Weaving\n  de: Weben\n'
  const { yaml } = await translate(catalogue)
  expect(yaml).toContain('- en: Weaving\n  de: Weben\n- en: Numbers')
  expect(yaml).not.toContain('No longer')
})

test('converts a file of an earlier version, where its lists have as many items', async () => {
  const { root, yaml } = await translate(
    'hero: { headline: Maschinen }\nexpertise: { label: Können, skills: [{ name: Weben }] }',
  )
  expect(yaml).toContain('- en: Engines\n  de: Maschinen\n')
  expect(yaml).toContain('- en: Skills\n  de: Können\n- en: Weaving\n  de: ""\n')
  expect(readFileSync(join(root, 'content/site-de-before.yaml'), 'utf8')).toContain('Weben')
})

test.skipIf(!existsSync('/dev/full'))('keeps the file as it was if the disk is full', async () => {
  const catalogue = '- en: Engines\n  de: Maschinen\n'
  const root = temporaryFolder({ 'content/site.yaml': main('Weaving'), 'content/site.de.yaml': catalogue })
  symlinkSync('/dev/full', join(root, 'content/.site.de.yaml.tmp'))
  expect(await writeCatalogue(root, 'de')).toEqual({
    problem: expect.stringMatching(/^content\/site\.de\.yaml cannot be written \(.*ENOSPC.*\)\. Check its permissions/),
  })
  expect(readFileSync(join(root, 'content/site.de.yaml'), 'utf8')).toBe(catalogue)
})

test('changes no file with mistakes', async () => {
  const { result, yaml } = await translate('- Engines')
  expect(result).toEqual({ problem: expect.stringContaining('content/site.de.yaml:1:3 Expected a group of fields') })
  expect(yaml).toBe('- Engines')
})

test.each([
  ['../de', '"../de" is no language code.'],
  ['en', 'site.yaml is in this language already'],
])('rejects the language %s', async (language, problem) => {
  const root = temporaryFolder({ 'content/site.yaml': main('Weaving') })
  expect(await writeCatalogue(root, language)).toEqual({ problem: expect.stringContaining(problem) })
})

test('needs content to translate', async () => {
  const problem = expect.stringContaining('Run npm run init or npm run import first.')
  expect(await writeCatalogue(temporaryFolder(), 'de')).toEqual({ problem })
})

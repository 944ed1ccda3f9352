import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { check, readContent } from '../../content/content.ts'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { writeCatalogue } from './write-catalogue.ts'

const main = (...skills: string[]) =>
  siteYaml({
    hero: { headline: 'Engines' },
    expertise: { title: 'Skills', label: 'Skills', skills: skills.map((name) => ({ name })) },
  })

/** Runs `npx vitafolio translate de` for a site with two skills, Weaving and Numbers. */
async function translate(catalogue: string) {
  const root = temporaryFolder({ 'content/site.yaml': main('Weaving', 'Numbers'), 'content/site.de.yaml': catalogue })
  const report = await writeCatalogue(root, 'content', 'de').catch(String)
  return { root, report, yaml: readFileSync(join(root, 'content/site.de.yaml'), 'utf8') }
}

test('adds texts in the order of the main file, keeps translations and comments, and sets aside what is no longer used', async () => {
  const catalogue = `
# Ask Lee
- { en: Old, de: Alt } # from 2020
# Ask Kim
- en: Numbers
  de: Zahlen
- en: Engines
  de: Maschinen
`
  const { root, report, yaml } = await translate(catalogue)
  expect(yaml).toMatchInlineSnapshot(`
    "- en: Ada
      de: =
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
  expect(report).toContain('7 texts, 4 of them to translate.\nNames that stay the same have "=": 1.')
  await writeCatalogue(root, 'content', 'de')
  expect(readFileSync(join(root, 'content/site.de.yaml'), 'utf8')).toBe(yaml)
})

test('keeps the comments of a file that has nothing else, its line ends and its byte order mark', async () => {
  const { root, yaml } = await translate('\u{FEFF}# Ask Kim\r\n\r\n# Ask Lee\r\n')
  expect(yaml).toMatch(/^\u{FEFF}# Ask Kim\r\n\r\n# Ask Lee\r\n\r\n- en: Ada\r\n/u)
  expect(yaml).not.toMatch(/(?<!\r)\n/)
  await writeCatalogue(root, 'content', 'de')
  expect(readFileSync(join(root, 'content/site.de.yaml'), 'utf8')).toBe(yaml)
})

test('finds every text again in what it wrote', async () => {
  const texts = ['C: the language', "It's #1", 'two\n\nparagraphs', `${'long and '.repeat(30)}longer`, 'a  b\n']
  const root = temporaryFolder({ 'content/site.yaml': main(...texts) })
  await writeCatalogue(root, 'content', 'de')
  const diagnostics = await check(readContent(root, 'content'), { isDetailed: true })
  const messages = diagnostics.filter(({ file }) => file === 'content/site.de.yaml').map(({ message }) => message)
  expect(messages).toEqual([
    expect.stringMatching(
      /^"The personal website .*" and 8 more \(lines .* …\) have no translation\. Write each after "de:"\.$/,
    ),
  ])
})

test('fills in names and technologies, but no words', async () => {
  const history = {
    title: 'Work',
    label: 'Work',
    entries: [{ role: 'Engineer', employer: 'Elbe Bank', technologies: ['Kubernetes', 'Teaching'] }],
  }
  const skills = [{ name: 'Kubernetes' }, { name: 'Docker', icon: 'devicon:docker' }, { name: 'Mentoring' }]
  const expertise = { title: 'Skills', label: 'Teaching', skills }
  const root = temporaryFolder({ 'content/site.yaml': siteYaml({ history, expertise }) })
  await writeCatalogue(root, 'content', 'de')
  const yaml = readFileSync(join(root, 'content/site.de.yaml'), 'utf8')
  const same = Array.from(yaml.matchAll(/en: (.+)\n {2}de: =/g), ([, text]) => text)
  expect(same).toEqual(['Ada', 'Elbe Bank', 'Kubernetes', 'Docker'])
  expect(yaml).toContain('- en: Teaching\n  de: ""')
  expect(yaml).toContain('- en: Mentoring\n  de: ""')
})

test('uses a translation that was set aside again', async () => {
  const { yaml } = await translate(
    '- en: Engines\n  de: Maschinen\n\n# No longer in site.yaml. Remove what you do not need.\n- en: Weaving\n  de: Weben\n',
  )
  expect(yaml).toContain('- en: Weaving\n  de: Weben\n- en: Numbers')
  expect(yaml).not.toContain('No longer')
})

test.skipIf(!existsSync('/dev/full'))('keeps the file as it was if the disk is full', async () => {
  const catalogue = '- en: Engines\n  de: Maschinen\n'
  const root = temporaryFolder({ 'content/site.yaml': main('Weaving'), 'content/site.de.yaml': catalogue })
  symlinkSync('/dev/full', join(root, 'content/.site.de.yaml.tmp'))
  await expect(writeCatalogue(root, 'content', 'de')).rejects.toThrow(
    /^content\/site\.de\.yaml cannot be written \(.*ENOSPC.*\)\. Check its permissions/,
  )
  expect(readFileSync(join(root, 'content/site.de.yaml'), 'utf8')).toBe(catalogue)
})

test('changes no file with mistakes', async () => {
  const { report, yaml } = await translate('- Engines')
  expect(report).toContain('content/site.de.yaml:1:3 Expected a group of fields')
  expect(yaml).toBe('- Engines')
})

test.each([
  ['../de', 'content/site.yaml', '"../de" is no language code.'],
  ['en', 'content/site.yaml', 'site.yaml is in this language already'],
  ['de', 'sample/site.yaml', 'Run npx vitafolio init first.'],
])('rejects the language %s for %s', async (language, file, problem) => {
  const root = temporaryFolder({ [file]: main('Weaving') })
  await expect(writeCatalogue(root, 'content', language)).rejects.toThrow(problem)
})

test.each([
  ['in lines', '- en: Mathematic engines\n  de: Rechenmaschinen\n'],
  ['in braces', '- { en: Mathematic engines, de: Rechenmaschinen }\n'],
])('a text that has changed keeps its translation, %s, as one to check', async (_, catalogue) => {
  const expertise = { title: 'Mathematical engines', label: 'Skills', skills: [{ name: 'Weaving' }] }
  const root = temporaryFolder({ 'content/site.yaml': siteYaml({ expertise }), 'content/site.de.yaml': catalogue })
  await writeCatalogue(root, 'content', 'de')
  expect(readFileSync(join(root, 'content/site.de.yaml'), 'utf8')).toContain(
    '- en: Mathematical engines\n  de: Rechenmaschinen # check: was Mathematic engines\n',
  )
  await writeCatalogue(root, 'content', 'de')
  expect(readFileSync(join(root, 'content/site.de.yaml'), 'utf8')).toContain('Rechenmaschinen # check: was Mathematic')
})

import { expect, test } from 'vitest'
import { temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { check } from '../check.ts'
import { formatInOneLine, isError } from '../diagnostic.ts'
import { readContent } from '../read-content.ts'

async function lostIn(yaml: string, catalogue = '') {
  const folder = temporaryFolder({ 'content/site.yaml': yaml, 'content/site.de.yaml': catalogue })
  const diagnostics = await check(readContent(folder, 'content'))
  return diagnostics
    .filter((each) => !isError(each))
    .map(formatInOneLine)
    .filter((line) => line.includes('YAML'))
}

test.each([
  ['hero:\n  headline: Ranked #1 of 40', '2:13 hero.headline: "#1 of 40" is a comment'],
  ['hero: { headline: Ranked #first\n  }', '1:19 hero.headline: "#first" is a comment'],
  ['hero:\n  headline: We are\n    ranked #größer\n', '2:13 hero.headline: "#größer" is a comment'],
  ['custom:\n  - #1 in the league\n', '2:5 custom[0]: "#1 in the league" is a comment'],
  ['footer:\r\n  about: We #code\r\n  rights: x\r\n', '2:10 footer.about: "#code" is a comment'],
  ['name: &you anywhere', '1:12 name: "&you" is the name of a value'],
  ['name: &you', '1:11 name: "&you" is the name of a value'],
  ['name: !important thing', '1:18 name: "!important" is a type'],
  ['name: ! thing', '1:9 name: "!" is a type'],
])('says what YAML leaves out of a text: %j', async (yaml, warning) => {
  expect(await lostIn(yaml)).toEqual([expect.stringContaining(`content/site.yaml:${warning} in YAML, and not shown. `)])
})

test('says what YAML leaves out of a translation', async () => {
  expect(await lostIn('language: en', '- en: First\n  de: Platz #1')).toEqual([
    expect.stringContaining('content/site.de.yaml:2:7 "#1" is a comment'),
  ])
})

test.each([
  'name: Ada # the first',
  'name: Ada #',
  'name: "Ada" #1',
  'name: C#1',
  'name: Ada\n#1\nurl: x',
  'hero:\n  headline: Ada\n  #subtitle: x\n',
  'hero: #todo\n  headline: Ada',
  'name: &name Ada\ntitle: *name',
  'name: !!str 12',
  'hero: &you { headline: x }',
])('accepts %j', async (yaml) => {
  expect(await lostIn(yaml)).toEqual([])
})

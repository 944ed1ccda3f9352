import { expect, test } from 'vitest'
import { sourceCopy } from '../generator/testing/source-copy.ts'

/** The English file as a translation that differs in each text. */
function translated(yaml: string): string {
  return yaml.replaceAll(/^( +(?:- |\w+: )['"]?)(\p{L})/gmu, '$1Ö$2')
}

test('a language that the how-to adds is that of page, CV and import, without another change of the code', () => {
  const copy = sourceCopy()
  copy.write('model/languages/sv.yaml', translated(copy.read('model/languages/en.yaml')))
  copy.run('vitest run content/rules/cases.test.ts -u')
  copy.run('vitest run content/languages.test.ts content/rules/cases.test.ts importers/values/headings.test.ts')
  copy.run('tsc -p tsconfig.node.json --noEmit')

  copy.edit('sample/site.yaml', 'language: en', 'language: sv')
  copy.run('vite build --logLevel warn', { SITE_CONTENT: 'sample' })
  const page = copy.read('dist/index.html')
  expect(page).toContain('<html lang="sv"')
  expect(page).toContain('>ÖMenu<')
  expect(page).toContain('juni 2023')
  expect(copy.read('dist/cv.md')).toContain('## ÖSkills')

  copy.write(
    'resume.json',
    JSON.stringify({ meta: { language: 'sv' }, basics: { name: 'Ada' }, work: [{ position: 'Engineer' }] }),
  )
  copy.run('node cli/vitafolio.mjs import resume.json')
  expect(copy.read('content/site.yaml')).toContain('title: ÖExperience')
})

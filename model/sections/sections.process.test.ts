import { expect, test } from 'vitest'
import { codeIn, sourceCopy } from '../../generator/testing/source-copy.ts'

const INDEX = 'model/sections/index.ts'
const [module = ''] = codeIn('docs/how-to/add-a-section.md', 'ts')

/** Adds the section of docs/how-to/add-a-section.md, as its steps say. */
function withPatents() {
  const copy = sourceCopy()
  copy.write('model/sections/patents.ts', module)
  copy.edit(INDEX, /^/, "import { patents } from './patents.ts'\n")
  copy.edit(INDEX, '  certificates,\n', '  certificates,\n  patents,\n')
  return copy
}

const PATENT = "{ name: Tides by wire, office: Patent Office, date: '2019', address: https://patents.example/1 }"

test('a section that the how-to adds is on the page, in the bar, in the CV and in the résumé', () => {
  const copy = withPatents()
  copy.run('tsc -p tsconfig.node.json --noEmit')
  const yaml = copy.read('tests/contents/full/site.yaml')
  const patents = `patents:\n  title: Granted Patents\n  label: Patents\n  entries:\n    - ${PATENT}\n`
  copy.write(
    'sample/site.yaml',
    yaml.replace(/^ {2}sections:\n(?: {4}- .+\n)+/m, '').replace(/^footer:/m, `${patents}\nfooter:`),
  )
  copy.run('vite build --logLevel warn', { SITE_CONTENT: 'sample' })

  const page = copy.read('dist/index.html')
  expect(page).toMatch(/<section id="patents"[^>]*>.*Granted Patents.*Tides by wire/)
  expect(page).toMatch(/<a [^>]*href="#patents"/)
  expect(copy.read('dist/cv.md')).toContain(
    '## Patents\n\n### [Tides by wire](https://patents.example/1)\n\nPatent Office · 2019',
  )
  const { meta } = JSON.parse(copy.read('dist/resume.json'))
  const written = { name: 'Tides by wire', office: 'Patent Office', date: '2019', url: 'https://patents.example/1' }
  expect(meta.patents).toEqual([written])
})

test('it is in the schema and the reference, is imported, and can be translated', () => {
  const copy = withPatents()
  copy.run('vitest run tools/schema/generated-files --update')
  expect(copy.read('schema/site.schema.json')).toContain('"The title of the patent."')
  expect(copy.read('docs/fields.md')).toContain('### `patents.entries[]`')

  const patent = { title: 'Tides by wire', issuer: 'Patent Office', date: '2019' }
  copy.write('resume.json', JSON.stringify({ work: [{ position: 'Engineer' }], patents: [patent] }))
  copy.run('node cli/vitafolio.mjs import resume.json')
  const written =
    'patents:\n  title: Patents\n  label: Patents\n  entries:\n    - name: Tides by wire\n      office: Patent Office\n'
  expect(copy.read('content/site.yaml')).toContain(written)
  copy.run('node cli/vitafolio.mjs translate de')
  expect(copy.read('content/site.de.yaml')).toContain('- en: Tides by wire\n  de: ""')
})

test('without a section, everything else has its types and builds', () => {
  const copy = sourceCopy()
  copy.remove('model/sections/certificates.ts')
  copy.edit(INDEX, "import { certificates } from './certificates.ts'\n", '')
  copy.edit(INDEX, '  certificates,\n', '')
  // Tests name sections.
  copy.edit('tsconfig.node.json', '"exclude": [', '"exclude": ["**/*.test.ts", ')
  copy.run('tsc -p tsconfig.node.json --noEmit')
  copy.run('vite build --logLevel warn', { SITE_CONTENT: 'sample' })
  expect(copy.read('dist/index.html')).toContain('<section id="history"')
})

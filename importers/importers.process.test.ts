import { expect, test } from 'vitest'
import { codeIn, sourceCopy } from '../generator/testing/source-copy.ts'

test('a format that the how-to adds is imported, and named in the help and the README', () => {
  const copy = sourceCopy()
  const page = 'docs/how-to/add-an-importer.md'
  const [format = ''] = codeIn(page, 'js')
  const [module = ''] = codeIn(page, 'ts')
  copy.edit('importers/formats.mjs', /^ {2}jsonResume: \{/m, `${format.trimEnd()}\n  jsonResume: {`)
  copy.write('importers/formats/example.ts', module)
  copy.edit('importers/importers.ts', /^/, "import { example } from './formats/example.ts'\n")
  copy.edit('importers/importers.ts', /(?=^ {2}jsonResume,)/m, '  example,\n')
  copy.run('tsc -p tsconfig.node.json --noEmit')
  expect(copy.run('node cli/vitafolio.mjs import --help')).toContain('a CV of the Example editor (File, Export)')
  copy.run('vitest run tools/schema --update')
  expect(copy.read('README.md')).toContain('a CV of the Example editor (File, Export)')

  copy.write('cv.example', '%CV\nAda Lovelace\n')
  expect(copy.run('node cli/vitafolio.mjs import cv.example 2>&1 || true')).toContain('which was read as an Example CV')
})

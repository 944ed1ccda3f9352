import { expect, test } from 'vitest'
import { codeIn, sourceCopy } from '../../generator/testing/source-copy.ts'

const INDEX = 'content/rules/index.ts'
const MESSAGE = 'The text has two spaces in a row. Remove one of them.'

test('a rule that the how-to adds is checked by the doctor, and its cases are run', () => {
  const copy = sourceCopy()
  const page = 'docs/how-to/add-a-rule.md'
  const [module = ''] = codeIn(page, 'ts')
  copy.write('content/rules/double-spaces.ts', module)
  copy.edit(INDEX, /^/, "import { doubleSpaces } from './double-spaces.ts'\n")
  copy.edit(
    INDEX,
    '\n} as const',
    "\n  doubleSpaces: { of: 'written', find: doubleSpaces, isAdvice: true },\n} as const",
  )
  copy.run('tsc -p tsconfig.node.json --noEmit')

  const [cases = ''] = codeIn(page, 'yaml')
  copy.write('content/rules/double-spaces.cases.txt', cases)
  copy.run('vitest run content/rules/cases.test.ts -u')
  const found = `profile.experience: ${MESSAGE}`
  const written = copy.read('content/rules/double-spaces.cases.txt')
  expect(written.match(/^=> .*/gm)).toEqual([`=> warning 1:24 ${found}`])

  copy.edit('tests/contents/short/site.yaml', 'role: Leiterin', 'role: Leiterin  Betrieb')
  const line = expect.stringContaining(
    `warning: tests/contents/short/site.yaml:18:13 history.entries[0].role: ${MESSAGE}`,
  )
  expect(copy.run('node cli/vitafolio.mjs doctor', { SITE_CONTENT: 'tests/contents/short' })).toEqual(line)
})

test('without a rule, everything else has its types', () => {
  const copy = sourceCopy()
  copy.remove('content/rules/phones.ts')
  copy.edit(INDEX, "import { phones } from './phones.ts'\n", '')
  copy.edit(INDEX, /^ {2}phones: .*\n/m, '')
  expect(copy.run('tsc -p tsconfig.node.json --noEmit')).toBe('')
})

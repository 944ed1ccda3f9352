import { expect, test } from 'vitest'
import { codeIn, sourceCopy } from '../../../generator/testing/source-copy.ts'

const EDITS = 'editor/server/edits/edits.ts'
const PANEL = 'editor/client/use-content.ts'

const TEST = `import { expect, test } from 'vitest'
import { applyEdit } from '../apply-edit.ts'
import { changeIn, movedPath } from './edits.ts'

test('exchanges two entries', () => {
  const sent = { file: 'site.yaml', edit: { kind: 'swap', path: ['a'], index: 0, other: 2 }, old: null }
  const { edit } = changeIn(Buffer.from(JSON.stringify(sent)))
  expect(applyEdit('a:\\n  # one\\n  - 1\\n  - 2 # two\\n  - 3\\n', edit)).toBe('a:\\n  - 3\\n  - 2 # two\\n  # one\\n  - 1\\n')
  expect(movedPath(['a', 2, 'b'], edit)).toEqual(['a', 0, 'b'])
})
`

test('a kind of edit that the how-to adds is accepted from the page, written, and known to the panel', () => {
  const copy = sourceCopy()
  const [module = ''] = codeIn('docs/how-to/add-a-kind-of-edit.md', 'ts')
  copy.write('editor/server/edits/swap.ts', module)
  copy.edit(
    'editor/protocol.ts',
    'export type Edit =\n',
    "export type Edit =\n  | { kind: 'swap'; path: Path; index: number; other: number }\n",
  )
  copy.edit(EDITS, /^/, "import { swap } from './swap.ts'\n")
  copy.edit(EDITS, '= { set, ', '= { swap, set, ')
  copy.edit(PANEL, 'const SAID = {\n', "const SAID = {\n  swap: 'Exchanged',\n")
  copy.run('tsc -p tsconfig.node.json --noEmit')
  copy.run('tsc -p tsconfig.browser.json --noEmit')
  copy.write('editor/server/edits/swap.test.ts', TEST)
  expect(copy.run('vitest run editor/server/edits/swap.test.ts')).toContain('1 passed')
})

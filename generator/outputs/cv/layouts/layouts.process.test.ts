import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { CV_LAYOUT_NAMES } from '../../../../model/cv-layouts.ts'
import { codeIn, sourceCopy } from '../../../testing/source-copy.ts'

const HOW_TO = 'docs/how-to/add-a-cv-layout.md'

test('every layout has a file, and every file is a layout', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.typ'))
  expect(files).toEqual(CV_LAYOUT_NAMES.map((name) => `${name}.typ`).toSorted())
})

test('a layout that the how-to adds is the look of the CV', async () => {
  const copy = sourceCopy()
  const [[typst = ''], [word = '']] = [codeIn(HOW_TO, 'typ'), codeIn(HOW_TO, 'ts')]
  copy.write('generator/outputs/cv/layouts/plain.typ', typst)
  copy.write('generator/outputs/cv/layouts/plain.ts', word)
  copy.edit('model/cv-layouts.ts', '} as const satisfies', "  plain: 'Large letters.',\n} as const satisfies")
  copy.edit('generator/outputs/cv/layouts/layouts.ts', /(?<=WORD_LAYOUTS\b[^}]*) \}/, ', plain }')
  copy.edit(
    'generator/outputs/cv/layouts/layouts.ts',
    'import { quiet }',
    "import { plain } from './plain.ts'\nimport { quiet }",
  )
  copy.run('tsc -p tsconfig.node.json --noEmit')
  copy.edit('sample/site.yaml', /^cv:$/m, 'cv:\n  layout: plain')
  copy.run('vite build --logLevel warn', { SITE_CONTENT: 'sample' })
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(join(copy.folder, 'dist/cv.pdf'))))
  expect((await extractText(pdf)).text[0]).toContain('DevOps Engineer & Cloud Architect & Data Engineer')
  const { items } = await (await pdf.getPage(1)).getTextContent()
  expect(items[0]).toMatchObject({ str: 'Alex Example', height: 30 })
})

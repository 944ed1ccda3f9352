import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeIn, sourceCopy } from '../generator/testing/source-copy.ts'
import { LAYOUTS } from './compositions.ts'

const HOW_TO = 'docs/how-to/add-a-composition.md'

test('every layout has a folder, and every folder is a layout', () => {
  const folders = readdirSync('src/compositions', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name)).toEqual(LAYOUTS.toSorted())
})

test('a composition that the how-to adds is the page, and the only one in the script', () => {
  const copy = sourceCopy()
  const [page = '', style = '', line = ''] = ['tsx', 'css', 'ts'].flatMap((language) => codeIn(HOW_TO, language))
  copy.write('src/compositions/plain/plain.tsx', page)
  copy.write('src/compositions/plain/plain.module.css', style)
  copy.edit('model/compositions.ts', '} as const satisfies', `  ${line}} as const satisfies`)
  copy.run('tsc -p tsconfig.browser.json --noEmit')
  copy.edit('sample/site.yaml', /$/, '\nlook:\n  layout: plain\n')
  copy.run('vite build --logLevel warn', { SITE_CONTENT: 'sample' })
  const html = copy.read('dist/index.html')
  expect(html).toMatch(/<h1 tabindex="-1">DevOps &amp; Infrastructure Expert<\/h1>/)
  expect(html).toContain('<section id="gallery"')
  expect(copy.read('dist/foundation/index.html')).toMatch(/<main id="routed">.*<h1 /)
  for (const other of LAYOUTS) expect(html).not.toContain(`class="${other}-`)
  expect(html).not.toContain('data-part="hero"')
})

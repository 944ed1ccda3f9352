import { expect, test } from 'vitest'
import { readContent } from '../../content/content.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { styleError } from './site-plugin.ts'

test('tells a mistake that Vite alone finds in style.css like all others', () => {
  const root = temporaryFolder({ 'content/style.css': 'h1 {}\n@font-face { font-family "A" }' })
  const content = readContent(root, 'content')
  const found = { file: `${root}/content/style.css`, line: 2, column: 14, reason: 'Unknown word font-family' }
  expect(styleError({ errors: [found] }, content)?.message).toBe(
    'content/style.css:2:14 Unknown word font-family. Correct the styles.\n  2 | @font-face { font-family "A" }\n    |              ^^^^^^^^^^^^^^^\n',
  )
  expect(styleError({ errors: [{ ...found, file: 'src/styles/base.css' }] }, content)).toBeUndefined()
  expect(styleError(new Error('Other'), content)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { checkOwnStyle } from './own-style.ts'

test.each([
  ['h1 { background: url(images/paper.png) }\n:root { --color-accent: red }'],
  ["@font-face { font-family: X; src: url('fonts/x.woff2') }"],
])('accepts what the policy allows: %s', (text) => {
  expect(() => checkOwnStyle(temporaryFolder({ 'style.css': text }))).not.toThrow()
})

test.each([
  ['h1 {}\nh2 { background: url(https://x.example/a.png) }', 'url(https://x.example/a.png'],
  ['\n@import "//x.example/a.css";', '@import "//x.example/a.css'],
  ['\nh1 { background: url("data:image/png;base64,AA==") }', 'url("data:image/png'],
  ['\nh1::after { content: "</style>" }', '</'],
])('rejects what the policy blocks: %s', (text, quoted) => {
  expect(() => checkOwnStyle(temporaryFolder({ 'style.css': text }))).toThrow(`content/style.css:2 has "${quoted}`)
})

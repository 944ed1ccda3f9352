import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { checkOwnStyle } from './own-style.ts'

const check = (text: string) => () =>
  checkOwnStyle(
    temporaryFolder({ 'content/style.css': text, 'content/images/a b.png': '', 'secret.txt': '' }) + '/content',
  )

test.each([
  'h1 { background: url("images/a b.png") }\n:root { --color-accent: red }',
  '/* { url(https://x.example) */ h1::after { content: "}" }',
  'svg { fill: url(#glow) }',
])('accepts what the pages can have: %s', (text) => {
  expect(check(text)).not.toThrow()
})

test.each([
  [
    'h1 {}\nh2 { background: url(https://x.example/a.png) }',
    '2 has "https://x.example/a.png", which the security policy',
  ],
  ['\n@import "//x.example/a.css";', '2 has "//x.example/a.css", which the security policy'],
  ['h1 { background: url(images/no.png) }', '1 has "images/no.png", which is not a file in content/.'],
  ['h1 { background: url(../secret.txt) }', '1 has "../secret.txt", which is not a file in content/.'],
  ['@import "other.css";', '1 has "other.css", which is not a file in content/.'],
  ['h1::after { content: "</style>" }', '1 has "</", which would end the styles of the page.'],
  ['h1 {\n  color: red;\n', '3 has an opening brace without a closing one.'],
])('rejects with its line: %s', (text, message) => {
  expect(check(text)).toThrow(`content/style.css:${message}`)
})

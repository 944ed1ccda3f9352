import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { formatInOneLine } from '../diagnostic.ts'
import { readContent } from '../read-content.ts'
import { ownStyle } from './own-style.ts'

function problemsIn(style: string | Uint8Array, files: Record<string, string> = {}): string[] {
  const root = temporaryFolder({
    'content/site.yaml': '',
    'content/style.css': style,
    'content/images/a b.png': '',
    'content/images/100%.png': '',
    'content/fonts/a.woff2': '',
    'secret.txt': '',
    'secret.png': '',
    ...files,
  })
  symlinkSync(join(root, 'secret.png'), join(root, 'content/images/link.png'))
  return ownStyle(readContent(root, 'content')).map(formatInOneLine)
}

test.each([
  'h1 { background: url("images/a b.png") }\n:root { --color-accent: red; --paper: url(images/a%20b.png) }',
  '/* { url(https://x.example) </style> */ h1::after { content: "}" }',
  'svg { fill: url(#glow) }',
  '@font-face { font-family: A; src: url(fonts/a.woff2?v=1#a) format("woff2") }',
  'h1 { background: url(images/100%25.png) }',
  'h1 { color: red }\n@layer a',
  '',
])('accepts what the pages can have: %s', (text) => {
  expect(problemsIn(text)).toEqual([])
})

const HTTPS = '"https://x.example/a.png". Put the file into content/'

test.each([
  ['h1 {}\nh2 { background: url(https://x.example/a.png) }', `2:18 The security policy of the site blocks ${HTTPS}`],
  ['h1 { --a: u\\72l(https://x.example/a.png) }', `1:11 The security policy of the site blocks ${HTTPS}`],
  ['h1 { --a: image-set("https://x.example/a.png" 1x) }', `1:1 The security policy of the site blocks ${HTTPS}`],
  ['\n@import "//x.example/a.css";', '2:1 The security policy of the site blocks "//x.example/a.css".'],
  ['h1 { background: url(data:image/png;base64,AAAA) }', '1:18 The security policy of the site blocks "data:image/png'],
  [
    'h1 { background: url(images/no.png) }',
    '1:18 "images/no.png" is not a file in content/. Put the file into content/',
  ],
  ['h1 { background: url(/images/a.png) }', '1:18 "/images/a.png" is not a file in content/.'],
  ['h1 { background: url("") }', '1:18 "" is not a file in content/.'],
  ['h1 { background: url(images) }', '1:18 "images" is not a file in content/.'],
  ['h1 { background: url(images/link.png) }', '1:18 "images/link.png" is not a file in content/.'],
  ['h1 { background: url(../secret.txt) }', '1:18 "../secret.txt" is not a file in content/.'],
  ['h1 { background: url(site.yaml) }', '1:18 "site.yaml" is no picture and no font.'],
  [
    'h1 { background: url("images/100%.png") }',
    '1:18 The address "images/100%.png" has a "%" that stands for no character. Write %25.',
  ],
  [
    '@import "other.css";',
    '1:1 "other.css" is not a file in content/. Put the file into content/ and name it by its path, such as "more.css".',
  ],
  ['@import "site.yaml";', '1:1 "site.yaml" is no stylesheet.'],
  [
    'h1::after { content: "</style>" }',
    '1:23 The text "</style" would end the styles of the page. Write it in two parts: "<" "/style".',
  ],
  ['h1 {}\nh1::after { content: "<\\/style>" }', '2:23 The text "</style" would end'],
  ['h1::after { content: "\\3c/style>" }', ': The text "</style" would end'],
  ['/*! </style> */', '1:5 The text "</style" would end'],
  ['h1 {}\nh2 {\n  color: red;\n', '2:1 The rule has no end. Add a closing brace, "}".'],
  ['h1 {\n  color: red\n  background: blue;\n}', '1:1 The value of "color" has no end. Add a semicolon after it.'],
  ['h1 { width: calc(1px', '1:1 The rule has no end.'],
  ['h1 {}\n  /* h2 { color: red }\n', '2:3 The comment has no end. Write */ after it.'],
  ['h1 { color: red } }', '1:20 Text that is no rule or declaration. Check the spelling, and whether a brace'],
  ['h1 } color: red {', '1:4 Text that is no selector. Check the spelling, and whether a brace'],
  ['hello world', '1:12 Text that is no rule or declaration.'],
  ['<html>', '1:7 Text that is no rule or declaration.'],
  ['h1 { content: "a\n }', '1:15 Unexpected end of the line in a text in quotes.'],
  ['h1 { background: url(a b.png) }', '1:18 Unexpected character in an address without quotes.'],
  ['h1 {}\n@import "more.css";', '2:8 An import after other rules. Move it to the start of the file.'],
  ['@media print { @import "more.css"; }', '1:23 An import inside of another rule. Move it to the start of the file.'],
  ['@tailwind base;', '1:10 Browsers do not know the rule @tailwind. Check its spelling, or remove it.'],
  ['a:foo { color: red }', '1:3 Browsers do not know the selector "foo". Check its spelling, or remove it.'],
])('reports with its place: %s', (text, message) => {
  expect(problemsIn(text)).toEqual([expect.stringContaining(`content/style.css:${message.replace(/^:/, '')}`)])
})

test('reports all mistakes, also in the stylesheets that it imports', () => {
  const files = {
    'content/css/a.css': '@import "b.css";\n@import "../style.css";\nh1 { background: url(../images/no.png) }',
    'content/css/b.css': 'h1 { color: red',
  }
  expect(problemsIn('@import "css/a.css";\nh1 { background: url(no.png) }\nh2 { color }', files)).toEqual([
    expect.stringContaining('content/style.css:3:12 Text that is no rule'),
    expect.stringContaining('content/style.css:2:18 "no.png" is not a file'),
    expect.stringContaining('content/css/a.css:3:18 "../images/no.png" is not a file'),
    expect.stringContaining('content/css/b.css:1:1 The rule has no end.'),
  ])
})

test('reports a file that is no text', () => {
  expect(problemsIn(new Uint8Array([0xff, 0xfe, 0]))).toEqual([expect.stringContaining('is not encoded in UTF-8')])
})

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { assertNoInlineCode, readStylesheet } from './pages.ts'

test.each([
  ['<p style="color: red">', 'a style attribute'],
  ['<script>alert(1)</script>', 'an inline script'],
  ['<script type="application/javascript">alert(1)</script>', 'an inline script of another type'],
  ['<template id="B:0"></template><script>$RC("B:0")</script>', 'what React writes for a large boundary'],
  ['<img src="a.jpg" onerror="alert(1)">', 'an event attribute'],
  ['<svg><a ONCLICK=alert(1)></a></svg>', 'an event attribute in an SVG'],
])('rejects the inline code %s (%s)', (html) => {
  expect(() => assertNoInlineCode(html, 'index.html')).toThrow('index.html contains <')
})

test.each([
  ['a{src:url(/assets/a.woff2)}b{src:url("/home/b c.woff2")}', 'The file /home/b c.woff2 of the stylesheet is missing'],
  ['a{}', 'The stylesheet has no fonts'],
])('rejects the stylesheet %s, whose font is missing', (style, message) => {
  const folder = temporaryFolder({ 'a.css': style, 'a.woff2': '' })
  expect(() => readStylesheet(join(folder, 'a.css'))).toThrow(message)
})

test('reads a stylesheet with files of any name, with parts of its own page, and with texts', () => {
  const style =
    'i::after{content:"url(b.png)"}i[href="url(c)"]{}a{src:url(/assets/a%20%C3%B6.png?v=1);filter:url(#b);mask:url("#c"),url(/assets/a%20%C3%B6.png#d)}'
  const folder = temporaryFolder({ 'a.css': style, 'a ö.png': '' })
  expect(readStylesheet(join(folder, 'a.css'))).toBe(style)
})

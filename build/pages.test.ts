import { expect, test } from 'vitest'
import { contentOf } from './outputs/made-up.ts'
import { refuseInline, withContent, withOverlayFirst } from './pages.ts'

test.each([
  ['<p style="color: red">', 'a style attribute'],
  ['<script>alert(1)</script>', 'an inline script'],
  ['<script type="application/javascript">alert(1)</script>', 'an inline script of another type'],
  ['<template id="B:0"></template><script>$RC("B:0")</script>', 'what React would put late'],
  ['<img src="a.jpg" onerror="alert(1)">', 'an event attribute'],
])('%s stops the build: %s', (html) => {
  expect(() => refuseInline(html, 'index.html')).toThrow('index.html holds <')
})

test.each([
  '<script type="application/json">{"title": "onerror=1"}</script>',
  '<script type="module" crossorigin src="/assets/index.js"></script>',
  '<p>style="color: red" onclick=it</p>',
  '<img alt="a picture with style= and onload= in its words" src="a.jpg">',
])('%s is fine', (html) => {
  expect(() => refuseInline(html, 'index.html')).not.toThrow()
})

const FRAME = '<html lang="{language}" dir="{direction}">'

test.each([
  ['en', '<html lang="en" dir="ltr">'],
  ['pt-BR', '<html lang="pt-BR" dir="ltr">'],
  ['ar', '<html lang="ar" dir="rtl">'],
  ['az-Arab', '<html lang="az-Arab" dir="rtl">'],
])('a page in %s says so, and which way it is written', (language, expected) => {
  expect(withContent(FRAME, { source: { language }, content: contentOf({}) })).toBe(expected)
})

test('and one with more organisations than the bar can hold tells its style', () => {
  const page = withContent(FRAME, { source: { language: 'en' }, content: contentOf({ organisations: 12 }) })
  expect(page).toBe('<html lang="en" dir="ltr" data-crowded>')
})

test('faces, scripts and stylesheet stand behind the page, and do not compete with what is painted first', () => {
  const frame = `<head><link
      rel="preload" as="font" href="a.woff2">
    <script type="module" src="a.js"></script>
    <link rel="stylesheet" href="a.css"></head><body></body>`
  expect(withOverlayFirst(frame)).toBe(`<head></head><body><link
      rel="preload" as="font" href="a.woff2">
    <script type="module" fetchpriority="low" src="a.js"></script><!--route-->
    <link rel="stylesheet" href="a.css">
  </body>`)
})

test.each(['stylesheet', 'preload', 'module'])('a page without its %s stops the build', (part) => {
  const parts = ['<link rel="stylesheet">', '<link rel="preload">', '<script type="module"></script>']
  const frame = parts.filter((each) => !each.includes(part)).join('')
  expect(() => withOverlayFirst(frame)).toThrow(`index.html lacks`)
})

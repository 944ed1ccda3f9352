import { expect, test } from 'vitest'
import { temporaryFolder } from '../lib/temporary-folder.ts'
import { contentOf } from '../outputs/fixtures.ts'
import { assertNoInlineCode, inlineStylesheet, withRootAttributes } from './pages.ts'

test.each([
  ['<p style="color: red">', 'a style attribute'],
  ['<script>alert(1)</script>', 'an inline script'],
  ['<script type="application/javascript">alert(1)</script>', 'an inline script of another type'],
  ['<template id="B:0"></template><script>$RC("B:0")</script>', 'what React writes for a large boundary'],
  ['<img src="a.jpg" onerror="alert(1)">', 'an event attribute'],
])('rejects the inline code %s (%s)', (html) => {
  expect(() => assertNoInlineCode(html, 'index.html')).toThrow('index.html contains <')
})

test.each([
  '<script type="application/json">{"title": "onerror=1"}</script>',
  '<script type="module" crossorigin src="/assets/index.js"></script>',
  '<p>style="color: red" onclick=it</p>',
  '<img alt="an image with style= and onload= in its text" src="a.jpg">',
])('accepts %s', (html) => {
  expect(() => assertNoInlineCode(html, 'index.html')).not.toThrow()
})

test.each([
  ['a{src:url(/assets/a.woff2)}b{src:url("/home/b c.woff2")}', 'The font /home/b c.woff2 of the stylesheet is missing'],
  ['a{}', 'The stylesheet has no fonts'],
])('rejects the stylesheet %s, whose font is missing', (style, message) => {
  const folder = temporaryFolder({ 'a.css': style, 'a.woff2': '' })
  const html = '<link rel="stylesheet" href="/assets/a.css">'
  expect(() => inlineStylesheet(html, folder)).toThrow(message)
})

const TEMPLATE = '<html lang="{language}" dir="{direction}">'

test.each([
  ['en', '<html lang="en" dir="ltr">'],
  ['ar', '<html lang="ar" dir="rtl">'],
  ['pa-Arab', '<html lang="pa-Arab" dir="rtl">'],
])('sets language and direction of a page in %s', (language, expected) => {
  expect(withRootAttributes(TEMPLATE, language, contentOf({}))).toBe(expected)
})

test('marks a page with more links than the navigation bar has room for', () => {
  const page = withRootAttributes(TEMPLATE, 'en', contentOf({ organisations: 12 }))
  expect(page).toBe('<html lang="en" dir="ltr" data-crowded>')
})

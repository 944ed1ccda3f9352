import { expect, test } from 'vitest'
import { jsonForHtml } from './json-for-html.ts'

test('escapes "<", so that content cannot close its script element', () => {
  const texts = { title: '</script><script>alert(1)</script>', note: '<!--' }
  expect(jsonForHtml(texts)).not.toContain('<')
  expect(JSON.parse(jsonForHtml(texts))).toEqual(texts)
})

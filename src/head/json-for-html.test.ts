import { expect, test } from 'vitest'
import { jsonForHtml } from './json-for-html.ts'

test('no text of the content closes the element it is embedded in', () => {
  const texts = { title: '</script><script>alert(1)</script>', note: '<!--' }
  expect(jsonForHtml(texts)).not.toContain('<')
  expect(JSON.parse(jsonForHtml(texts))).toEqual(texts)
})

import { expect, test } from 'vitest'
import { asData } from './as-data.ts'

test('no text of the content ends the element that carries it', () => {
  const texts = { title: '</script><script>alert(1)</script>', note: '<!--' }
  expect(asData(texts)).not.toContain('<')
  expect(JSON.parse(asData(texts))).toEqual(texts)
})

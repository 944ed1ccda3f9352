import { expect, test } from 'vitest'
import { commaIn } from './comma-in.ts'

test.each([
  ['Informatik', ', '],
  ['علوم الحاسوب', '، '],
  ['情報工学', '、'],
  ['エンジニア', '、'],
])('the comma of a list with %s is "%s"', (text, comma) => {
  expect(commaIn(text)).toBe(comma)
})

import { expect, test } from 'vitest'
import { categoriesOf, commaIn, neighboursBy } from './entries.ts'

test('groups neighbours with the same key, and no others', () => {
  const items = ['a1', 'a2', '', '', 'b1', 'a3']
  expect(neighboursBy(items, (item) => item[0])).toEqual([['a1', 'a2'], [''], [''], ['b1'], ['a3']])
})

test.each([
  ['Informatik', ', '],
  ['علوم الحاسوب', '، '],
  ['情報工学', '、'],
  ['エンジニア', '、'],
])('the comma of a list with %s is "%s"', (text, comma) => {
  expect(commaIn(text)).toBe(comma)
})

test('offers no filter that would hide nothing', () => {
  expect(categoriesOf([])).toEqual([])
  expect(categoriesOf([{ category: 'Data' }, { category: 'Data' }])).toEqual([])
  expect(categoriesOf([{ category: 'Data' }, {}])).toEqual(['Data'])
})

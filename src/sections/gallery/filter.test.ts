import { expect, test } from 'vitest'
import { categoriesOf } from './filter.ts'

test('offers no filter that would hide nothing', () => {
  expect(categoriesOf([])).toEqual([])
  expect(categoriesOf([{ category: 'Data' }, { category: 'Data' }])).toEqual([])
  expect(categoriesOf([{ category: 'Data' }, {}])).toEqual(['Data'])
})

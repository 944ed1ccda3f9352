import { expect, test } from 'vitest'
import { neighboursBy } from './neighbours.ts'

test('groups neighbours with the same key, and no others', () => {
  const items = ['a1', 'a2', '', '', 'b1', 'a3']
  expect(neighboursBy(items, (item) => item[0])).toEqual([['a1', 'a2'], [''], [''], ['b1'], ['a3']])
})

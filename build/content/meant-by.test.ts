import { expect, test } from 'vitest'
import { meantBy } from './meant-by.ts'

test.each([
  ['nmae', 'name'],
  ['legalname', 'legalName'],
  ['Title', 'title'],
  ['availability', undefined],
  ['x', undefined],
])('"%s" may have meant %s', (word, meant) => {
  expect(meantBy(word, ['name', 'title', 'legalName'])).toBe(meant)
})

test('nothing is meant where nothing is known', () => {
  expect(meantBy('name', [])).toBeUndefined()
})

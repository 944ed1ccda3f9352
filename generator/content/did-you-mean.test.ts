import { expect, test } from 'vitest'
import { didYouMean } from './did-you-mean.ts'

test.each([
  ['nmae', 'name'],
  ['legalname', 'legalName'],
  ['Title', 'title'],
  ['availability', undefined],
  ['x', undefined],
])('suggests for "%s": %s', (word, meant) => {
  expect(didYouMean(word, ['name', 'title', 'legalName'])).toBe(meant)
})

test('suggests nothing without known words', () => {
  expect(didYouMean('name', [])).toBeUndefined()
})

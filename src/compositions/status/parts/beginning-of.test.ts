import { expect, test } from 'vitest'
import { beginningOf } from './beginning-of.ts'

const SENTENCE = `${'Moved jobs, e.g. of 2.5 hours, '.repeat(3)}to one place.`

test('a text begins with whole sentences', () => {
  expect(beginningOf(SENTENCE)).toBe(SENTENCE)
  expect(beginningOf(`${SENTENCE} Short. ${SENTENCE} ${SENTENCE}`)).toBe(`${SENTENCE} Short.`)
})

test('a first sentence is whole, however long it is', () => {
  const long = `${'Many words, '.repeat(40)}and an end!`
  expect(beginningOf(`${long} Another.`)).toBe(long)
  expect(beginningOf(long)).toBe(long)
})

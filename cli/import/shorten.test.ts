import { expect, test } from 'vitest'
import { asSentences, firstSentence, shortened } from './shorten.ts'

test.each([
  ['what fits stays', 'One two.', 10, 'One two.'],
  ['whole sentences are kept', 'One two. Three four. Five.', 21, 'One two. Three four.'],
  ['a sentence that is a small part gives way to words', 'Hi. The quick brown fox jumps', 20, 'Hi. The quick brown…'],
  ['words end whole, without what joined them', 'alpha beta, gamma', 14, 'alpha beta…'],
  ['one long word is cut', 'a'.repeat(30), 10, `${'a'.repeat(9)}…`],
  ['no sign is cut in half', '😀😀😀', 4, '😀…'],
])('%s', (_, text, most, short) => {
  expect(shortened(text, most)).toBe(short)
  expect(short.length).toBeLessThanOrEqual(most)
})

test('the first sentence ends where it ends', () => {
  expect(firstSentence('I run 3.5 clusters. They are calm.')).toBe('I run 3.5 clusters.')
  expect(firstSentence('')).toBe('')
})

test('points become sentences', () => {
  expect(asSentences(['Cut costs', 'Why? Because!', 'Led a team;'])).toBe('Cut costs. Why? Because! Led a team.')
})

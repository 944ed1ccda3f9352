import { expect, test } from 'vitest'
import { faultInJson } from './fault-in-json.ts'

test.each([
  ['{"a":|}', 'a value that is missing'],
  ['{|a: 1}', 'a name without quotes'],
  ["{|'a': 1}", 'other quotes'],
  ['{"a" |1}', 'a colon that is missing'],
  ['{"a": 1 |"b": 2}', 'a comma that is missing'],
  ['{"a": 1,|}', 'a comma too many'],
  ['[1,|]', 'a comma too many in a list'],
  ['[1|}', 'another bracket'],
  ['{"a": "x|\ny"}', 'a line that ends within a text'],
  ['{"a": "|\\x"}', 'an escape that is none'],
  ['{"a": tr|', 'half a word'],
  ['{"a": 0|1}', 'a number with a zero before it'],
  ['{"a": [1, {"b": "c"}]|', 'an end that is missing'],
  ['{"a": 1} |x', 'a text after the end'],
  ['|// no', 'a comment'],
  ['|', 'nothing'],
])('in %s the place of the fault is told: %s', (marked) => {
  const text = marked.replace('|', '')
  const place = marked.indexOf('|')
  expect(() => void JSON.parse(text)).toThrow(SyntaxError)
  // Of half a word, its beginning.
  expect(faultInJson(text)).toBe(marked.startsWith('{"a": tr') ? 6 : place)
})

test('a text that is cut anywhere has its fault at its end, or where its last word begins', () => {
  const whole = JSON.stringify({ a: ['b\\"', 'é\n', { c: {} }, [], null], d: { e: 'f' } }, null, 1)
  const cuts = Array.from({ length: whole.length - 1 }, (_, index) => whole.slice(0, index + 1))
  const wrong = cuts.filter((cut) => !/^\w*$/.test(cut.slice(faultInJson(cut))) && !cut.endsWith('\\'))
  expect(wrong).toEqual([])
})

test('a million brackets are read without recursion', () => {
  expect(faultInJson('['.repeat(1_000_000))).toBe(1_000_000)
})

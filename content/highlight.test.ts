import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

const coloursIn = (code: string, language: string) =>
  highlight(code, language).flatMap(({ text, colour }) => (colour ? [`${text.trim()} ${colour}`] : []))

test.each([
  ['yaml', 'weight: 5 # percent', ['weight keyword', ': punctuation', '5 value', '# percent comment']],
  ['Terraform', 'count = 2', ['= punctuation', '2 value']],
  ['promql', 'rate(x[5m])', ['( punctuation', '[ punctuation', '5m value', ']) punctuation']],
  ['dockerfile', 'FROM alpine AS base', ['FROM keyword', 'AS keyword']],
  ['sh', "echo 'done' # ok", ['echo keyword', "'done' string", '# ok comment']],
  ['go', 'return nil', ['return keyword', 'nil value']],
  ['python', 'x = "a"', ['= punctuation', '"a" string']],
  ['sql', 'SELECT 1', ['SELECT keyword', '1 value']],
  ['ts', 'const a = true', ['const keyword', '= punctuation', 'true value']],
  ['json', '{"a": "b"}', expect.arrayContaining(['"b" string'])],
])('colours %s', (language, code, colours) => {
  expect(coloursIn(code, language)).toEqual(colours)
})

test('keeps every character, in any language and without one', () => {
  const code = 'a: "<b>" # ä\n\t{{ x }}'
  for (const language of ['yaml', 'hcl', 'promql', 'cobol', '']) {
    expect(
      highlight(code, language)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code)
  }
  expect(highlight(code, 'cobol')).toEqual([{ text: code }])
})

import { expect, test } from 'vitest'
import { withSoftHyphens } from './pdf-hyphens.mjs'

const OPS = { showText: 1 }
const drawn = (...texts: string[]) => ({
  fnArray: texts.map(() => OPS.showText),
  argsArray: texts.map((text) => [Array.from(text, (unicode) => ({ unicode }))]),
})
const items = (...texts: string[]) => texts.map((str) => ({ str, fontName: 'f1' }) as never) // what it reads
const textsOf = (read: readonly object[]) => read.map((item) => ('str' in item ? item.str : ''))

test('a hyphen that a font calls soft is one, between words, in a period and at the end of a line', () => {
  const operators = drawn('Back\u00ADend', 'Mar. 2021 \u00AD Present', 'the net\u00AD', 'work')
  const read = items('Backend', 'Mar. 2021 Present', 'the net', 'work')
  expect(textsOf(withSoftHyphens(read, operators, OPS))).toEqual([
    'Back-end',
    'Mar. 2021 - Present',
    'the net-',
    'work',
  ])
})

test('texts that are drawn in another order stay as they were read', () => {
  const read = items('Backend', 'Work')
  expect(textsOf(withSoftHyphens(read, drawn('Work', 'Back\u00ADend'), OPS))).toEqual(['Backend', 'Work'])
})

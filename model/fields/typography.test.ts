import { expect, test } from 'vitest'
import { firstSentence, typographic } from './typography.ts'

test.each([
  ['en', `It's the students' "first" one`, 'It’s the students’ “first” one'],
  ['de', 'Ein "kleiner" Test', 'Ein „kleiner“ Test'],
  ['fr', `L'équipe dit "oui"`, 'L’équipe dit «\u00A0oui\u00A0»'],
  ['fa', 'او گفت "بله" و رفت', 'او گفت «بله» و رفت'],
  ['nl-BE', 'een "ja" dus', 'een ‘ja’ dus'],
  ['zh-TW', '他說 "好" 了', '他說 「好」 了'],
  ['zh', '他说 "好" 了', '他说 “好” 了'],
  ['pt-PT', 'um "sim" só', 'um «sim» só'],
  ['ja', '彼は "はい" と', '彼は 「はい」 と'],
  ['en', `a 17" screen, 5'11", and '' or "`, `a 17" screen, 5'11", and '' or "`],
])('in %s, %s is set as %s', (language, text, expected) => {
  expect(typographic(text, language)).toBe(expected)
})

test.each([
  ['I build platforms. When I am not', 'I build platforms.'],
  ['Since Dr. Who e.g. left (2019). Then', 'Since Dr. Who e.g. left (2019).'],
  ['私は作ります。そして', '私は作ります。'],
  ['No end', undefined],
])('the first sentence of %s is %s', (text, first) => {
  expect(firstSentence(text)).toBe(first)
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { animation, icon, maxLengthText, pictureFor, skillIcon, text } from '../../../schema/primitives.ts'
import { takesOf, widthAt } from './takes.ts'

test.each([
  ['a text', text],
  ['a text of at most 90 characters', maxLengthText(90)],
  ['a text of 5 to 10 characters', text.min(5).max(10)],
  ['a path', text.meta({ expects: 'a path' }).describe('Where.')],
  ['`company` or `school`', z.enum(['company', 'school'])],
  ['a list of any length (`[]` for none), each a text', z.array(text)],
  ['a list of at least one, each a text', z.array(text).min(1)],
  ['a list of at least 2, each a text of at most 9 characters', z.array(maxLengthText(9)).min(2)],
  [
    'a list of at least one, each with the fields [`title`](#parttitle)',
    z.array(z.strictObject({ title: text })).min(1),
  ],
  [`a [picture](#pictures), best ${widthAt(['hero'])} pixels wide or more`, pictureFor('hero', 'thumbnail')],
  ['an [icon](#icons)', skillIcon],
  ['an [icon of one colour](#icons)', icon],
  ['an [animation](#animation-files)', animation],
])('a field takes %s', (words, schema) => {
  expect(takesOf(schema, 'part')).toBe(words)
})

test('a picture stands best as wide as the widest of its places asks for', () => {
  expect(widthAt(['logo', 'projectDialog', 'thumbnail'])).toBe(widthAt(['projectDialog']))
  expect(widthAt(['logo'])).toBeLessThan(widthAt(['projectDialog']))
})

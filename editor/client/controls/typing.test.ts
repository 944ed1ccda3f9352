import { expect, test } from 'vitest'
import { pasted } from './typing.ts'

test('pastes a text into one line, without what nobody sees', () => {
  expect(pasted('From\u{AD}the\r\n cloud\t\u{200B}up\n', false)).toEqual({
    text: 'Fromthe cloud up',
    message: 'Pasted without line breaks, tabs and characters that nobody sees.',
  })
})

test('leaves the lines of a story as they are, and says so', () => {
  expect(pasted('From\u{AD}the\n\ncloud', true)).toEqual({
    text: 'Fromthe\n\ncloud',
    message: 'Pasted without tabs and characters that nobody sees.',
  })
})

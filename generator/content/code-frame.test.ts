import { expect, test } from 'vitest'
import { frameOf } from './code-frame.ts'

test.each([
  ['name: Alex # who', 7, ['1 | name: Alex # who', '  |       ^^^^']],
  ['  title: "a, b"', 10, ['1 |   title: "a, b"', '  |          ^^^^^^']],
  ['a: [b, c], d', 4, ['1 | a: [b, c], d', '  |    ^^^^^^']],
  ['\thero:', 1, ['1 |  hero:', '  | ^']],
  ['name:', 6, ['1 | name:', '  |      ^']],
])('underlines %j at column %i', (line, column, frame) => {
  expect(frameOf(line, 1, column)?.split('\n')).toEqual(frame)
})

test('shows the part of a long line around the error', () => {
  const [shown = '', mark = ''] = frameOf(`${'long '.repeat(100)}here ${'on '.repeat(100)}`, 12, 501)?.split('\n') ?? []
  expect(shown.length).toBeLessThan(110)
  expect(shown).toMatch(/^12 \| ….*here.*…$/)
  expect(shown.slice(mark.indexOf('^')).startsWith('here')).toBe(true)
})

test('returns null for an empty line', () => {
  expect(frameOf('  ', 3, 1)).toBeNull()
})

import { expect, test } from 'vitest'
import { cell, line } from './fixtures.ts'
import { nameIn } from './name.ts'

test('a first name with an initial can have a style of its own', () => {
  const name = [cell('Ada L.', { size: 30 }), cell('Quill', { size: 30, x: 140, font: 'bold' })]
  const lines = [
    line(name),
    line('Mills for everybody in the world', { y: 40, size: 9, font: 'italic' }),
    line('Work', { y: 60 }),
  ]
  expect(nameIn(lines)?.text).toBe('Ada L. Quill')
})

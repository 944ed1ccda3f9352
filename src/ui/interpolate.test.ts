import { expect, test } from 'vitest'
import { fill } from './interpolate.ts'

test('placeholders take their values', () => {
  expect(fill('{shown} of {total}, {shown}', { shown: 0, total: 6 })).toBe('0 of 6, 0')
})

test('an unknown placeholder stays as it is', () => {
  expect(fill('{nobody} of {total}', { total: 6 })).toBe('{nobody} of 6')
})

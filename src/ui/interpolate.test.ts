import { expect, test } from 'vitest'
import { interpolate } from './interpolate.ts'

test('placeholders take their values', () => {
  expect(interpolate('{shown} of {total}, {shown}', { shown: 0, total: 6 })).toBe('0 of 6, 0')
})

test('an unknown placeholder stays as it is', () => {
  expect(interpolate('{nobody} of {total}', { total: 6 })).toBe('{nobody} of 6')
})

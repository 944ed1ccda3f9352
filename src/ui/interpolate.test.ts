import { expect, test } from 'vitest'
import { interpolate } from './interpolate.ts'

test('replaces placeholders by values', () => {
  expect(interpolate('{shown} of {total}, {shown}', { shown: 0, total: 6 })).toBe('0 of 6, 0')
})

test('keeps unknown placeholders', () => {
  expect(interpolate('{nobody} of {total}', { total: 6 })).toBe('{nobody} of 6')
})

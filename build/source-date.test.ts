import { expect, test } from 'vitest'
import { sourceDate } from './source-date.ts'

test('SOURCE_DATE_EPOCH is a day, or not set', () => {
  expect(sourceDate('1795219200')?.toISOString()).toBe('2026-11-21T00:00:00.000Z')
  expect(sourceDate('')).toBeUndefined()
})

test.each(['yesterday', ' ', '-5', '1.5', '99999999999999999'])('"%s" is refused in words', (epoch) => {
  expect(() => sourceDate(epoch)).toThrow(`SOURCE_DATE_EPOCH is "${epoch}"; set it to seconds since 1970`)
})

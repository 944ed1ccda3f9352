import { expect, test } from 'vitest'
import { buildYear } from './build-year.ts'

test('the year is that of SOURCE_DATE_EPOCH, in UTC', () => {
  expect(buildYear('1767225599')).toBe(2025)
  expect(buildYear('1767225600')).toBe(2026)
})

test('without it, the year is this one', () => {
  expect(buildYear('')).toBe(new Date().getUTCFullYear())
})

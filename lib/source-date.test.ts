import { expect, test } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { sourceDate } from './source-date.ts'

test('uses SOURCE_DATE_EPOCH', () => {
  expect(sourceDate(temporaryFolder(), '1795219200')?.toISOString()).toBe('2026-11-21T00:00:00.000Z')
})

test.each(['yesterday', ' ', '-5', '1.5', '99999999999999999'])('rejects SOURCE_DATE_EPOCH="%s"', (epoch) => {
  expect(() => sourceDate(temporaryFolder(), epoch)).toThrow(
    `SOURCE_DATE_EPOCH is "${epoch}". Set it to seconds since 1970`,
  )
})

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lastChange } from './last-change.ts'

const nowhere = mkdtempSync(join(tmpdir(), 'no-repository-'))

test('SOURCE_DATE_EPOCH says the day', () => {
  expect(lastChange(nowhere, '1795219200')).toBe('2026-11-21')
})

test('the last commit does otherwise', () => {
  expect(lastChange(process.cwd(), '')).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
})

test.each(['', 'yesterday'])('there is none without a commit, or when it is "%s"', (epoch) => {
  expect(lastChange(nowhere, epoch)).toBeUndefined()
})

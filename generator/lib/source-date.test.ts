import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceDate } from './source-date.ts'

const hasGit = spawnSync('git', ['--version']).error === undefined
const emptyFolder = () => mkdtempSync(join(tmpdir(), 'source-date-'))

test('SOURCE_DATE_EPOCH says the moment', () => {
  expect(sourceDate(emptyFolder(), '1795219200')?.toISOString()).toBe('2026-11-21T00:00:00.000Z')
})

test.runIf(hasGit)('the last commit does otherwise', () => {
  const folder = emptyFolder()
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false']
  const env = { ...process.env, GIT_COMMITTER_DATE: '2025-03-04T12:00:00Z' }
  spawnSync('git', ['init', '-q'], { cwd: folder })
  spawnSync('git', [...identity, 'commit', '-q', '--allow-empty', '-m', 'First'], { cwd: folder, env })
  expect(sourceDate(folder, '')?.toISOString()).toBe('2025-03-04T12:00:00.000Z')
})

test('there is none without a commit', () => {
  expect(sourceDate(emptyFolder(), '')).toBeUndefined()
})

test.each(['yesterday', ' ', '-5', '1.5', '99999999999999999'])('"%s" is refused in words', (epoch) => {
  expect(() => sourceDate(emptyFolder(), epoch)).toThrow(
    `SOURCE_DATE_EPOCH is "${epoch}"; set it to seconds since 1970`,
  )
})

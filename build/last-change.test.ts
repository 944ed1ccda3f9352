import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lastChange } from './last-change.ts'

const hasGit = spawnSync('git', ['--version']).error === undefined
const emptyFolder = () => mkdtempSync(join(tmpdir(), 'last-change-'))

test('SOURCE_DATE_EPOCH says the day', () => {
  expect(lastChange(emptyFolder(), '1795219200')).toBe('2026-11-21')
})

test.runIf(hasGit)('the last commit does otherwise', () => {
  const folder = emptyFolder()
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false']
  const env = { ...process.env, GIT_COMMITTER_DATE: '2025-03-04T12:00:00Z' }
  spawnSync('git', ['init', '-q'], { cwd: folder })
  spawnSync('git', [...identity, 'commit', '-q', '--allow-empty', '-m', 'First'], { cwd: folder, env })
  expect(lastChange(folder, '')).toBe('2025-03-04')
})

test('there is none without a commit', () => {
  expect(lastChange(emptyFolder(), '')).toBeUndefined()
})

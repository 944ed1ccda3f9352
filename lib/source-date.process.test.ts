import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { sourceCommit, sourceDate } from './source-date.ts'

const hasGit = spawnSync('git', ['--version']).error === undefined

const IDENTITY = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false']

test.runIf(hasGit)('uses the last commit: its date, and its name only if the content is as in it', () => {
  const folder = temporaryFolder({ 'site.yaml': 'name: Ada\n' })
  const env = { ...process.env, GIT_COMMITTER_DATE: '2025-03-04T12:00:00Z' }
  const git = (...args: string[]) => spawnSync('git', [...IDENTITY, ...args], { cwd: folder, env })
  expect([sourceDate(folder, ''), sourceCommit(folder)], 'without a repository').toEqual([undefined, undefined])
  git('init', '-q')
  git('commit', '-q', '--allow-empty', '-m', 'First')
  expect(sourceDate(folder, '')?.toISOString()).toBe('2025-03-04T12:00:00.000Z')
  expect(sourceCommit(folder), 'with content that is not in it').toBeUndefined()
  git('add', '.')
  git('commit', '-q', '-m', 'Second')
  expect(sourceCommit(folder)).toMatch(/^[0-9a-f]{7,}$/)
  writeFileSync(join(folder, 'site.yaml'), 'name: Grace\n')
  expect(sourceCommit(folder), 'after a change').toBeUndefined()
})

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { sourceCommit, sourceDate } from './source-date.ts'

const hasGit = spawnSync('git', ['--version']).error === undefined

test('uses SOURCE_DATE_EPOCH', () => {
  expect(sourceDate(temporaryFolder(), '1795219200')?.toISOString()).toBe('2026-11-21T00:00:00.000Z')
})

const IDENTITY = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false']

test.runIf(hasGit)('names the last commit only if the content is as in it', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'site.yaml')
  const git = (...args: string[]) => spawnSync('git', [...IDENTITY, ...args], { cwd: folder })
  writeFileSync(file, 'name: Ada\n')
  expect(sourceCommit(folder), 'without a repository').toBeUndefined()
  git('init', '-q')
  git('commit', '-q', '--allow-empty', '-m', 'First')
  expect(sourceCommit(folder), 'with content that is not in it').toBeUndefined()
  git('add', '.')
  git('commit', '-q', '-m', 'Second')
  expect(sourceCommit(folder)).toMatch(/^[0-9a-f]{7,}$/)
  writeFileSync(file, 'name: Grace\n')
  expect(sourceCommit(folder), 'after a change').toBeUndefined()
})

test.runIf(hasGit)('uses the date of the last commit, if there is one', () => {
  const folder = temporaryFolder()
  expect(sourceDate(folder, '')).toBeUndefined()
  const env = { ...process.env, GIT_COMMITTER_DATE: '2025-03-04T12:00:00Z' }
  spawnSync('git', ['init', '-q'], { cwd: folder })
  spawnSync('git', [...IDENTITY, 'commit', '-q', '--allow-empty', '-m', 'First'], { cwd: folder, env })
  expect(sourceDate(folder, '')?.toISOString()).toBe('2025-03-04T12:00:00.000Z')
})

test.each(['yesterday', ' ', '-5', '1.5', '99999999999999999'])('rejects SOURCE_DATE_EPOCH="%s"', (epoch) => {
  expect(() => sourceDate(temporaryFolder(), epoch)).toThrow(
    `SOURCE_DATE_EPOCH is "${epoch}". Set it to seconds since 1970`,
  )
})

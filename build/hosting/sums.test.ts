import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf } from '../made-up-folder.ts'
import { filesIn, sumsOf } from './sums.ts'

test('every file is named by its path, in the order of the letters', () => {
  expect(filesIn(folderOf({ 'b.txt': '', 'a/c.txt': '', 'a/b/d.txt': '' }))).toEqual(['a/b/d.txt', 'a/c.txt', 'b.txt'])
})

const hasSha256sum = spawnSync('sha256sum', ['--version']).error === undefined

test.runIf(hasSha256sum)('sha256sum finds a folder whole, and one with a torn file not', () => {
  const folder = folderOf({ 'index.html': '<p>whole</p>', 'assets/a.js': 'let a' })
  const check = () => spawnSync('sha256sum', ['--check', '--quiet'], { cwd: folder, input: sums }).status
  const sums = sumsOf(folder, filesIn(folder))
  expect(check()).toBe(0)
  writeFileSync(join(folder, 'index.html'), '<p>wh')
  expect(check()).toBe(1)
})

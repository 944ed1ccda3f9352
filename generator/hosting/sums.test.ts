import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf } from '../lib/temporary-folder.ts'
import { filesIn, sumsIn, sumsOf } from './sums.ts'

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

test('a list tells the sums of the files that are asked for, which are not read again', () => {
  const folder = folderOf({ 'a.txt': 'a', 'b c.txt': 'b', 'd.txt': 'd' })
  const files = filesIn(folder)
  const list = sumsOf(folder, files)
  writeFileSync(join(folder, 'SHA256SUMS'), list)
  const known = sumsIn(join(folder, 'SHA256SUMS'), ['b c.txt', 'd.txt', 'e.txt'])
  expect([...known.keys()]).toEqual(['b c.txt', 'd.txt'])
  for (const path of files) writeFileSync(join(folder, path), 'changed')
  const [before, after] = [list.split('\n'), sumsOf(folder, files, known).split('\n')]
  expect(after.map((line, index) => line === before[index])).toEqual([false, true, true, true])
})

test('where there is no list, no sum is known', () => {
  expect(sumsIn(join(folderOf({}), 'SHA256SUMS'), ['a.txt']).size).toBe(0)
})

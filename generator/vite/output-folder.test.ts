import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import {
  assertReplaceable,
  createTemporaryFolders,
  removeTemporaryFolders,
  swapDirectories,
  temporaryFolders,
} from './output-folder.ts'

test('replaces the output with the new site, and leaves nothing else', () => {
  const output = join(temporaryFolder({ 'dist/old.txt': 'old', 'dist.backup/a': '' }), 'dist')
  createTemporaryFolders(output)
  swapDirectories(output)
  removeTemporaryFolders(output)
  expect(existsSync(join(output, 'old.txt'))).toBe(false)
  expect(readdirSync(join(output, '..'))).toEqual(['dist', 'dist.backup'])
  expect(() => assertReplaceable(output)).not.toThrow()
})

test('keeps the output when another build has removed the new site', () => {
  const output = join(temporaryFolder({ 'dist/index.html': 'old' }), 'dist')
  createTemporaryFolders(output)
  rmSync(temporaryFolders(output).root, { recursive: true })
  expect(() => swapDirectories(output)).toThrow('Another build of')
  expect(readFileSync(join(output, 'index.html'), 'utf8')).toBe('old')
})

test('accepts an empty or missing folder as output', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'empty'))
  for (const name of ['empty', 'missing']) expect(() => assertReplaceable(join(folder, name))).not.toThrow()
})

test.each([
  ['site', 'is not empty and was not created by this build. Choose'],
  ['link', 'is a file or a symbolic link. Remove it, or choose'],
  ['file', 'is a file or a symbolic link. Remove it, or choose'],
  ['repository', 'is a Git repository. Choose'],
])('rejects a %s as output', (name, problem) => {
  const folder = temporaryFolder({ 'site/a': '', file: '', 'repository/.git/a': '', 'repository/.portfolio-build': '' })
  symlinkSync(join(folder, 'site'), join(folder, 'link'), 'junction')
  const output = join(folder, name)
  expect(() => assertReplaceable(output)).toThrow(`${output} ${problem} another folder: npm run build -- --outDir site`)
})

test('removes what killed builds left, and restores the site that one had moved away', () => {
  const folder = temporaryFolder({ '.dist.build-1/site/a': '', '.dist.build-2/previous/index.html': 'old' })
  const output = join(folder, 'dist')
  createTemporaryFolders(output)
  removeTemporaryFolders(output)
  expect(readFileSync(join(output, 'index.html'), 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['dist'])
})

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../lib/temporary-folder.ts'
import { assertReplaceable, removeTemporaryFolders, swapDirectories, temporaryFolders } from './output-folder.ts'

const EARLIER = { _headers: '', 'index.html': '<div id="root" data-path="/">' }
const NEW_SITE = `.dist.build-${process.pid}/site/index.html`

test('replaces the output with the new site, and leaves nothing else', () => {
  const folder = temporaryFolder({ 'dist/old.txt': 'old', [NEW_SITE]: 'new', 'dist.backup/a': '' })
  const output = join(folder, 'dist')
  swapDirectories(output)
  removeTemporaryFolders(output)
  expect(readFileSync(join(output, 'index.html'), 'utf8')).toBe('new')
  expect(existsSync(join(output, 'old.txt'))).toBe(false)
  expect(readdirSync(folder)).toEqual(['dist', 'dist.backup'])
  expect(() => assertReplaceable(output)).not.toThrow()
})

test('keeps the output when the new site is missing or incomplete', () => {
  const folder = temporaryFolder({ 'dist/index.html': 'old' })
  expect(() => swapDirectories(join(folder, 'dist'))).toThrow('ENOENT')
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('old')
})

test.each([
  ['an empty folder', { 'dist/a': '' }, 'empty'],
  ['a missing folder', {}, 'missing'],
  ['a build of an earlier version', { 'dist/_headers': '', 'dist/index.html': EARLIER['index.html'] }, 'dist'],
])('accepts %s as output', (_, files, name) => {
  const folder = temporaryFolder(files)
  mkdirSync(join(folder, 'empty'))
  expect(() => assertReplaceable(join(folder, name))).not.toThrow()
})

test('rejects an output with other files', () => {
  const output = temporaryFolder({ 'index.html': '<p>another page' })
  expect(() => assertReplaceable(output)).toThrow(
    `${output} is not empty and was not created by this build. Choose another --outDir.`,
  )
})

test('rejects a symbolic link, a file and a repository as output', () => {
  const folder = temporaryFolder({ 'site/index.html': '', file: '', ...withPrefix('repository', EARLIER) })
  symlinkSync(join(folder, 'site'), join(folder, 'link'), 'junction')
  mkdirSync(join(folder, 'repository/.git'))
  expect(() => assertReplaceable(join(folder, 'link'))).toThrow('is a symbolic link. Choose another --outDir.')
  expect(() => assertReplaceable(join(folder, 'file'))).toThrow('is a file.')
  expect(() => assertReplaceable(join(folder, 'repository'))).toThrow('is a Git repository.')
})

test('restores the site of a build that was killed while it replaced the output', () => {
  const folder = temporaryFolder({ [`.dist.build-${killedProcess()}/previous/index.html`]: 'old' })
  removeTemporaryFolders(join(folder, 'dist'))
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['dist'])
})

test('removes the temporary folders of killed builds, but not of a running build', () => {
  const running = `.dist.build-${process.ppid}`
  const folder = temporaryFolder({
    [`.dist.build-${killedProcess()}/site/a`]: '',
    [NEW_SITE]: '',
    [`${running}/site/a`]: '',
  })
  removeTemporaryFolders(join(folder, 'dist'))
  expect(readdirSync(folder)).toEqual([running])
  expect(temporaryFolders(join(folder, 'dist'), process.ppid).root).toBe(join(folder, running))
})

function killedProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid
}

function withPrefix(prefix: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [`${prefix}/${path}`, content]))
}

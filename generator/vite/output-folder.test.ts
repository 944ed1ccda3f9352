import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { assertReplaceable, removeTemporaryFolders, swapDirectories } from './output-folder.ts'

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

test('keeps the output when the new site is missing', () => {
  const folder = temporaryFolder({ 'dist/index.html': 'old' })
  expect(() => swapDirectories(join(folder, 'dist'))).toThrow('ENOENT')
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('old')
})

test('accepts an empty or missing folder as output', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'empty'))
  for (const name of ['empty', 'missing']) expect(() => assertReplaceable(join(folder, name))).not.toThrow()
})

test('rejects other files, a symbolic link, a file and a repository as output', () => {
  const folder = temporaryFolder({
    'site/index.html': '',
    file: '',
    'repository/.git/a': '',
    'repository/_headers': '',
  })
  symlinkSync(join(folder, 'site'), join(folder, 'link'), 'junction')
  const expectRejection = (name: string, problem: string) =>
    expect(() => assertReplaceable(join(folder, name))).toThrow(
      `${join(folder, name)} ${problem} another folder: npm run build -- --outDir site`,
    )
  expectRejection('site', 'is not empty and was not created by this build. Choose')
  expectRejection('link', 'is a symbolic link. Remove it, or choose')
  expectRejection('file', 'is a file. Remove it, or choose')
  expectRejection('repository', 'is a Git repository. Choose')
})

test('restores the site of a build that was killed while it replaced the output', () => {
  const folder = temporaryFolder({ [`.dist.build-${killedProcess()}/previous/index.html`]: 'old' })
  removeTemporaryFolders(join(folder, 'dist'))
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['dist'])
})

test('removes the temporary folders of killed builds, but not of a running build', () => {
  const running = `.dist.build-${process.ppid}`
  const killed = `.dist.build-${killedProcess()}`
  const folder = temporaryFolder({ [`${killed}/site/a`]: '', [NEW_SITE]: '', [`${running}/site/a`]: '' })
  removeTemporaryFolders(join(folder, 'dist'))
  expect(readdirSync(folder)).toEqual([running])
})

function killedProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid
}

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '../../lib/files-in.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { replaceOutput } from './output-folder.ts'

const build = (output: string) => replaceOutput(output, ({ site }) => writeFileSync(join(site, 'index.html'), 'new'))

test('replaces an earlier build with the new site, and leaves nothing else', async () => {
  const folder = temporaryFolder({ 'dist/.portfolio-build': '', 'dist/old.txt': 'old', 'dist.backup/a': '' })
  await build(join(folder, 'dist'))
  await build(join(folder, 'dist'))
  expect(filesIn(folder)).toEqual(['dist.backup/a', 'dist/.portfolio-build', 'dist/index.html'])
})

test.each([
  ['fails', () => Promise.reject(new Error('no font')), 'no font'],
  [
    'was removed by another build',
    ({ site }: { site: string }) => rmSync(dirname(site), { recursive: true }),
    'Another',
  ],
  [
    'was removed by another build, and fails for it',
    ({ site }: { site: string }) => {
      rmSync(dirname(site), { recursive: true })
      return Promise.reject(new Error('ENOENT'))
    },
    'Another',
  ],
])('keeps the output when the new site %s', async (_, write, message) => {
  const folder = temporaryFolder({ 'dist/.portfolio-build': '', 'dist/old.txt': 'old' })
  await expect(replaceOutput(join(folder, 'dist'), write)).rejects.toThrow(message)
  expect(filesIn(folder)).toEqual(['dist/.portfolio-build', 'dist/old.txt'])
})

const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0

test.runIf(canMount)('replaces the content of a folder that is a mount', async () => {
  const folder = temporaryFolder({ 'dist/a': '' })
  const output = join(folder, 'dist')
  expect(spawnSync('mount', ['-t', 'tmpfs', 'none', output]).status).toBe(0)
  try {
    mkdirSync(join(output, 'old'))
    writeFileSync(join(output, '.portfolio-build'), '')
    writeFileSync(join(output, 'old/page.html'), 'old')
    await build(output)
    expect(filesIn(folder)).toEqual(['dist/.portfolio-build', 'dist/index.html'])
  } finally {
    spawnSync('umount', [output])
  }
})

test('accepts an empty folder as output', async () => {
  const output = join(temporaryFolder(), 'empty')
  mkdirSync(output)
  await build(output)
  expect(readFileSync(join(output, 'index.html'), 'utf8')).toBe('new')
})

test.each([
  ['site', 'is not empty and was not created by this build. Choose'],
  ['link', 'is a file or a symbolic link. Remove it, or choose'],
  ['file', 'is a file or a symbolic link. Remove it, or choose'],
  ['repository', 'is a Git repository. Choose'],
])('rejects a %s as output', async (name, problem) => {
  const folder = temporaryFolder({ 'site/a': '', file: '', 'repository/.git/a': '', 'repository/.portfolio-build': '' })
  symlinkSync(join(folder, 'site'), join(folder, 'link'), 'junction')
  const output = join(folder, name)
  await expect(build(output)).rejects.toThrow(`${output} ${problem} another folder: npm run build -- --outDir site`)
})

test('removes what killed builds left, and restores the site that one had moved away', async () => {
  const folder = temporaryFolder({ '.dist.build-1/site/a': '', '.dist.build-2/previous/.portfolio-build': 'old' })
  await expect(replaceOutput(join(folder, 'dist'), () => Promise.reject(new Error('no font')))).rejects.toThrow(
    'no font',
  )
  expect(filesIn(folder)).toEqual(['dist/.portfolio-build'])
})

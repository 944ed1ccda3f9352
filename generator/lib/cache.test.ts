import { spawnSync } from 'node:child_process'
import fs, { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cached, cachedFile, digestOf, evictCache, writableFolder } from './cache.ts'
import { temporaryFolder } from './temporary-folder.ts'

const KILOBYTE = async () => 'x'.repeat(1000)

test('creates a result once for the same inputs', async () => {
  const folder = temporaryFolder()
  const create = vi.fn<() => Promise<string>>(async () => 'result')
  expect(String(await cached('a.txt', ['ab', 'c'], create, folder))).toBe('result')
  expect(String(await cached('a.txt', ['ab', 'c'], create, folder))).toBe('result')
  expect(create).toHaveBeenCalledOnce()
  await cached('a.txt', ['a', 'bc'], create, folder)
  expect(create).toHaveBeenCalledTimes(2)
})

test('creates the same result twice at once', async () => {
  const folder = temporaryFolder()
  const results = await Promise.all([1, 2].map(() => cached('a.txt', ['a'], KILOBYTE, folder)))
  expect(results.map(({ length }) => length)).toEqual([1000, 1000])
})

test('removes the least recently used results above the size limit', async () => {
  const folder = temporaryFolder({ 'killed.tmp': 'x'.repeat(1000) })
  const store = (input: string) => cachedFile('a.txt', [input], KILOBYTE, folder)
  const files = [await store('oldest'), await store('old'), await store('new')]
  const ages = [[join(folder, 'killed.tmp'), 4] as const, ...files.map((file, index) => [file, 3 - index] as const)]
  for (const [file, age] of ages) utimesSync(file, 0, Date.now() / 1000 - 60 * age)
  await store('oldest')
  evictCache(2500, folder)
  expect(files.map((file) => existsSync(file))).toEqual([true, false, true])
  expect(readdirSync(folder)).toHaveLength(2)
})

test('accepts that another build removes a result meanwhile', () => {
  const folder = temporaryFolder({ a: '', b: '' })
  const { statSync } = fs
  const stat = vi.spyOn(fs, 'statSync').mockImplementation((path, options) => {
    rmSync(path, { force: true })
    return statSync(path, options)
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    stat.mockRestore()
    syncBuiltinESMExports()
  })
  expect(() => evictCache(0, folder)).not.toThrow()
})

test('removes what killed builds left in the cache, but nothing of a running build', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  const folder = temporaryFolder({ [`a.${pid}.tmp`]: '', [`a.${process.ppid}.tmp`]: '', 'key/a.txt': '' })
  expect(writableFolder(folder)).toBe(folder)
  expect(readdirSync(folder)).toEqual([`a.${process.ppid}.tmp`, 'key'])
})

test('works with a cache folder that is not writable, and says so', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => error.mockRestore())
  const folder = join(temporaryFolder({ file: '' }), 'file/.cache')
  const replacement = writableFolder(folder)
  onTestFinished(() => rmSync(replacement, { recursive: true }))
  expect(String(await cached('a.txt', ['a'], async () => 'result', replacement))).toBe('result')
  expect(error.mock.calls).toEqual([[expect.stringContaining(`${folder} is not writable`)]])
})

test('returns another digest after a file has changed', () => {
  const file = join(temporaryFolder({ file: 'one' }), 'file')
  const digest = digestOf(file)
  expect(digestOf(file)).toBe(digest)
  writeFileSync(file, 'other')
  expect(digestOf(file)).not.toBe(digest)
})

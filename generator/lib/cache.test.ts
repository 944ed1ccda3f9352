import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { digestOf, kept } from './cache.ts'

const folder = () => join(mkdtempSync(join(tmpdir(), 'kept-')), 'not', 'there', 'yet')

test('what was made of the same things is not made again', async () => {
  const there = folder()
  const make = vi.fn<() => Promise<string>>(async () => 'made')
  expect(String(await kept(there, ['a', Buffer.from('b')], make))).toBe('made')
  expect(String(await kept(there, ['a', Buffer.from('b')], make))).toBe('made')
  expect(make).toHaveBeenCalledOnce()
  await kept(there, ['a', 'c'], make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('what fails leaves nothing behind', async () => {
  const there = folder()
  await kept(there, ['fine'], async () => 'made')
  await expect(kept(there, ['bad'], async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(readdirSync(there)).toHaveLength(1)
})

test('the digest of a file is another one when the file is', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'kept-')), 'file')
  writeFileSync(file, 'one')
  const one = digestOf(file)
  expect(digestOf(file)).toBe(one)
  writeFileSync(file, 'other')
  expect(digestOf(file)).not.toBe(one)
})

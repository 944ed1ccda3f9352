import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { kept } from './kept.ts'

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

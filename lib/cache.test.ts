import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { cached } from './cache.ts'

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
  const results = await Promise.all([1, 2].map(() => cached('a.txt', ['a'], async () => 'result', folder)))
  expect(results.map(String)).toEqual(['result', 'result'])
})

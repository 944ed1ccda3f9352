import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Contents, Files } from '../content/resolve-content.ts'
import { temporaryFolder } from '../lib/temporary-folder.ts'
import { bytesOf, writeFiles } from './write-files.ts'

test('writes texts, bytes and copies', async () => {
  const copyOf = join(temporaryFolder({ image: 'an image' }), 'image')
  const folder = temporaryFolder()
  const files: Files = new Map<string, () => Contents | Promise<Contents>>([
    ['robots.txt', () => 'a text'],
    ['a/b/card.jpg', async () => Buffer.from('bytes')],
    ['images/a.avif', async () => ({ copyOf })],
  ])
  await writeFiles(folder, files)
  const written = [...files.keys()].map((path) => readFileSync(join(folder, path), 'utf8'))
  expect(written).toEqual(['a text', 'bytes', 'an image'])
  expect(bytesOf({ copyOf }).toString()).toBe('an image')
})

test('reports a file that cannot be created', async () => {
  const files: Files = new Map([['a.jpg', async () => Promise.reject(new Error('a.jpg is damaged'))]])
  await expect(writeFiles(temporaryFolder(), files)).rejects.toThrow('a.jpg is damaged')
})

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Contents, Files } from './content/resolve-content.ts'
import { bytesOf, writeFiles } from './write-files.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'files-'))

test('what is made and what is there already stand where they belong', async () => {
  const [from, to] = [join(folder(), 'made'), folder()]
  writeFileSync(from, 'a picture')
  const files: Files = new Map<string, () => Contents | Promise<Contents>>([
    ['robots.txt', () => 'a text'],
    ['a/b/card.jpg', async () => Buffer.from('bytes')],
    ['images/a.avif', async () => ({ copyOf: from })],
  ])
  await writeFiles(to, files)
  const written = [...files.keys()].map((path) => readFileSync(join(to, path), 'utf8'))
  expect(written).toEqual(['a text', 'bytes', 'a picture'])
})

test('what cannot be made is said', async () => {
  const files: Files = new Map([['a.jpg', async () => Promise.reject(new Error('a.jpg is damaged'))]])
  await expect(writeFiles(folder(), files)).rejects.toThrow('a.jpg is damaged')
})

test('the server for developing reads either', () => {
  const file = join(folder(), 'made')
  writeFileSync(file, 'a picture')
  expect(bytesOf({ copyOf: file }).toString()).toBe('a picture')
  expect(bytesOf(Buffer.from('bytes')).toString()).toBe('bytes')
})

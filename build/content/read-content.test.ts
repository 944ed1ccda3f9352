import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from './read-content.ts'

test('the content of this site is valid', async () => {
  expect((await readContent(process.cwd(), 'content')).name).not.toBe('')
})

test('a missing file says so', async () => {
  await expect(readContent('/nowhere', 'content')).rejects.toThrow('content/site.yaml: is missing')
})

test.each([
  ['in UTF-16', Buffer.from('\ufeffname: Alex', 'utf16le'), 'content/site.yaml: is not written in UTF-8'],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'content/site.yaml: is not written in UTF-8'],
  ['of five megabytes', Buffer.alloc(5_000_000, '#'), 'content/site.yaml: has 5.0 MB; no content has more than 1'],
  ['of zeros', Buffer.alloc(100), 'content/site.yaml:1:1 '],
  ['empty', Buffer.alloc(0), 'content/site.yaml:1:1 is empty; write fields'],
])('a content %s is refused in words', async (_, bytes, message) => {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/site.yaml'), bytes)
  await expect(readContent(root, 'content')).rejects.toThrow(message)
})

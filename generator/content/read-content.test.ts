import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from './read-content.ts'

test('reads the content of the sample', async () => {
  expect((await readContent(process.cwd(), 'sample')).name).not.toBe('')
})

test('reports a missing file', async () => {
  await expect(readContent('/nowhere', 'content')).rejects.toThrow(
    'content/site.yaml: There is no such file. Create it.',
  )
})

test.each([
  ['in UTF-16', Buffer.from('\ufeffname: Alex', 'utf16le'), 'content/site.yaml: The file is not encoded in UTF-8.'],
  [
    'that is an image',
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    'content/site.yaml: The file is not encoded in UTF-8.',
  ],
  [
    'of five megabytes',
    Buffer.alloc(5_000_000, '#'),
    'content/site.yaml: The file is too large (5.0 MB, maximum 1 MB).',
  ],
  ['of null bytes', Buffer.alloc(100), 'content/site.yaml:1:1 '],
  ['that is empty', Buffer.alloc(0), 'content/site.yaml:1:1 Expected a group of fields, but found no value.'],
])('reports a content file %s', async (_, bytes, message) => {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/site.yaml'), bytes)
  await expect(readContent(root, 'content')).rejects.toThrow(message)
})

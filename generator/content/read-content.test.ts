import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../lib/temporary-folder.ts'
import { contentFolder } from './content-folder.mjs'
import { folderAt, readContent } from './read-content.ts'

test('reads content from an absolute path outside of the project', async () => {
  const root = temporaryFolder()
  const folder = contentFolder(root, resolve('sample'))
  expect((await readContent(root, folder)).name).toBe('Alex Example')
  expect((await readContent(root, resolve('sample'))).name).toBe('Alex Example')
})

test('uses SITE_CONTENT, else content/, else the sample', () => {
  expect(contentFolder(temporaryFolder(), '')).toBe('sample')
  const root = temporaryFolder({ 'content/site.yaml': '' })
  expect(contentFolder(root, '')).toBe('content')
  expect(contentFolder(root, 'other')).toBe('other')
  expect(contentFolder(root, join(root, 'other'))).toBe('other')
})

test('names the commands that create a missing file', async () => {
  const root = temporaryFolder()
  await expect(readContent(root, 'content')).rejects.toThrow(
    'content/site.yaml: There is no such file. Run npm run init to copy the sample, or npm run import',
  )
  await expect(readContent(root, 'other')).rejects.toThrow('other/site.yaml: There is no such file. Set SITE_CONTENT')
})

test.each([
  ['in UTF-16', Buffer.from('\ufeffname: Alex', 'utf16le'), ': The file is not encoded in UTF-8.'],
  ['that is an image', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), ': The file is not encoded in UTF-8.'],
  ['of five megabytes', Buffer.alloc(5_000_000, '#'), ': The file is too large (5.0 MB, maximum 1 MB).'],
  ['of null bytes', Buffer.alloc(100), ':1:1 '],
  ['that is empty', '', ':1:1 Expected a group of fields, but found no value.'],
])('reports a content file %s', async (_, bytes, message) => {
  const root = temporaryFolder({ 'content/site.yaml': bytes })
  await expect(readContent(root, 'content')).rejects.toThrow(`content/site.yaml${message}`)
})

test('finds no image where the folder for images is a file', () => {
  const folder = folderAt(temporaryFolder({ images: '' }), 'content')
  expect(folder.has('images/hero.jpg')).toBe(false)
  expect(folder.namesIn('images')).toEqual([])
})

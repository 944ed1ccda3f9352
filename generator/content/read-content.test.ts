import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentFolder } from './content-folder.mjs'
import { folderAt, readContent } from './read-content.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('reads content from an absolute path outside of the project', async () => {
  const folder = contentFolder(root, resolve('sample'))
  expect((await readContent(root, folder)).name).toBe('Alex Example')
  expect((await readContent(root, resolve('sample'))).name).toBe('Alex Example')
})

test('uses SITE_CONTENT, else content/, else the sample', () => {
  expect(contentFolder(root, '')).toBe('sample')
  mkdirSync(join(root, 'content'))
  expect(contentFolder(root, '')).toBe('content')
  expect(contentFolder(root, 'other')).toBe('other')
  expect(contentFolder(root, join(root, 'other'))).toBe('other')
})

test('names the commands that create a missing file', async () => {
  await expect(readContent(root, 'content')).rejects.toThrow(
    'content/site.yaml: There is no such file. Run npm run init to copy the sample, or npm run import -- resume.json',
  )
  await expect(readContent(root, 'other')).rejects.toThrow('other/site.yaml: There is no such file. Set SITE_CONTENT')
})

test.each([
  ['in UTF-16', Buffer.from('\ufeffname: Alex', 'utf16le'), 'The file is not encoded in UTF-8.'],
  ['that is an image', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'The file is not encoded in UTF-8.'],
  ['of five megabytes', Buffer.alloc(5_000_000, '#'), 'The file is too large (5.0 MB, maximum 1 MB).'],
])('reports a content file %s', async (_, bytes, message) => {
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/site.yaml'), bytes)
  await expect(readContent(root, 'content')).rejects.toThrow(`content/site.yaml: ${message}`)
})

test.each([
  ['of null bytes', Buffer.alloc(100), ''],
  ['that is empty', '', 'Expected a group of fields, but found no value.'],
])('reports a content file %s', async (_, bytes, message) => {
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/site.yaml'), bytes)
  await expect(readContent(root, 'content')).rejects.toThrow(`content/site.yaml:1:1 ${message}`)
})

test('finds no image where the folder for images is a file', () => {
  writeFileSync(join(root, 'images'), '')
  const folder = folderAt(root, 'content')
  expect(folder.has('images/hero.jpg')).toBe(false)
  expect(folder.namesIn('images')).toEqual([])
})

import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { contentFolder } from './content-folder.mjs'
import { readContent } from './read-content.ts'

test('uses SITE_CONTENT, which may be outside of the project, else content/, else the sample in our own clone', async () => {
  const project = temporaryFolder()
  expect(contentFolder(project, '')).toBe('content')
  expect(contentFolder(process.cwd(), '')).toBe('sample')
  expect(contentFolder(project, './other/')).toBe('./other')
  expect((await readContent(project, contentFolder(project, resolve('sample')))).name).toBe('Alex Example')
})

test('names the commands that create a missing file', async () => {
  const root = temporaryFolder()
  await expect(readContent(root, 'content')).rejects.toThrow(
    'content/site.yaml: There is no such file. Run the command in the folder of package.json, or create a repository with npx vitafolio init my-site',
  )
  await expect(readContent(root, 'other')).rejects.toThrow('other/site.yaml: There is no such file. Set SITE_CONTENT')
})

test.each([
  ['in UTF-16', Buffer.from('\ufeffname: Alex', 'utf16le'), ': The file is not encoded in UTF-8.'],
  ['of five megabytes', Buffer.alloc(5_000_000, '#'), ': The file is too large (5.0 MB, maximum 1 MB).'],
  ['of null bytes', Buffer.alloc(100), ':1:1 '],
  ['that is empty', '', ':1:1 Expected a group of fields, but found no value.'],
])('reports a content file %s', async (_, bytes, message) => {
  const root = temporaryFolder({ 'content/site.yaml': bytes })
  await expect(readContent(root, 'content')).rejects.toThrow(`content/site.yaml${message}`)
})

test('reports a file where it expects the content folder', async () => {
  const root = temporaryFolder({ 'site.yaml': 'name: Ada', content: '' })
  await expect(readContent(root, 'site.yaml')).rejects.toThrow(
    'site.yaml: This is a file, not a folder. Set SITE_CONTENT to the folder that contains site.yaml.',
  )
  await expect(readContent(root, 'content')).rejects.toThrow('content: This is a file, not a folder. Rename or remove')
})

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { initContent } from './init.mjs'

/** @param {string[]} folders */
function projectWith(...folders) {
  const root = mkdtempSync(join(tmpdir(), 'init-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'sample/site.yaml'), 'name: Alex')
  writeFileSync(join(root, 'sample/images/a.jpg'), 'JPEG')
  return root
}

test.each([
  ['without other folders', []],
  ['into an empty folder', ['content']],
  ['after a run that was killed', ['content.tmp/images']],
])('copies the sample with its images %s', (_, folders) => {
  const root = projectWith('sample/images', ...folders)
  expect(initContent(root)).toBeNull()
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toBe('name: Alex')
  expect(readFileSync(join(root, 'content/images/a.jpg'), 'utf8')).toBe('JPEG')
  expect(readdirSync(root).toSorted()).toEqual(['content', 'sample'])
})

test('replaces no file of the owner', () => {
  const root = projectWith('sample/images', 'content')
  writeFileSync(join(root, 'content/notes.txt'), 'mine')
  expect(initContent(root)).toMatch(
    /^content\/ exists and is not empty, so nothing was copied\. Edit content\/site\.yaml/,
  )
  expect(readdirSync(join(root, 'content'))).toEqual(['notes.txt'])
})

test('leaves nothing behind when copying fails', () => {
  const root = projectWith('sample/images')
  const socket = createServer().listen(join(root, 'sample/socket')) // a file that cannot be copied
  onTestFinished(() => void socket.close())
  expect(initContent(root)).toMatch(/^content\/ could not be created \(.*Check the permissions/)
  expect(readdirSync(root)).toEqual(['sample'])
})

import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { replaceFile } from './replace-file.ts'

test('writes the file that a link leads to, and keeps the link', () => {
  const root = temporaryFolder({ 'own/site.yaml': 'old', 'content/a': '' })
  const link = join(root, 'content/site.yaml')
  symlinkSync(join(root, 'own/site.yaml'), link)
  replaceFile(join(root, 'content'), 'site.yaml', 'new')
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect(readFileSync(join(root, 'own/site.yaml'), 'utf8')).toBe('new')
})

test.each([
  ['of Windows', 'a\r\nb\r\n', 'a\nc\n', 'a\r\nc\r\n'],
  ['of Windows, which the new text has too', 'a\r\n', 'a\r\nb\r\n', 'a\r\nb\r\n'],
  ['of both kinds as the new text has them', 'a\r\nb\n', 'a\r\nc\n', 'a\r\nc\n'],
  ['of Unix', 'a\n', 'b\n', 'b\n'],
  ['after a byte order mark', '\u{FEFF}a\n', 'b\n', '\u{FEFF}b\n'],
  ['after a byte order mark, which the new text has too', '\u{FEFF}a\n', '\u{FEFF}b\n', '\u{FEFF}b\n'],
])('keeps line ends %s', (_, existing, text, expected) => {
  const root = temporaryFolder({ 'site.yaml': existing })
  replaceFile(root, 'site.yaml', text)
  expect(readFileSync(join(root, 'site.yaml'), 'utf8')).toBe(expected)
})

test.skipIf(process.platform === 'win32')('keeps the mode, whatever new files get', () => {
  const root = temporaryFolder({ 'site.yaml': 'old' })
  chmodSync(join(root, 'site.yaml'), 0o666)
  replaceFile(root, 'site.yaml', 'new')
  expect(statSync(join(root, 'site.yaml')).mode & 0o777).toBe(0o666)
})

test('leaves nothing behind that could not be put in its place', () => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'site.yaml'))
  expect(() => replaceFile(root, 'site.yaml', Buffer.from('new'))).toThrow(/site\.yaml cannot be written/)
  expect(readdirSync(root)).toEqual(['site.yaml'])
})

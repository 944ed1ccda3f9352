import { lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { replaceFile } from './replace-file.ts'

test('writes the file that a link leads to, and keeps the link', () => {
  const root = temporaryFolder({ 'own/site.yaml': 'old', 'content/a': '' })
  const link = join(root, 'content/site.yaml')
  symlinkSync(join(root, 'own/site.yaml'), link)
  replaceFile(join(root, 'content'), 'site.yaml', 'new')
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect(readFileSync(join(root, 'own/site.yaml'), 'utf8')).toBe('new')
})

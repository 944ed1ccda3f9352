import { readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { isFile } from './read-text.ts'

/** As on macOS and Windows, where a name in another case leads to the same file. */
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<{ readdirSync: typeof readdirSync; statSync: typeof statSync }>()
  const stored = (file: string) => {
    const name = fs.readdirSync(dirname(file)).find((each) => each.toLowerCase() === basename(file).toLowerCase())
    return name === undefined ? undefined : join(dirname(file), name)
  }
  return {
    ...fs,
    existsSync: (file: string) => stored(file) !== undefined,
    statSync: (file: string) => fs.statSync(stored(file) ?? file),
  }
})

test('finds a file by its exact name alone, on every file system', () => {
  const folder = temporaryFolder({ 'Photo.JPG': '' })
  expect(isFile({ folder }, 'Photo.JPG')).toBe(true)
  expect(isFile({ folder }, 'photo.jpg')).toBe(false)
  expect(isFile({ folder }, 'other.jpg')).toBe(false)
})

import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { isFile } from './files.ts'

afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

test('finds a file by its exact name alone, on every file system', () => {
  const folder = temporaryFolder({ 'Photo.JPG': '' })
  ignoreCase()
  expect(fs.existsSync(join(folder, 'photo.jpg'))).toBe(true)
  expect(isFile({ folder }, 'Photo.JPG')).toBe(true)
  expect(isFile({ folder }, 'photo.jpg')).toBe(false)
  expect(isFile({ folder }, 'other.jpg')).toBe(false)
})

/** As on macOS and Windows, where a name in another case leads to the same file. */
function ignoreCase() {
  const { existsSync, statSync } = fs
  const stored = (file: string) => {
    const name = fs.readdirSync(dirname(file)).find((each) => each.toLowerCase() === basename(file).toLowerCase())
    return join(dirname(file), name ?? basename(file))
  }
  vi.spyOn(fs, 'existsSync').mockImplementation((file) => existsSync(stored(String(file))))
  vi.spyOn(fs, 'statSync').mockImplementation((file) => statSync(stored(String(file))))
  syncBuiltinESMExports()
}

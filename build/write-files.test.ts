import { mkdtempSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Contents, Files } from './content/resolve-content.ts'
import { bytesOf, writeFiles } from './write-files.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'files-'))

test('what is made and what is there already stand where they belong', async () => {
  const [from, to] = [join(folder(), 'made'), folder()]
  writeFileSync(from, 'a picture')
  const files: Files = new Map<string, () => Contents | Promise<Contents>>([
    ['robots.txt', () => 'a text'],
    ['a/b/card.jpg', async () => Buffer.from('bytes')],
    ['images/a.avif', async () => ({ copyOf: from })],
  ])
  await writeFiles(to, files)
  const written = [...files.keys()].map((path) => readFileSync(join(to, path), 'utf8'))
  expect(written).toEqual(['a text', 'bytes', 'a picture'])
})

describe('a copy that stands in the site before', () => {
  const picture = join(folder(), 'made')
  const files: Files = new Map([['images/a.avif', async () => ({ copyOf: picture })]])
  const write = async (before?: string) => {
    const site = folder()
    const takenOver = await writeFiles(site, files, before)
    return { site, takenOver, file: join(site, 'images/a.avif') }
  }
  const readingOf = (file: string) => [readFileSync(file, 'utf8'), statSync(file).nlink]

  test('is taken over as long as it is the same', async () => {
    writeFileSync(picture, 'a picture')
    const first = await write()
    const second = await write(first.site)
    const third = await write(second.site)
    expect([first.takenOver, second.takenOver, third.takenOver]).toEqual([[], ['images/a.avif'], ['images/a.avif']])
    expect(readingOf(third.file)).toEqual(['a picture', 3])
    expect(statSync(picture).nlink).toBe(1)
  })

  test.each([
    ['another picture', 'of that time', 1],
    ['b picture', 'as large', 2],
  ])('is not when it has become %s, %s', async (text, _, time) => {
    writeFileSync(picture, 'a picture')
    utimesSync(picture, 1, 1)
    const first = await write()
    writeFileSync(picture, text)
    utimesSync(picture, time, time)
    const second = await write(first.site)
    expect(second.takenOver).toEqual([])
    expect(readingOf(second.file)).toEqual([text, 1])
  })

  test('is not when somebody has changed it there', async () => {
    writeFileSync(picture, 'a picture')
    const first = await write()
    writeFileSync(first.file, 'b picture')
    utimesSync(first.file, 1, 1)
    expect(readingOf((await write(first.site)).file)).toEqual(['a picture', 1])
  })
})

test('what cannot be made is said', async () => {
  const files: Files = new Map([['a.jpg', async () => Promise.reject(new Error('a.jpg is damaged'))]])
  await expect(writeFiles(folder(), files)).rejects.toThrow('a.jpg is damaged')
})

test('the server for developing reads either', () => {
  const file = join(folder(), 'made')
  writeFileSync(file, 'a picture')
  expect(bytesOf({ copyOf: file }).toString()).toBe('a picture')
  expect(bytesOf(Buffer.from('bytes')).toString()).toBe('bytes')
})

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Contents, Files } from '../content/resolve-content.ts'
import { bytesOf, writeFiles, type Earlier } from './write-files.ts'

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

describe('a copy that stands in an earlier site', () => {
  const [picture, other] = [join(folder(), 'made'), join(folder(), 'made')]
  writeFileSync(picture, 'a picture')
  writeFileSync(other, 'b picture')
  const write = async (copyOf: string, earlier?: Earlier) => {
    const site = folder()
    const { copies, takenOver } = await writeFiles(site, new Map([['images/a.avif', () => ({ copyOf })]]), earlier)
    return { folder: site, copies, takenOver, file: join(site, 'images/a.avif') }
  }
  const readingOf = (file: string) => [readFileSync(file, 'utf8'), statSync(file).nlink]

  test('is taken over as long as nobody has touched it', async () => {
    const first = await write(picture)
    const second = await write(picture, first)
    const third = await write(picture, second)
    expect([first.takenOver, second.takenOver, third.takenOver]).toEqual([[], ['images/a.avif'], ['images/a.avif']])
    expect(readingOf(third.file)).toEqual(['a picture', 3])
    expect(statSync(picture).nlink).toBe(1)
  })

  test('is not when another file belongs there, as large as that one', async () => {
    const second = await write(other, await write(picture))
    expect([second.takenOver, readingOf(second.file)]).toEqual([[], ['b picture', 1]])
  })

  test.each([
    ['as much', 'c picture', false],
    ['more, and set its time back', 'c pictures', true],
  ])('is not when somebody has written into it %s', async (_, text, back) => {
    const first = await write(picture)
    const time = join(folder(), 'time')
    execFileSync('touch', ['-r', first.file, time])
    writeFileSync(first.file, text)
    if (back) execFileSync('touch', ['-r', time, first.file])
    const second = await write(picture, first)
    expect([second.takenOver, readingOf(second.file)]).toEqual([[], ['a picture', 1]])
  })

  test('is not when somebody has taken it away', async () => {
    const first = await write(picture)
    rmSync(first.file)
    expect(readingOf((await write(picture, first)).file)).toEqual(['a picture', 1])
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

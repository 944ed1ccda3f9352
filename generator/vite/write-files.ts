import { constants, linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Contents, Files } from '../content/resolve-content.ts'
import { inParallel } from '../lib/in-parallel.ts'

/** The copies in a site: path -> of which file it is, and what tells whether anybody has written into it since. */
type Copies = Record<string, { of: string; stamp: string | undefined }>

/** A site as it was left in `folder`. */
export type Earlier = { folder: string; copies: Copies }

/**
 * Makes what a site ships beside its pages and its code, and writes it into `folder`. A copy that stands in an earlier site
 * as it was left is taken over from there, as a link.
 * @returns all copies, and the paths of those that were taken over
 */
export async function writeFiles(folder: string, files: Files, earlier?: Earlier) {
  for (const room of new Set([...files.keys()].map(dirname))) mkdirSync(join(folder, room), { recursive: true })
  const copies: Copies = {}
  const takenOver: string[] = []
  await inParallel([...files], async ([path, make]) => {
    const contents = await make()
    const file = join(folder, path)
    if (isCopy(contents)) {
      const of = contents.copyOf
      if (earlier && takeOver(earlier, path, of, file)) takenOver.push(path)
      // Where the disk can, both share their bytes until one of them changes.
      else await copyFile(of, file, constants.COPYFILE_FICLONE)
      copies[path] = { of, stamp: stampOf(file) }
    } else writeFileSync(file, contents)
  })
  return { copies, takenOver }
}

function takeOver({ folder, copies }: Earlier, path: string, of: string, file: string): boolean {
  const there = join(folder, path)
  if (copies[path]?.of !== of || copies[path].stamp !== stampOf(there)) return false
  try {
    linkSync(there, file)
  } catch {
    return false // Not on every disk, and not from one to the other.
  }
  return true
}

function stampOf(file: string): string | undefined {
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return size === undefined ? undefined : `${size} ${mtimeMs}`
}

export function bytesOf(contents: Contents): Buffer | string {
  return isCopy(contents) ? readFileSync(contents.copyOf) : contents
}

function isCopy(contents: Contents): contents is { copyOf: string } {
  return typeof contents === 'object' && 'copyOf' in contents
}

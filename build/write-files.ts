import { constants, linkSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Contents, Files } from './content/resolve-content.ts'
import { inParallel } from './in-parallel.ts'

/**
 * Makes what a site ships beside its pages and its code, and writes it into `folder`. A copy that stands in the site before
 * this one already is taken over from there, as a link: it is known by its size and its time.
 * @param before the folder of the site before
 * @returns the paths of what was taken over
 */
export async function writeFiles(folder: string, files: Files, before?: string): Promise<string[]> {
  for (const room of new Set([...files.keys()].map(dirname))) mkdirSync(join(folder, room), { recursive: true })
  const takenOver: string[] = []
  await inParallel([...files], async ([path, make]) => {
    const contents = await make()
    const file = join(folder, path)
    if (!isCopy(contents)) writeFileSync(file, contents)
    else if (before !== undefined && takeOver(join(before, path), contents.copyOf, file)) takenOver.push(path)
    else await copy(contents.copyOf, file)
  })
  return takenOver
}

function takeOver(earlier: string, original: string, file: string): boolean {
  const [there, wanted] = [statSync(earlier, { throwIfNoEntry: false }), statSync(original)]
  if (there?.size !== wanted.size || there.mtime.getTime() !== wanted.mtime.getTime()) return false
  try {
    linkSync(earlier, file)
  } catch {
    return false // Not on every disk, and not from one to the other.
  }
  return true
}

async function copy(original: string, file: string) {
  // Where the disk can, both share their bytes until one of them changes.
  await copyFile(original, file, constants.COPYFILE_FICLONE)
  const { atime, mtime } = statSync(original)
  utimesSync(file, atime, mtime)
}

export function bytesOf(contents: Contents): Buffer | string {
  return isCopy(contents) ? readFileSync(contents.copyOf) : contents
}

function isCopy(contents: Contents): contents is { copyOf: string } {
  return typeof contents === 'object' && 'copyOf' in contents
}

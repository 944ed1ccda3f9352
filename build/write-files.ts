import { constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Contents, Files } from './content/resolve-content.ts'
import { inParallel } from './in-parallel.ts'

/** Makes what a site ships beside its pages and its code, and writes it into `folder`. */
export async function writeFiles(folder: string, files: Files) {
  for (const room of new Set([...files.keys()].map(dirname))) mkdirSync(join(folder, room), { recursive: true })
  await inParallel([...files], async ([path, contents]) => put(join(folder, path), await contents()))
}

async function put(file: string, contents: Contents) {
  // Where the disk can, both share their bytes until one of them changes.
  if (isCopy(contents)) await copyFile(contents.copyOf, file, constants.COPYFILE_FICLONE)
  else writeFileSync(file, contents)
}

export function bytesOf(contents: Contents): Buffer | string {
  return isCopy(contents) ? readFileSync(contents.copyOf) : contents
}

function isCopy(contents: Contents): contents is { copyOf: string } {
  return typeof contents === 'object' && 'copyOf' in contents
}

import { constants, mkdirSync, readFileSync } from 'node:fs'
import { copyFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import type { Contents, Files } from '../content/resolve-content.ts'

const PROGRESS_MS = 5000

/** Creates the files of a site beside its pages and its code, and writes them into `folder`. */
export async function writeFiles(folder: string, files: Files) {
  for (const subfolder of new Set([...files.keys()].map(dirname)))
    mkdirSync(join(folder, subfolder), { recursive: true })
  let done = 0
  const progress = setInterval(() => console.error(`Created ${done} of ${files.size} files`), PROGRESS_MS)
  const write = async ([path, create]: [string, () => Contents | Promise<Contents>]) => {
    const contents = await create()
    const file = join(folder, path)
    // FICLONE: where the file system can, both files share their blocks.
    if (isCopy(contents)) await copyFile(contents.copyOf, file, constants.COPYFILE_FICLONE)
    else await writeFile(file, contents)
    done++
  }
  try {
    await pMap(files, write, { concurrency: availableParallelism() })
  } finally {
    clearInterval(progress)
  }
}

export function bytesOf(contents: Contents): Buffer | string {
  return isCopy(contents) ? readFileSync(contents.copyOf) : contents
}

function isCopy(contents: Contents): contents is { copyOf: string } {
  return typeof contents === 'object' && 'copyOf' in contents
}

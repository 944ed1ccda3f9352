import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import type { Create, Files } from '../content/resolve-content.ts'

const PROGRESS_MS = 5000

/** Creates the files of a site other than its pages and its code, and writes them into `folder`. */
export async function writeFiles(folder: string, files: Files) {
  let done = 0
  let isSlow = false
  const report = () => console.error(`Created ${done} of ${files.size} files`)
  const progress = setInterval(() => {
    isSlow = true
    report()
  }, PROGRESS_MS)
  const write = async (path: string, create: Create) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    await writeFile(file, await create())
    done++
  }
  try {
    await pMap(files, ([path, create]) => write(path, create), { concurrency: availableParallelism() })
    if (isSlow) report()
  } finally {
    clearInterval(progress)
  }
}

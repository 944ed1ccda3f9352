import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { Create, Files } from '../content/resolve-content.ts'

const PROGRESS_MS = 5000

/**
 * Creates the files of a site other than its pages and its code, and writes them into `folder`.
 * @throws the first failure, when no file is being written any more
 */
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
  const queue = files.entries() // The workers share it.
  const failures: unknown[] = []
  const work = async () => {
    for (const [path, create] of queue) {
      if (failures.length > 0) return
      await write(path, create).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  clearInterval(progress)
  if (failures.length > 0) throw failures[0]
  if (isSlow) report()
}

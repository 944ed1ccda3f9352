import { createHash, randomUUID } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeFilesOfKilledRuns } from './killed-runs.mjs'

/** Outside node_modules, so that `npm ci` keeps it. */
const FOLDER = fileURLToPath(new URL('../../.cache', import.meta.url))
let usedFolder: string | undefined
const MAX_BYTES = 1_000_000_000

type Create = () => Promise<Buffer | string>

/**
 * Returns the path of the cached result for these inputs, creating it on a miss. Writes are atomic.
 * @param name the file name of the result
 * @param inputs everything that the result depends on
 */
export async function cachedFile(name: string, inputs: readonly string[], create: Create, folder = cacheFolder()) {
  const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex')
  const file = join(folder, key, name)
  if (existsSync(file)) {
    touch(file)
    return file
  }
  const result = await create()
  const unfinished = join(folder, `${randomUUID()}.${process.pid}.tmp`)
  mkdirSync(dirname(file), { recursive: true })
  await writeFile(unfinished, result)
  renameSync(unfinished, file)
  return file
}

/** Returns the content of a cached file. */
export async function cached(name: string, inputs: readonly string[], create: Create, folder = cacheFolder()) {
  return readFileSync(await cachedFile(name, inputs, create, folder))
}

/** evictCache removes the oldest first. */
function touch(file: string) {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // A file of another user can still be read.
  }
}

function cacheFolder(): string {
  usedFolder ??= writableFolder(FOLDER)
  return usedFolder
}

/** Returns the folder, or, if it is not writable, a temporary one for this process. */
export function writableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch {
    console.error(`${folder} is not writable, so this build uses no cache and is slower. Check its permissions.`)
    const temporary = mkdtempSync(join(tmpdir(), 'portfolio-cache-'))
    process.once('exit', () => rmSync(temporary, { recursive: true, force: true }))
    return temporary
  }
  removeFilesOfKilledRuns(folder, /\.(\d+)\.tmp$/)
  return folder
}

/** Removes the least recently used files until the rest has at most `maxBytes`. */
export function evictCache(maxBytes = MAX_BYTES, folder = cacheFolder()) {
  if (!existsSync(folder)) return
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((path) => {
      const stats = statSync(path, { throwIfNoEntry: false }) // Another build may have removed it.
      return stats ? [{ path, stats }] : []
    })
    .toSorted((a, b) => b.stats.mtimeMs - a.stats.mtimeMs)
  let bytes = 0
  for (const { path, stats } of files) {
    bytes += stats.size
    if (bytes > maxBytes) rmSync(path, { force: true })
  }
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    try {
      if (entry.isDirectory()) rmdirSync(join(folder, entry.name))
    } catch {
      // It is not empty, or another build removed it.
    }
  }
}

const digests = new Map<string, string>()

/** Returns the SHA-256 digest of a file. A file is read again only after it has changed. */
export function digestOf(file: string): string {
  const { mtimeMs, size } = statSync(file)
  const key = JSON.stringify([file, mtimeMs, size])
  const digest = digests.get(key) ?? createHash('sha256').update(readFileSync(file)).digest('hex')
  digests.set(key, digest)
  return digest
}

import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** In the project's folder. Outside node_modules, so that `npm ci` keeps it. */
const FOLDER = resolve('.cache')

type Create = () => Promise<Buffer | string>

/**
 * Returns the path of the cached result for these inputs, creating it on a miss. Writes are atomic.
 * @param name the file name of the result
 * @param inputs everything that the result depends on
 */
export async function cachedFile(name: string, inputs: readonly string[], create: Create, folder = FOLDER) {
  const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex')
  const file = join(folder, key, name)
  if (existsSync(file)) return file
  const result = await create()
  const unfinished = `${file}.${randomUUID()}`
  mkdirSync(dirname(file), { recursive: true })
  await writeFile(unfinished, result)
  renameSync(unfinished, file)
  return file
}

/** Returns the content of a cached file. */
export async function cached(name: string, inputs: readonly string[], create: Create, folder = FOLDER) {
  return readFileSync(await cachedFile(name, inputs, create, folder))
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

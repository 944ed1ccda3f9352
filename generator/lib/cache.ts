import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes what is not there yet. */
type Make = () => Promise<Buffer | string>

/**
 * What was made of the same things before, from `folder`; made and put there otherwise. A build that is stopped leaves
 * nothing half made.
 * @param of everything that the result depends on
 */
export async function kept(folder: string, of: readonly (string | Buffer)[], make: Make): Promise<Buffer> {
  return readFileSync(await keptFile(folder, of, make))
}

/** The same as a file, which others read and leave as it is. */
export async function keptFile(folder: string, of: readonly (string | Buffer)[], make: Make): Promise<string> {
  const hash = createHash('sha256')
  for (const part of of) hash.update(part)
  const file = join(folder, hash.digest('hex'))
  if (existsSync(file)) return file

  const made = Buffer.from(await make())
  const unfinished = `${file}.${process.pid}.part`
  mkdirSync(folder, { recursive: true })
  writeFileSync(unfinished, made)
  renameSync(unfinished, file)
  return file
}

const digests = new Map<string, string>()

/** What stands for the bytes of a file in `of`, read once for as long as the file is not changed. */
export function digestOf(file: string): string {
  const { mtimeMs, size } = statSync(file)
  const key = JSON.stringify([file, mtimeMs, size])
  const digest = digests.get(key) ?? createHash('sha256').update(readFileSync(file)).digest('hex')
  digests.set(key, digest)
  return digest
}

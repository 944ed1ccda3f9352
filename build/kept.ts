import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What was made of the same things before, from `folder`; made and put there otherwise. A build that is stopped leaves
 * nothing half made.
 * @param of everything that the result depends on
 */
export async function kept(
  folder: string,
  of: readonly (string | Buffer)[],
  make: () => Promise<Buffer | string>,
): Promise<Buffer> {
  const hash = createHash('sha256')
  for (const part of of) hash.update(part)
  const file = join(folder, hash.digest('hex'))
  if (existsSync(file)) return readFileSync(file)

  const made = Buffer.from(await make())
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.part`, made)
  renameSync(`${file}.part`, file)
  return made
}

import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { removeFilesOfKilledRuns } from '../../generator/lib/killed-runs.mjs'
import { UserError } from '../../generator/lib/user-error.ts'

/**
 * Whether content/site.yaml differs from the sample. A file that cannot be read is the owner's.
 * @param sample the text of the sample content
 */
export function hasOwnContent(root: string, sample: string): boolean {
  const file = join(root, 'content/site.yaml')
  if (!existsSync(file)) return false
  try {
    return !isDeepStrictEqual(parse(readFileSync(file, 'utf8')), parse(sample))
  } catch {
    return true
  }
}

/**
 * Writes content/site.yaml at once or not at all.
 * @returns the path of the backup of the owner's content
 */
export function writeContent(root: string, yaml: string, backUp: boolean): string | undefined {
  const folder = join(root, 'content')
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new UserError('content is a file. Remove it, or rename it, and run npm run import again.')
  }
  const file = join(folder, 'site.yaml')
  const temporary = join(folder, `.site.yaml.${process.pid}.tmp`)
  const backup = backUp ? freeName(folder) : undefined
  try {
    mkdirSync(folder, { recursive: true })
    removeFilesOfKilledRuns(folder, /^\.site\.yaml\.(\d+)\.tmp$/)
    writeFileSync(temporary, yaml, { flag: 'wx' })
    if (backup !== undefined) cpSync(file, join(folder, backup), { force: false, errorOnExist: true })
    renameSync(temporary, file)
    return backup && `content/${backup}`
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true })
    throw new UserError(`content/site.yaml cannot be written (${String(error)}). Check the permissions of content/.`)
  }
}

/** Not `site.before-import.yaml`: the build would take it for a translation. */
function freeName(folder: string): string {
  for (let number = 1; ; number += 1) {
    const name = `site-before-import${number === 1 ? '' : `-${number}`}.yaml`
    if (!existsSync(join(folder, name))) return name
  }
}

import {
  copyFileSync,
  existsSync,
  constants,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { UserError } from '../../generator/lib/user-error.ts'

/** @throws UserError when the content says anything that would be lost */
export function refuseToLose(root: string, sample: string) {
  const file = join(root, 'content/site.yaml')
  if (!isThere(file)) return
  if (!isSample(readFileSync(file, 'utf8'), sample)) {
    throw new UserError(
      'content/site.yaml says things of its own; npm run import -- resume.json --force replaces it, and keeps it beside the new one.',
    )
  }
}

type Work = { yaml: string; missing: readonly string[]; sample: string }

/**
 * The new content in the place of the old: at once, or not at all.
 * @returns where the old one is kept, if it said anything of its own
 */
export function putInPlace(root: string, { yaml, missing, sample }: Work): string | undefined {
  const folder = join(root, 'content')
  const file = join(folder, 'site.yaml')
  const made: string[] = []
  try {
    mkdirSync(folder, { recursive: true })
    for (const path of missing) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      copyFileSync(join(root, 'sample', path), join(folder, path), constants.COPYFILE_EXCL)
      made.push(join(folder, path))
    }
    const target = isThere(file) ? realpathSync(file) : file
    const temporary = `${target}.${process.pid}.new`
    writeFileSync(temporary, yaml, { flag: 'wx' })
    made.push(temporary)
    const backup = isThere(file) && !isSample(readFileSync(file, 'utf8'), sample) ? freeName(folder) : undefined
    if (backup !== undefined) {
      copyFileSync(file, join(folder, backup), constants.COPYFILE_EXCL)
      made.push(join(folder, backup))
    }
    renameSync(temporary, target)
    return backup === undefined ? undefined : `content/${backup}`
  } catch (error) {
    for (const path of made) rmSync(path, { force: true })
    throw new UserError(
      `content/site.yaml can’t be written (${error instanceof Error ? error.message : String(error)}).`,
    )
  }
}

function freeName(folder: string): string {
  const names = Array.from(
    { length: 1000 },
    (_, index) => `site.before-import${index === 0 ? '' : `-${index + 1}`}.yaml`,
  )
  const free = names.find((name) => !existsSync(join(folder, name)))
  if (free === undefined) throw new Error('there are a thousand site.before-import files; remove some')
  return free
}

/** @throws UserError where something else than a file has its name */
function isThere(file: string): boolean {
  const facts = lstatSync(file, { throwIfNoEntry: false })
  if (facts?.isDirectory()) throw new UserError('content/site.yaml is a folder; remove it, or give it another name.')
  return existsSync(file)
}

/** Whether a content says what the sample says: nothing is lost with it. */
function isSample(text: string, sample: string): boolean {
  try {
    return isDeepStrictEqual(parse(text), parse(sample))
  } catch {
    return false
  }
}

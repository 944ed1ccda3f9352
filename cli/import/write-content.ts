import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { filesNamed, FOLDERS } from '../../generator/content/fields.ts'
import { UserError } from '../../generator/lib/user-error.ts'
import { siteSchema } from '../../schema/site.ts'

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
 * Writes content/site.yaml at once or not at all, and copies the files that it names and content/ lacks from sample/.
 * @returns the path of the backup of the owner's content, and the paths of the copies
 */
export function writeContent(root: string, yaml: string, backUp: boolean) {
  const folder = join(root, 'content')
  const file = join(folder, 'site.yaml')
  const temporary = join(folder, `site.yaml.${process.pid}.tmp`)
  const copied = filesIn(yaml).filter((path) => !existsSync(join(folder, path)))
  const backup = backUp ? freeName(folder) : undefined
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(temporary, yaml, { flag: 'wx' })
    if (backup !== undefined) cpSync(file, join(folder, backup), { force: false, errorOnExist: true })
    for (const path of copied) cpSync(join(root, 'sample', path), join(folder, path))
    renameSync(temporary, file)
    return { backup: backup && `content/${backup}`, copied }
  } catch (error) {
    if (existsSync(temporary)) rmSync(temporary)
    throw new UserError(`content/site.yaml cannot be written (${String(error)}).`)
  }
}

/** The images and animations that the content names. */
function filesIn(yaml: string): string[] {
  const files = filesNamed(siteSchema, parse(yaml)).flatMap(({ kind, name }) =>
    kind === 'icon' || name.includes(':') ? [] : [`${FOLDERS[kind]}/${name}`],
  )
  return [...new Set(files)]
}

function freeName(folder: string): string {
  for (let number = 1; ; number += 1) {
    const name = `site.before-import${number === 1 ? '' : `-${number}`}.yaml`
    if (!existsSync(join(folder, name))) return name
  }
}

import { parse } from 'node:path'
import { siteSchema } from '../../schema/site.ts'
import { didYouMean } from './did-you-mean.ts'
import { filesNamed, FOLDERS, type NamedFile } from './fields.ts'
import { hasIcon, iconsOf } from './icon-set.ts'
import type { Path } from './position.ts'

/** Access to the files of a content folder. */
export type Folder = {
  name: string
  has: (path: string) => boolean
  /** The names of the files in one of its subfolders. */
  namesIn: (subfolder: string) => readonly string[]
  faultIn: (file: NamedFile) => Promise<string | null>
  /** A hash of the content of an existing file. */
  digestOf: (path: string) => string
}

/** Finds named files that are missing, unreadable, or whose output names collide. */
export async function fileIssues(value: unknown, folder: Folder): Promise<{ path: Path; message: string }[]> {
  const named = filesNamed(siteSchema, value).filter(isFileOrIcon)
  const twin = twinsAmong(named)
  const mistakes = await Promise.all(
    named.map(async (file) => {
      const message = twin(file) ?? (isThere(file, folder) ? await folder.faultIn(file) : missing(file, folder))
      return message === null ? [] : [{ path: file.path, message }]
    }),
  )
  return mistakes.flat()
}

/** The schema accepts a colon only in the names of icons and in URLs, and reports all others. */
function isFileOrIcon({ kind, name }: NamedFile): boolean {
  if (name.startsWith('https:')) return false
  return kind === 'icon' || kind === 'skillIcon' || !name.includes(':')
}

/** Returns a check that reports a picture whose output files would have the same names as those of another picture. */
function twinsAmong(files: readonly NamedFile[]) {
  const pictures = new Map<string, string>()
  for (const { kind, name } of files.toReversed()) {
    if (kind === 'picture' || kind === 'skillIcon') pictures.set(stemOf(name), name)
  }
  return ({ kind, name }: NamedFile): string | null => {
    if (kind !== 'picture' && kind !== 'skillIcon') return null
    const stem = stemOf(name)
    // Names of renditions: hero-640w.avif, hero-narrow-640w.avif.
    const parts = /^(.+?)(-narrow)?(?:-\d+w)?$/.exec(stem) ?? []
    const others = [stem, `${parts[1]}${parts[2] ?? ''}`, parts[1] ?? stem].map((each) => pictures.get(each))
    const other = others.find((each) => each !== undefined && each !== name)
    return other === undefined
      ? null
      : `"${name}" and "${other}" produce image files with the same name. Rename one of them.`
  }
}

function stemOf(name: string): string {
  return name.includes(':') ? name.replace(':', '-') : parse(name).name.toLowerCase()
}

function isThere({ kind, name }: NamedFile, folder: Folder): boolean {
  if (kind === 'icon' || name.includes(':')) return hasIcon(name)
  return folder.has(`${FOLDERS[kind]}/${name}`)
}

function missing({ kind, name }: NamedFile, folder: Folder): string {
  if (kind === 'icon' || name.includes(':')) {
    return `There is no icon "${name}". ${suggestion(didYouMean(name, iconsOf(name))) ?? 'Choose a name from devicon.dev or tabler.io/icons.'}`
  }
  const subfolder = FOLDERS[kind]
  if (folder.namesIn(subfolder).some((each) => each !== name && each.normalize() === name.normalize())) {
    return `The name of the file in ${folder.name}/${subfolder}/ differs from "${name}" only in Unicode normalisation (NFC/NFD). Rename the file.`
  }
  const hint = suggestion(didYouMean(name, folder.namesIn(subfolder))) ?? 'Add the file, or correct the name.'
  return `There is no file "${name}" in ${folder.name}/${subfolder}/. ${hint}`
}

function suggestion(meant: string | undefined): string | undefined {
  return meant === undefined ? undefined : `Did you mean "${meant}"?`
}

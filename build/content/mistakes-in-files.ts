import { parse } from 'node:path'
import { siteSchema } from '../../schema/site.ts'
import { filesNamed, FOLDERS, type NamedFile } from './fields.ts'
import { hasIcon, iconsOf } from './icon-set.ts'
import { meantBy } from './meant-by.ts'
import type { Path } from './place.ts'

/** What a folder with a content has to say of its files. */
export type Folder = {
  name: string
  has: (path: string) => boolean
  /** The names of the files in one of its rooms. */
  namesIn: (room: string) => readonly string[]
  faultIn: (file: NamedFile) => Promise<string | null>
  /** What stands for the bytes of a file that is there. */
  digestOf: (path: string) => string
}

/** Files that are named and missing, can't be used, or would be served in each other's place. */
export async function mistakesInFiles(value: unknown, folder: Folder): Promise<{ path: Path; message: string }[]> {
  const named = filesNamed(siteSchema, value).filter(({ name }) => !name.startsWith('https:'))
  const twin = twinsAmong(named)
  const mistakes = await Promise.all(
    named.map(async (file) => {
      const message = twin(file) ?? (isThere(file, folder) ? await folder.faultIn(file) : missing(file, folder))
      return message === null ? [] : [{ path: file.path, message }]
    }),
  )
  return mistakes.flat()
}

/** For each picture, what is wrong when it would be served under a name of another: the second of two, or one named like a part. */
function twinsAmong(files: readonly NamedFile[]) {
  const pictures = new Map<string, string>()
  for (const { kind, name } of files.toReversed()) {
    if (kind === 'picture' || kind === 'skillIcon') pictures.set(stemOf(name), name)
  }
  return ({ kind, name }: NamedFile): string | null => {
    if (kind !== 'picture' && kind !== 'skillIcon') return null
    const stem = stemOf(name)
    // The names under which renditions of another are served: hero-640w.avif, hero-narrow-640w.avif.
    const parts = /^(.+?)(-narrow)?(?:-\d+w)?$/.exec(stem) ?? []
    const others = [stem, `${parts[1]}${parts[2] ?? ''}`, parts[1] ?? stem].map((each) => pictures.get(each))
    const other = others.find((each) => each !== undefined && each !== name)
    return other === undefined
      ? null
      : `"${name}" and "${other}" would be served under the same names; rename one of them`
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
    return `there is no icon "${name}" in that set${question(meantBy(name, iconsOf(name)))}`
  }
  const room = FOLDERS[kind]
  if (folder.namesIn(room).some((each) => each !== name && each.normalize() === name.normalize())) {
    return `the file "${name}" in ${folder.name}/${room}/ has its letters encoded in another way than here; rename it`
  }
  const meant = question(meantBy(name, folder.namesIn(room)))
  return `there is no file "${name}" in ${folder.name}/${room}/${meant || '; put it there or correct the name'}`
}

function question(meant: string | undefined): string {
  return meant === undefined ? '' : `; did you mean "${meant}"?`
}

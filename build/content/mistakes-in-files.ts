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
  const pictures = new Map<string, string>()
  const twin = ({ kind, name }: NamedFile) => {
    if (kind !== 'picture' && kind !== 'icon') return null
    const stem = name.includes(':') ? name.replace(':', '-') : parse(name).name.toLowerCase()
    const other = pictures.get(stem) ?? name
    pictures.set(stem, other)
    return other === name ? null : `"${name}" and "${other}" would be served under the same names; rename one of them`
  }
  const mistakes = await Promise.all(
    named.map(async (file) => {
      const message = twin(file) ?? (isThere(file, folder) ? await folder.faultIn(file) : missing(file, folder))
      return message === null ? [] : [{ path: file.path, message }]
    }),
  )
  return mistakes.flat()
}

function isThere({ kind, name }: NamedFile, folder: Folder): boolean {
  if (kind === 'glyph' || name.includes(':')) return hasIcon(name)
  return folder.has(`${FOLDERS[kind]}/${name}`)
}

function missing({ kind, name }: NamedFile, folder: Folder): string {
  if (kind === 'glyph' || name.includes(':')) {
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

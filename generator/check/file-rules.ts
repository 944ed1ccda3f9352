import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, parse } from 'node:path'
import { z } from 'zod'
import { siteSchema } from '../../model/site-schema.ts'
import { hasIcon, iconsLike } from '../images/icon-set.ts'
import { didYouMean, suggestionsFor } from '../lib/did-you-mean.ts'
import { filesNamed, FOLDERS, schemaAt, type NamedFile } from '../read/fields.ts'
import type { Issue } from '../read/parse-yaml.ts'
import { faultIn } from './check-files.ts'

/** A content folder, and its name in messages. */
export type Folder = { path: string; name: string }

/** Finds icons and files that are missing, unreadable, or whose output names collide. */
export async function fileIssues(value: unknown, folder: Folder): Promise<Issue[]> {
  const files = filesNamed(siteSchema, value).filter(hasValidName)
  const check = fileCheck(files, folder)
  const issues = await Promise.all(
    files.map(async (file) => {
      const message = await check(file)
      return message === null ? [] : [{ path: file.path, message }]
    }),
  )
  return issues.flat()
}

/** Returns a check of one of these files, which have valid names. */
export function fileCheck(files: readonly NamedFile[], folder: Folder) {
  const collision = collisionsAmong(files)
  return async (file: NamedFile) => collision(file) ?? missing(file, folder) ?? (await faultIn(folder.path, file))
}

/** The schema reports all other names, and URLs are not files. */
function hasValidName({ path, name }: NamedFile): boolean {
  const schema = schemaAt(siteSchema, path)
  return schema !== undefined && z.safeParse(schema, name).success && !name.startsWith('https:')
}

/** Returns a check that reports a picture whose output files would have the same names as those of another picture. */
function collisionsAmong(files: readonly NamedFile[]) {
  const pictures = files.filter(({ kind }) => kind === 'picture' || kind === 'skillIcon')
  const names = new Map(pictures.toReversed().map(({ name }) => [outputNameOf(name), name]))
  return ({ kind, name }: NamedFile): string | null => {
    if (kind !== 'picture' && kind !== 'skillIcon') return null
    const output = outputNameOf(name)
    // The build also creates hero-640w.avif, hero-narrow.jpg and hero-narrow-640w.avif.
    const withoutWidth = output.replace(/-\d+w$/, '')
    const candidates = [output, withoutWidth, withoutWidth.replace(/-narrow$/, '')].map((each) => names.get(each))
    const other = candidates.find((each) => each !== undefined && each !== name)
    return other ? `"${name}" and "${other}" produce image files with the same name. Rename one of them.` : null
  }
}

function outputNameOf(name: string): string {
  return name.includes(':') ? name.replace(':', '-') : parse(name).name.toLowerCase()
}

function missing({ kind, name }: NamedFile, folder: Folder): string | null {
  if (kind === 'icon' || name.includes(':')) {
    if (hasIcon(name)) return null
    return `There is no icon "${name}". ${didYouMean(iconsLike(name)) ?? 'Choose a name from devicon.dev or tabler.io/icons.'}`
  }
  const subfolder = FOLDERS[kind]
  if (isFile(folder, `${subfolder}/${name}`)) return null
  const names = existsSync(join(folder.path, subfolder)) ? readdirSync(join(folder.path, subfolder)) : []
  if (names.includes(name)) return `${folder.name}/${subfolder}/${name} is a folder. Name a file, or rename the folder.`
  if (names.some((each) => each.normalize() === name.normalize())) {
    return `The name of the file in ${folder.name}/${subfolder}/ differs from "${name}" only in Unicode normalisation (NFC/NFD). Rename the file.`
  }
  return `There is no file "${name}" in ${folder.name}/${subfolder}/. ${didYouMean(suggestionsFor(name, names).slice(0, 1)) ?? 'Add the file, or correct the name.'}`
}

export function isFile(folder: Folder, path: string): boolean {
  const file = join(folder.path, path)
  return existsSync(file) && statSync(file).isFile()
}

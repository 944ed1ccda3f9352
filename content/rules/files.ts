import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { siteSchema } from '../../model/site-schema.ts'
import { hasIcon, iconsLike } from '../../generator/images/icon-set.ts'
import { readImageMetadata } from '../../generator/images/image-metadata.ts'
import { didYouMean, suggestionsFor } from '../../lib/did-you-mean.ts'
import { type Diagnostic, firstMistakes, MAX_MISTAKES } from '../diagnostic.ts'
import { filesNamed, FOLDERS, schemaAt, type NamedFile } from '../fields.ts'
import type { ContentFile } from '../read-content.ts'
import { type Folder, isFile } from '../files.ts'
import { faultIn, leftOutOf } from '../file-faults/file-faults.ts'

/** Finds icons and files that are missing or unreadable. */
export async function files(content: ContentFile): Promise<Diagnostic[]> {
  const named = filesNamed(siteSchema, content.value).filter(hasValidName)
  const absent = firstMistakes(named, (file) => {
    const message = missing(file, content)
    return message === null ? [] : [{ file, message }]
  })
  const problems = new Map(absent.map(({ file, message }) => [file, message]))
  const checked = absent.length < MAX_MISTAKES ? named : absent.map(({ file }) => file)
  const found = await Promise.all(
    checked.map(async (file) => {
      const message = problems.get(file) ?? (await faultIn(content.folder, file))
      return message === null ? adviceOn(file, content) : [content.diagnose(file.path, message)]
    }),
  )
  return found.flat()
}

/** What the page does not show of a valid file. */
async function adviceOn(file: NamedFile, { folder, diagnose }: ContentFile): Promise<Diagnostic[]> {
  const message = await notShownOf(file, folder)
  return message === undefined ? [] : [diagnose(file.path, message, { severity: 'warning' })]
}

async function notShownOf({ kind, name }: NamedFile, folder: string): Promise<string | undefined> {
  if (kind === 'icon' || name.includes(':')) return undefined
  const path = `${FOLDERS[kind]}/${name}`
  const file = join(folder, path)
  if (kind !== 'animation') {
    const { isAnimated } = await readImageMetadata(file)
    return (
      isAnimated && `${path} is an animation, and the page shows its first picture. Save that picture in its place.`
    )
  }
  const leftOut = leftOutOf(readFileSync(file, 'utf8'))
  return (
    leftOut &&
    `${path} has ${leftOut}, which the site does not play. Export it again with keyframes and vector shapes only.`
  )
}

/** What is wrong with a file whose name is valid. */
export async function problemOfFile(file: NamedFile, at: Folder): Promise<string | null> {
  return missing(file, at) ?? faultIn(at.folder, file)
}

/** The schema reports all other names, and URLs are not files. */
function hasValidName({ path, name }: NamedFile): boolean {
  const schema = schemaAt(siteSchema, path)
  return schema !== undefined && z.safeParse(schema, name).success && !name.startsWith('https:')
}

function missing({ kind, name }: NamedFile, at: Folder): string | null {
  if (kind === 'icon' || name.includes(':')) {
    if (hasIcon(name)) return null
    return `There is no icon "${name}". ${didYouMean(iconsLike(name)) ?? 'Choose a name from devicon.dev or tabler.io/icons.'}`
  }
  const subfolder = FOLDERS[kind]
  if (isFile(at, `${subfolder}/${name}`)) return null
  const names = existsSync(join(at.folder, subfolder)) ? readdirSync(join(at.folder, subfolder)) : []
  if (names.includes(name)) return `${at.name}/${subfolder}/${name} is a folder. Name a file, or rename the folder.`
  const inOtherCase = names.find((each) => each !== name && each.toLowerCase() === name.toLowerCase())
  if (inOtherCase !== undefined) {
    return `The file in ${at.name}/${subfolder}/ is called "${inOtherCase}", and hosts tell capitals from small letters. Write its name like this, or rename the file.`
  }
  if (names.some((each) => each.normalize() === name.normalize())) {
    return `The name of the file in ${at.name}/${subfolder}/ differs from "${name}" only in Unicode normalisation (NFC/NFD). Rename the file.`
  }
  return `There is no file "${name}" in ${at.name}/${subfolder}/. ${didYouMean(suggestionsFor(name, names).slice(0, 1)) ?? 'Add the file, or correct the name.'}`
}

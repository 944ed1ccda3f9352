import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readImageMetadata } from '../../generator/images/image-metadata.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { type Diagnostic, firstMistakes, MAX_MISTAKES } from '../diagnostic.ts'
import { filesNamed, FOLDERS, type NamedFile, schemaAt } from '../fields.ts'
import { faultIn, faultInName, leftOutOf } from '../file-faults/file-faults.ts'
import type { ContentFile } from '../read-content.ts'

/** Finds icons and files that are missing or unreadable. */
export async function files(content: ContentFile): Promise<Diagnostic[]> {
  const named = filesNamed(siteSchema, content.value).filter(hasValidName)
  const absent = firstMistakes(named, (file) => {
    const message = faultInName(file, content)
    return message === undefined ? [] : [{ file, message }]
  })
  const problems = new Map(absent.map(({ file, message }) => [file, message]))
  const checked = absent.length < MAX_MISTAKES ? named : absent.map(({ file }) => file)
  const found = await Promise.all(
    checked.map(async (file) => {
      const message = problems.get(file) ?? (await faultIn(content.folder, file))
      return message === undefined ? adviceOn(file, content) : [content.diagnose(file.path, message)]
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

/** The schema reports all other names, and URLs are not files. */
function hasValidName({ path, name }: NamedFile): boolean {
  const schema = schemaAt(siteSchema, path)
  return schema !== undefined && z.safeParse(schema, name).success && !name.startsWith('https:')
}

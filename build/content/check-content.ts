import { isNode, type Document } from 'yaml'
import type { z } from 'zod'
import type { Source } from '../../schema/content.ts'
import { siteSchema } from '../../schema/site.ts'
import { mistakesAcross } from './across-fields.ts'
import { explain } from './explain.ts'
import { leftovers } from './leftovers.ts'
import { mistakesInLetters } from './letters.ts'
import { meantBy } from './meant-by.ts'
import { mistakesInFiles, type Folder } from './mistakes-in-files.ts'
import { offsetOf, offsetOfKey, type Path } from './place.ts'
import { schemaAt, shapeOf } from './schema-at.ts'
import { parseContent, type Found } from './written.ts'

/**
 * A content as text, checked beside the files of its folder: its parts stay in the order they are written in.
 * @param asOwn whether nothing of the sample may be left in it, once it is valid
 * @throws ContentError with every mistake at once
 */
export async function checkContent(
  yaml: string,
  folder: Folder,
  asOwn: (source: Source) => boolean = () => false,
): Promise<Source> {
  const { document, value, refusal } = parseContent(yaml, `${folder.name}/site.yaml`)
  const result = siteSchema.safeParse(value, { reportInput: true })
  const found = (result.error?.issues ?? []).flatMap((issue) => mistakesOf(document, issue))
  const meant = new Set(found.flatMap(({ path, meant: key }) => (key ? [fieldIn([...path.slice(0, -1), key])] : [])))
  const mistakes = [
    ...found.filter(({ path, missing }) => !(missing && meant.has(fieldIn(path)))),
    ...mistakesAcross(value),
    ...mistakesInLetters(value),
    ...(await mistakesInFiles(value, folder)),
  ]
  if (!result.success || mistakes.length > 0) throw refusal(mistakes)
  const left = asOwn(result.data) ? leftovers(value, folder) : []
  if (left.length > 0) throw refusal(left, 'leftover')
  // zod puts the fields in the schema's order; the page takes its sections in the owner's.
  return Object.fromEntries(
    Object.keys(value as Source).map((key) => [key, result.data[key as keyof Source]]),
  ) as Source
}

/** A mistake, whether it is a field that is not there, and the field that somebody has meant who wrote this one. */
type FoundInSchema = Found & { missing?: boolean; meant?: string | undefined }

function mistakesOf(document: Document, issue: z.core.$ZodIssue): FoundInSchema[] {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(shapeOf(schemaAt(siteSchema, issue.path)))
    return issue.keys.map((key) => {
      const meant = meantBy(key, known)
      const hint = meant === undefined ? 'check its spelling and indentation, or remove it' : `did you mean "${meant}"?`
      const path = [...issue.path, key]
      return { offset: offsetOfKey(document, path), path, message: `is not a field that exists here; ${hint}`, meant }
    })
  }
  const value = issue.path.length === 0 ? document.toJS() : document.getIn(issue.path, false)
  const plainValue = isNode(value) ? value.toJS(document) : value
  const missing = plainValue === undefined
  const placeless = issue.path.length === 1 && missing
  const message = explain(issue, plainValue)
  return [{ offset: offsetOf(document, issue.path), path: issue.path, message, placeless, missing }]
}

function fieldIn(path: Path): string {
  return JSON.stringify(path)
}

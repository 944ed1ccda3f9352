import { isNode, type Document } from 'yaml'
import type { z } from 'zod'
import type { Source } from '../../schema/content.ts'
import { siteSchema } from '../../schema/site.ts'
import { crossFieldIssues } from './cross-field-rules.ts'
import { didYouMean } from './did-you-mean.ts'
import { explain } from './explain.ts'
import { fileIssues, type Folder } from './file-rules.ts'
import { glyphIssues } from './glyph-coverage.ts'
import { parseContent, type Issue } from './parse-yaml.ts'
import { offsetOf, offsetOfKey, type Path } from './position.ts'
import { findSampleContent } from './sample-content.ts'
import { schemaAt, shapeOf } from './schema-at.ts'

/**
 * Parses content and checks it together with the files in its folder. Keeps the order of the top-level fields.
 * @param asOwn whether to reject sample content, which is checked once the content is valid
 * @throws ContentError with all mistakes
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
    ...crossFieldIssues(value),
    ...glyphIssues(value),
    ...(await fileIssues(value, folder)),
  ]
  if (!result.success || mistakes.length > 0) throw refusal(mistakes)
  const left = asOwn(result.data) ? findSampleContent(value, folder) : []
  if (left.length > 0) throw refusal(left, 'sample value')
  // zod returns fields in the order of the schema; the page shows sections in the order of the file.
  return Object.fromEntries(
    Object.keys(value as Source).map((key) => [key, result.data[key as keyof Source]]),
  ) as Source
}

/** A schema error: `missing` marks a missing field, `meant` is the field name that a misspelled key resembles. */
type SchemaIssue = Issue & { missing?: boolean; meant?: string | undefined }

function mistakesOf(document: Document, issue: z.core.$ZodIssue): SchemaIssue[] {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(shapeOf(schemaAt(siteSchema, issue.path)))
    return issue.keys.map((key) => {
      const meant = didYouMean(key, known)
      const hint =
        meant === undefined ? 'Check its spelling and indentation, or remove it.' : `Did you mean "${meant}"?`
      const path = [...issue.path, key]
      return { offset: offsetOfKey(document, path), path, message: `Unknown field. ${hint}`, meant }
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

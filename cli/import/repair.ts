import { Document, isMap, isNode, isSeq, parse } from 'yaml'
import { checkContent } from '../../generator/content/check-content.ts'
import { ContentError, type Diagnostic } from '../../generator/content/content-error.ts'
import { formatPath } from '../../generator/content/position.ts'
import { MAX_SIZE } from '../../generator/content/read-content.ts'
import { UserError } from '../../generator/lib/user-error.ts'
import { siteSchema } from '../../model/schema/site-schema.ts'
import { composeYaml } from './compose-yaml.ts'
import { isRecord } from './read-values.ts'
import type { AddNote } from './report.ts'

/**
 * Composes valid content: leaves out the values that the content check rejects. Texts stay if all they need is a font for the CV.
 * @param folder the content folder
 * @returns also the commands that install such fonts
 */
export async function repair(imported: object, folder: string, note: AddNote) {
  const document = new Document(imported)
  for (;;) {
    const yaml = composeYaml(document.toJS() as Record<string, unknown>) // of an object
    if (Buffer.byteLength(yaml) > MAX_SIZE) throw new UserError('The résumé is too long for a site. Shorten its texts.')
    const diagnostics = await diagnosticsOf(yaml, folder)
    const rejected = diagnostics.filter(({ install }) => install === undefined)
    if (rejected.length === 0) {
      return {
        yaml,
        content: siteSchema.parse(parse(yaml)),
        commands: diagnostics.flatMap(({ install }) => install ?? []),
      }
    }
    // From the end, because a removed list entry shifts those behind it.
    const removed = rejected.toReversed().filter((diagnostic) => remove(document, diagnostic, note))
    if (removed.length === 0) throw new UserError(`The résumé cannot be imported. ${rejected[0]?.message}`)
  }
}

async function diagnosticsOf(yaml: string, folder: string): Promise<readonly Diagnostic[]> {
  try {
    await checkContent(yaml, { path: folder, name: 'content' })
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.diagnostics
    throw error
  }
}

/** Removes a value or, if a required value is missing, the list entry it belongs to. Returns whether there was one. */
function remove(document: Document, { path, message }: Diagnostic, note: AddNote): boolean {
  const target = document.hasIn(path) ? path : path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1)
  if (target.length === 0 || !document.hasIn(target)) return false
  const removed = document.getIn(target)
  const value: unknown = isNode(removed) ? removed.toJS(document) : removed
  const text = isRecord(value) ? Object.values(value).slice(0, 2).join(', ') : String(value)
  note('skipped', `${formatPath(target)} "${text}"`, message.slice(`${formatPath(path)}: `.length))
  document.deleteIn(target)
  removeEmptySections(document)
  return true
}

/** Of the owner's own sections, those that have no entry any more. */
function removeEmptySections(document: Document): void {
  const custom = document.get('custom')
  if (!isSeq(custom)) return
  custom.items = custom.items.filter((section) => {
    const entries = isMap(section) ? section.get('entries') : undefined
    return !isSeq(entries) || entries.items.length > 0
  })
}

import { Document, isNode } from 'yaml'
import { checkContent } from '../../generator/content/check-content.ts'
import { ContentError } from '../../generator/content/content-error.ts'
import { formatPath, type Path } from '../../generator/content/position.ts'
import { folderAt } from '../../generator/content/read-content.ts'
import { composeYaml } from './compose-yaml.ts'
import type { ImportedContent } from './map-content.ts'
import type { AddNote } from './note.ts'
import { isRecord } from './read-values.ts'

/**
 * Composes valid content: leaves out the values that the content check rejects. Texts stay if all they need is a font for the CV.
 * @param folder the content folder
 * @returns also the commands that install such fonts
 */
export async function repair(imported: ImportedContent, folder: string, note: AddNote) {
  const document = new Document(imported)
  for (;;) {
    const content = document.toJS() as Partial<ImportedContent> // some values are removed
    const yaml = composeYaml(content)
    try {
      await checkContent(yaml, folderAt(folder, 'content'))
      return { yaml, content, commands: [] }
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      const commands = error.diagnostics.flatMap(({ install }) => install ?? [])
      if (commands.length === error.diagnostics.length) return { yaml, content, commands }
      const before = document.toString()
      // From the end, because a removed list entry shifts those behind it.
      for (const { path, message } of error.diagnostics.filter(({ install }) => install === undefined).toReversed()) {
        remove(document, path, message.slice(`${formatPath(path)}: `.length), note)
      }
      if (document.toString() === before) throw error
    }
  }
}

/** Removes a value or, if a required value is missing, the list entry it belongs to. */
function remove(document: Document, path: Path, reason: string, note: AddNote): void {
  const target = document.hasIn(path) ? path : path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1)
  if (target.length === 0 || !document.hasIn(target)) return
  const removed = document.getIn(target)
  document.deleteIn(target)
  const value: unknown = isNode(removed) ? removed.toJS(document) : removed
  const text = isRecord(value) ? Object.values(value).slice(0, 2).join(', ') : String(value)
  note('skipped', `${formatPath(target)} "${text}"`, reason)
}

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sampleError } from '../../generator/content/content-folder.mjs'
import { UserError } from '../../generator/lib/user-error.ts'
import { columnAt } from './linkedin/columns.ts'
import { mapContent } from './map-content.ts'
import { normalise } from './normalise.ts'
import type { AddNote, Note } from './note.ts'
import { readSource } from './read-source.ts'
import { repair } from './repair.ts'
import { printable, reportOf } from './report.ts'
import { hasOwnContent, writeContent } from './write-content.ts'

/** `file` is the path of a JSON Resume, a LinkedIn export or `-`; `force` replaces content of the owner. */
type Options = { root: string; file: string; force: boolean }

/** Writes content/site.yaml from a résumé. Returns a report, or the problem that prevented it. */
export async function importResume({ root, file, force }: Options) {
  const notes: Note[] = []
  const note: AddNote = (kind, what, why) => void notes.push({ kind, what, why })
  try {
    const missing = sampleError(root)
    if (missing) throw new UserError(missing)
    const sample = readFileSync(join(root, 'sample/site.yaml'), 'utf8')
    const source = await readSource(file, note)
    const noteAt: AddNote = source.isLinkedIn ? (kind, what, why) => note(kind, columnAt(what), why) : note
    const content = mapContent(normalise(source.resume, noteAt), noteAt)
    const backUp = hasOwnContent(root, sample)
    if (backUp && !force) {
      const fix = 'Add --force to replace it (npm run import -- FILE --force); a backup is written beside it.'
      throw new UserError(`content/site.yaml has content of your own. ${fix}`)
    }
    const repaired = await repair(content, join(root, 'content'), note)
    const backup = writeContent(root, repaired.yaml, backUp)
    return { report: reportOf(file === '-' ? 'the standard input' : basename(file), repaired, backup, notes) }
  } catch (error) {
    if (error instanceof UserError) return { problem: printable(error.message) }
    throw error
  }
}

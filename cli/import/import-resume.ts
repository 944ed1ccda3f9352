import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { UserError } from '../../generator/lib/user-error.ts'
import { mapContent } from './map-content.ts'
import { normalise } from './normalise.ts'
import { readResume } from './read-resume.ts'
import { repair } from './repair.ts'
import { printable, reportOf } from './report.ts'
import type { AddNote, Note } from './resume.ts'
import { hasOwnContent, writeContent } from './write-content.ts'

/** `file` is the path of a JSON Resume or `-`, `force` replaces content of the owner. */
type Options = { root: string; file: string; force: boolean; now: Date }

/** Writes content/site.yaml from a JSON Resume. Returns a report, or the problem that prevented it. */
export async function importResume({ root, file, force, now }: Options) {
  const notes: Note[] = []
  const note: AddNote = (kind, what, why) => void notes.push({ kind, what, why })
  const folder = join(root, 'sample')
  const sample = readFileSync(join(folder, 'site.yaml'), 'utf8')
  try {
    const content = mapContent(normalise(readResume(file), note), now, note)
    const backUp = hasOwnContent(root, sample)
    if (backUp && !force) {
      const fix = 'Run npm run import -- resume.json --force to replace it; a backup is written beside it.'
      throw new UserError(`content/site.yaml has content of your own. ${fix}`)
    }
    const repaired = await repair(content, sample, folder, note)
    const written = writeContent(root, repaired.yaml, backUp)
    return { report: reportOf(file === '-' ? 'the standard input' : basename(file), repaired, written, notes) }
  } catch (error) {
    if (error instanceof UserError) return { problem: printable(error.message) }
    throw error
  }
}

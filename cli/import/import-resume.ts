import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { filesNamed, FOLDERS } from '../../generator/content/fields.ts'
import { UserError } from '../../generator/lib/user-error.ts'
import { siteSchema } from '../../schema/site.ts'
import { mapContent } from './map-content.ts'
import { normalise } from './normalise.ts'
import { readResume } from './read-resume.ts'
import { repair } from './repair.ts'
import { reportOf } from './report.ts'
import { validate } from './validate.ts'
import { hasOwnContent, writeContent } from './write-content.ts'

/** `file` is the path of a JSON Resume or `-`, `force` replaces content of the owner. */
type Options = { root: string; file: string; force: boolean; now: Date }

/** Writes content/site.yaml from a JSON Resume. Returns a report, or the problem that prevented it. */
export async function importResume({
  root,
  file,
  force,
  now,
}: Options): Promise<{ report: string } | { problem: string }> {
  try {
    const folder = join(root, 'sample')
    const sample = readFileSync(join(folder, 'site.yaml'), 'utf8')
    const normalised = normalise(readResume(file))
    const validated = validate(normalised.resume)
    const mapped = mapContent(validated.resume, now)
    const backUp = hasOwnContent(root, sample)
    if (backUp && !force) {
      throw new UserError(
        'content/site.yaml has content of your own. Run npm run import -- resume.json --force to replace it; a backup is written beside it.',
      )
    }
    const repaired = await repair(mapped.content, sample, folder)
    const written = writeContent(root, repaired.yaml, { files: filesIn(repaired.yaml), backUp })
    const notes = [...normalised.notes, ...validated.notes, ...mapped.notes, ...repaired.notes]
    const name = file === '-' ? 'the standard input' : basename(file)
    return { report: reportOf({ ...repaired, ...written, file: name, notes }) }
  } catch (error) {
    if (error instanceof UserError) return { problem: error.message }
    throw error
  }
}

/** The images and animations that the content names. */
function filesIn(yaml: string): string[] {
  const files = filesNamed(siteSchema, parse(yaml)).flatMap(({ kind, name }) =>
    kind === 'icon' || name.includes(':') ? [] : [`${FOLDERS[kind]}/${name}`],
  )
  return [...new Set(files)]
}

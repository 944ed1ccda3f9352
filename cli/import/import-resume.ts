import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesNamed, FOLDERS } from '../../generator/content/fields.ts'
import type { Folder } from '../../generator/content/mistakes-in-files.ts'
import { folderAt } from '../../generator/content/read-content.ts'
import { UserError } from '../../generator/lib/user-error.ts'
import { siteSchema } from '../../schema/site.ts'
import { draftFrom } from './draft-from.ts'
import { mend } from './mend.ts'
import { putInPlace, refuseToLose } from './put-in-place.ts'
import { readResume } from './read-resume.ts'
import { reportOf } from './report.ts'
import { resumeIn } from './resume.ts'

type Asked = {
  /** The project's folder. */
  root: string
  /** A JSON Resume; `-` for the standard input. */
  file: string
  /** Whether a content that says things of its own is replaced. */
  force: boolean
  now: Date
}

/** Writes content/site.yaml from a JSON Resume, and says what came of it, or why nothing did. */
export async function importResume({
  root,
  file,
  force,
  now,
}: Asked): Promise<{ report: string } | { refusal: string }> {
  try {
    const sample = readFileSync(join(root, 'sample/site.yaml'), 'utf8')
    const resume = resumeIn(readResume(file), now)
    if (!force) refuseToLose(root, sample)
    const folder = folderAt(join(root, 'content'), 'content')
    const { yaml, draft, left, source } = await mend(
      draftFrom(resume, now),
      sample,
      either(folder, folderAt(join(root, 'sample'), 'content')),
    )
    const missing = filesIn(source).filter((path) => !folder.has(path))
    const backup = putInPlace(root, { yaml, missing, sample })
    const name = file === '-' ? 'the standard input' : basename(file)
    return { report: reportOf({ file: name, draft, left, backup, brought: missing }) }
  } catch (error) {
    if (error instanceof UserError) return { refusal: error.message }
    throw error
  }
}

/** The owner's folder with the sample's files where it lacks them: an owner may have removed its pictures. */
function either(own: Folder, sample: Folder): Folder {
  return {
    ...own,
    has: (path) => own.has(path) || sample.has(path),
    faultIn: (file) => {
      const isOwn = file.kind === 'icon' || own.has(`${FOLDERS[file.kind]}/${file.name}`)
      return isOwn ? own.faultIn(file) : sample.faultIn(file)
    },
  }
}

function filesIn(source: unknown): string[] {
  const files = filesNamed(siteSchema, source).flatMap(({ kind, name }) =>
    kind === 'icon' || name.includes(':') ? [] : [`${FOLDERS[kind]}/${name}`],
  )
  return [...new Set(files)]
}

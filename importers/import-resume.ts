import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PLACEHOLDERS } from '../generator/check/placeholders.ts'
import { replaceFile } from '../generator/lib/replace-file.ts'
import { UserError } from '../generator/lib/user-error.ts'
import { SAMPLE_FOLDER } from '../generator/read/content-folder.mjs'
import { FORMAT_LIST } from './formats.mjs'
import { IMPORTERS } from './importers.ts'
import { mapContent } from './map-content.ts'
import { readSource } from './read-source.ts'
import { repair } from './repair.ts'
import { type AddNote, type Note, reportOf } from './report.ts'
import type { Resume } from './resume.ts'

const EXPECTED = `Pass one of these:\n\n${FORMAT_LIST}`

/** `file` is the path of a file or a folder, or `-` for the standard input; `force` replaces content of the owner. */
type Options = { root: string; file: string; force: boolean }

/**
 * Writes content/site.yaml from a résumé. Returns a report.
 * @throws UserError if that is not possible
 */
export async function importResume({ root, file, force }: Options) {
  const notes: Note[] = []
  const note: AddNote = (kind, what, why, count = 1) => void notes.push({ kind, what, why, count })
  const folder = join(root, 'content')
  const repaired = await repair(mapContent(await read(file, note), note), folder, note)
  const { name, history, education, expertise, gallery, volunteering } = repaired.content
  if (name === PLACEHOLDERS.name.value && !(history || education || expertise || gallery || volunteering)) {
    throw new UserError(
      `No name, job, school, skill, project or volunteer role was found, so nothing was imported. ${EXPECTED}`,
    )
  }
  const own = ownContent(root)
  if (own && !force) {
    const fix = 'Add --force to replace it (npx vitafolio import FILE --force); a backup is written beside it.'
    throw new UserError(`content/site.yaml has content of your own. ${fix}`)
  }
  const backup = own && freeName(folder)
  if (backup) replaceFile(folder, backup, own)
  replaceFile(folder, 'site.yaml', repaired.yaml)
  return reportOf(file === '-' ? 'the standard input' : basename(file), repaired, backup, notes)
}

/** Reads a file with the first importer that accepts it. */
async function read(file: string, note: AddNote): Promise<Resume> {
  const name = file === '-' ? 'The standard input' : file
  try {
    const source = await readSource(file, name)
    const importer = IMPORTERS.find(({ accepts }) => accepts(source))
    if (importer) return importer.read(source, note)
  } catch (error) {
    if (error instanceof UserError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(`${name} cannot be read (${reason}). Check the file, and unpack it if it has a password.`)
  }
  throw new UserError(`${name} has an unknown format. ${EXPECTED}`)
}

/** The bytes of content/site.yaml, unless it is a copy of the sample. */
function ownContent(root: string): Buffer | undefined {
  const file = join(root, 'content/site.yaml')
  if (!existsSync(file)) return undefined
  const content = readFileSync(file)
  const sample = readFileSync(join(SAMPLE_FOLDER, 'site.yaml'), 'utf8')
  return withoutFirstLine(String(content)) === withoutFirstLine(sample) ? undefined : content
}

/** The first line has the path of the schema, which differs in an owner's repository. */
function withoutFirstLine(text: string): string {
  return text.slice(text.indexOf('\n'))
}

/** Not `site.before-import.yaml`: the build would take it for a translation. */
function freeName(folder: string): string {
  for (let number = 1; ; number += 1) {
    const name = `site-before-import${number === 1 ? '' : `-${number}`}.yaml`
    if (!existsSync(join(folder, name))) return name
  }
}

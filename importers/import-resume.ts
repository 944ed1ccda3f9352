import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { formatPath, valueAt } from '../content/content.ts'
import { replaceFile } from '../lib/replace-file.ts'
import { UserError } from '../lib/user-error.ts'
import type { LayoutName } from '../model/compositions.ts'
import { noteUnread } from './account.ts'
import { FORMAT_LIST } from './formats.mjs'
import type { Importer } from './importer.ts'
import { IMPORTERS } from './importers.ts'
import { type AddNote, type Imported, NO_FIELD, NO_PICTURE, type Note, reportOf, summaryOf } from './report.ts'
import type { Resume } from './resume.ts'
import { textOf } from './source/line.ts'
import type { TextDocument } from './source/read-document.ts'
import { readSource } from './source/read-source.ts'
import type { Source } from './source/source.ts'
import { noteUnsaid } from './unsaid.ts'
import { UNSUPPORTED } from './unsupported.ts'
import { LANGUAGES } from './values/headings.ts'
import { languageOfText } from './values/language-of-text.ts'
import { objectIn } from './values/parse-object.ts'
import { withDoubtfulLists } from './witness.ts'
import { withKeptFields } from './write/kept-fields.ts'
import { mapContent } from './write/map-content.ts'
import { withProposedResults } from './write/proposed-results.ts'
import { repair } from './write/repair.ts'
import { contentBefore, removeSampleFiles } from './write/sample-files.ts'
import { type ReadResume, writeImport } from './write/write-import.ts'

const NO_LEVELS = 'write them at skills and languages, such as level: Expert'
/** The end of some messages. */
export const EXPECTED = `Pass one of these:\n\n${FORMAT_LIST}`
const HEADINGS = ' It needs headings such as Experience, Education or Projects, each on a line of its own.'

/** Why nothing was found in a PDF or Word file: its language, or else its headings. */
function whatIsMissing({ pages }: TextDocument): string {
  const language = languageOfText(pages.flatMap(({ lines }) => lines.map(textOf)).join('\n'))
  if (language === undefined || LANGUAGES.includes(language)) return HEADINGS
  const nameOf = (code: string) => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
  const known = new Intl.ListFormat('en').format(LANGUAGES.map(nameOf).toSorted())
  return ` It seems to be in ${nameOf(language)}, whose headings are not known. Those of ${known} are.`
}

/** `file` is the path of a file or a folder, or `-` for the standard input; `force` replaces content of the owner. */
type Options = { root: string; file: string; force: boolean }

/**
 * Writes content/site.yaml from a résumé. Returns a report.
 * @throws UserError if that is not possible
 */
export async function importResume(options: Options): Promise<string> {
  return reportOf(await importedFrom(options))
}

/** The same, with a report for programs. */
export async function importResumeAsJson(options: Options) {
  return summaryOf(await importedFrom(options))
}

async function importedFrom({ root, file, force }: Options): Promise<Imported> {
  const folder = join(root, 'content')
  const resume = await readImport({ root, file })
  const before = contentBefore(root)
  const own = before === 'sample' ? undefined : before
  if (own && !force) {
    const fix = 'Add --force to replace it (npx vitafolio import FILE --force); a backup is written beside it.'
    throw new UserError(`content/site.yaml has content of your own. ${fix}`)
  }
  const backup = own && freeName(folder)
  if (backup) replaceFile(folder, backup, own)
  writeImport(root, resume)
  const removed = before === 'sample' ? removeSampleFiles(folder) : []
  return { ...resume, replaced: { backup, removed } }
}

/**
 * Reads what a résumé becomes, and writes nothing.
 * @param given `name` is that of the file in messages, if it is not its path
 * @throws UserError if that is not possible
 */
export async function readImport({
  root,
  file,
  name = file === '-' ? 'The standard input' : file,
}: Pick<Options, 'root' | 'file'> & { name?: string }): Promise<ReadResume> {
  const notes: Note[] = []
  const note: AddNote = (kind, what, why, count = 1) => void notes.push({ kind, what, why, count })
  const { resume, importer, source } = await read(file, name, note)
  const { document, bytes } = source
  const before = contentBefore(root)
  // A career without pictures looks best in it. The owner of a site has chosen.
  const mapped = mapContent(resume, note)
  const { content, kept } = Buffer.isBuffer(before)
    ? withKeptFields(mapped, before, { root, likely: likelyLanguage(resume, document) })
    : { content: { ...mapped, look: { layout: 'trace' satisfies LayoutName } }, kept: [] }
  const proposed = document ? withDoubtfulLists(document, withProposedResults(content), note) : content
  const written = await repair(proposed, join(root, 'content'), note)
  const shown = file === '-' ? 'the standard input' : basename(file)
  const { history, education, gallery, volunteering, expertise, languages } = written.content
  if (!(history || education || gallery || volunteering || (expertise && languages))) {
    const left = notes.filter(({ why }) => why === NO_FIELD).map(({ what }) => what)
    throw new UserError(
      `No job, school or project was found in ${shown}, which was read as ${importer.name}, so nothing was imported.${document ? whatIsMissing(document) : unknownFields(left)} ${EXPECTED}`,
    )
  }
  if (document?.hasPicture) note('skipped', 'its pictures', NO_PICTURE)
  if (document?.hasRatings) note('skipped', 'levels that are drawn as dots or bars', NO_LEVELS)
  if (document) noteUnread(document, written.content, notes, note)
  else noteUnsaid(objectIn(source), importer.leftOut ?? {}, written.content, notes, note)
  const compared = document &&
    bytes && {
      name: file === '-' ? `cv.${EXTENSIONS[document.kind]}` : basename(file),
      bytes,
    }
  const stayed = kept.filter((path) => valueAt(written.content, path) !== undefined).map(formatPath)
  return { source: `${shown} (${importer.name})`, written, kept: stayed, notes, ...(compared && { compared }) }
}

/** The language of the texts of a file, if it or its texts tell. */
function likelyLanguage({ language }: Resume, document: TextDocument | undefined): string | undefined {
  const text = document?.pages.flatMap(({ lines }) => lines.map(textOf)).join('\n')
  return language ?? (text === undefined ? undefined : languageOfText(text))
}

/** Of a file from the standard input, which has no name. */
const EXTENSIONS = { pdf: 'pdf', word: 'docx' }

/** Characters of a name of the file in a message. */
const MAX_NAME = 40

function unknownFields(names: readonly string[]): string {
  const shown = [...new Set(names.map((name) => name.replace(/ ".*$/s, '').slice(0, MAX_NAME)))].slice(0, 8)
  return shown.length === 0 ? '' : ` The site has no field for ${shown.join(', ')}.`
}

type Read = { resume: Resume; importer: Importer; source: Source }

/** Reads a file with the first importer that accepts it. */
async function read(file: string, name: string, note: AddNote): Promise<Read> {
  try {
    const source = await readSource(file, name)
    const unsupported = UNSUPPORTED.find(({ accepts }) => accepts(source))
    if (unsupported)
      throw new UserError(`${name} is ${unsupported.name}, which the import does not read. ${unsupported.cure}`)
    const importer = IMPORTERS.find(({ accepts }) => accepts(source))
    if (importer) return { resume: importer.read(source, note), importer, source }
  } catch (error) {
    if (error instanceof UserError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(`${name} cannot be read (${reason}). Check the file, and unpack it if it has a password.`)
  }
  throw new UserError(`${name} has an unknown format. ${EXPECTED}`)
}

/** Not `site.before-import.yaml`: the build would take it for a translation. */
function freeName(folder: string): string {
  for (let number = 1; ; number += 1) {
    const name = `site-before-import${number === 1 ? '' : `-${number}`}.yaml`
    if (!existsSync(join(folder, name))) return name
  }
}

import type { TextDocument } from './document/read-document.ts'
import type { AddNote } from './report.ts'
import type { Resume } from './resume.ts'

/** What the owner passes: a file with this text, or a folder or zip file with these files, by path. */
export type Source = {
  /** Its name in messages. */
  name: string
  /** Empty for a folder, a zip file or a document. */
  text: string
  /** None for any other file. Each is read when it is called. */
  files: ReadonlyMap<string, () => string>
  /** The text of a PDF or Word file. */
  document?: TextDocument
}

/** Reads one format. `name` and `files` are those of formats.mjs. */
export type Importer = {
  name: string
  files: { example: string; description: string }
  /** Whether the source has this format, judged by its content. */
  accepts: (source: Source) => boolean
  /** @throws UserError if an accepted source has a mistake */
  read: (source: Source, note: AddNote) => Resume
}

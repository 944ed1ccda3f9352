import type { TextDocument } from './read-document.ts'

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
  /** The bytes of such a file. */
  bytes?: Uint8Array
}

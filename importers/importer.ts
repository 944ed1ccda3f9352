import type { AddNote } from './report.ts'
import type { Resume } from './resume.ts'
import type { Source } from './source/source.ts'
import type { LeftOut } from './unsaid.ts'

/** Reads one format. `name` and `files` are those of formats.mjs. */
export type Importer = {
  name: string
  files: { example: string; description: string }
  /** Whether the source has this format, judged by its content. */
  accepts: (source: Source) => boolean
  /** @throws UserError if an accepted source has a mistake */
  read: (source: Source, note: AddNote) => Resume
  /** What of it is not reported, because it is nothing that a site could show. */
  leftOut?: LeftOut
}

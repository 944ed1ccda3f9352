import type { Path } from '../protocol.ts'

/** A copy of the content folder, in `backups/`. */
export type Backup = {
  name: string
  /** As in ISO 8601. Not known, like all else, if what the copy says of itself is damaged. */
  date?: string
  /** What came after it: a file was imported, or another copy was brought back. */
  before?: 'import' | 'return'
  /** The name of that file. */
  file?: string
}

/** Texts of a file, and what became of them. */
export type ReportLine = { what: string; why: string; count: number }

/** What became of a file that was imported. */
export type ImportReport = {
  file: string
  /** The name of the copy of what was there before. */
  backup: string
  /** The fields of the content before that stay. */
  kept?: readonly string[]
  /** "3 jobs" */
  read: readonly string[]
  /** Lists that do not fit the file. */
  misread: readonly ReportLine[]
  skipped: readonly ReportLine[]
  private: readonly ReportLine[]
  changed: readonly ReportLine[]
  /** Contact data that everyone reads now. */
  public: readonly string[]
  /** What no file says, such as the address of the site, and what is there until its owner writes it. */
  toWrite: readonly { path: Path; message: string; text: string }[]
  /** Commands that install fonts for its texts. */
  toInstall: readonly string[]
}

/** How far the beginning with a CV is. */
export type Beginning = {
  /** The content is the sample's. */
  isFresh: boolean
  shown: 'choice' | 'report' | 'page'
  /** The file that is read now, and whether the program that reads it runs already. */
  reading?: { file: string; isStarted: boolean }
  /** Why nothing was imported. */
  failure?: { file: string; message: string }
  /** A backup was brought back just now. */
  isBack: boolean
  /** What was read last, unless something was brought back since. */
  report?: ImportReport
  /** The newest first. */
  backups: readonly Backup[]
  /** What is read, a line for each. */
  formats: readonly string[]
}

/** Bytes of a file that is imported. */
export const MAX_RESUME = 100_000_000

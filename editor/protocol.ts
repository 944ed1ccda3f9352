/** From the root of a YAML file: names of fields, and indexes of lists. */
export type Path = readonly (string | number)[]

/** A change of a YAML file. Lists are at their paths, entries at their indexes. */
export type Edit =
  /** `also`: other places of the same value, which change with it. */
  | { kind: 'set'; path: Path; value: unknown; also?: readonly Path[] }
  | { kind: 'remove'; path: Path }
  | { kind: 'insert'; path: Path; index: number; value: unknown }
  /** An entry of a list, or a field of a group. */
  | { kind: 'move'; path: Path; from: number; to: number }
  /** An entry of a list becomes one of another list. */
  | { kind: 'transfer'; path: Path; to: Path; index: number }
  /**
   * The owner has compared a value with its source, or with the text that it translates: removes the comment behind it.
   * `within`: those of all values in the group or list, too.
   */
  | { kind: 'confirm'; path: Path; within?: true | undefined }
  /** The value is to be compared: adds such a comment, which says with what. */
  | { kind: 'doubt'; path: Path; source: string }

/** The file of the main language. Others, such as site.de.yaml, have pairs of a text and its translation. */
export const MAIN_FILE = 'site.yaml'

/**
 * A change of a file of the content, the value that was there when it was made, and the state in which that was seen. A story is one value,
 * at the empty path.
 */
export type Change = {
  file: string
  edit: Edit
  old: unknown
  seen?: string | undefined
  /** With what its owner should compare the new value. No page sends it. */
  doubt?: string | undefined
  /** How its owner calls the value. No page sends it. */
  name?: string
}

/** A text of the pages in a language. */
export type EditableText = {
  /** The state that it is from. */
  revision: string
  language: string
  file: string
  path: Path
  /** As it is edited. Without a translation, nothing. */
  raw: string
  /** As the file has it, or null. */
  old: string | null
  /** As the page shows it. */
  shown: string
  /** Where site.yaml has it, in the main language. */
  place: Path
  /** Of a translation. */
  translates?: {
    /** The text in the main language, and that language. */
    text: string
    from: string
    /** The file has no pair of the text yet. */
    isNew: boolean
    /** The text has changed since it was translated. */
    isToCheck: boolean
  }
}

/** A picture, by the field that names its file in `content/images/`. */
export type EditablePicture = { place: Path; file: string }

/** The file of a project's story, in a language or in the main one. Without text, there is no file yet. */
export type Story = {
  project: Path
  language: string | undefined
  file: string
  text: string | null
  /** The main language has it, and this one does not. */
  isUntranslated: boolean
}

/** What is wrong with the content, or could be better. */
export type Problem = {
  severity: 'error' | 'warning'
  /**
   * - mistake: the build refuses it
   * - doubt: an import was not sure of the value
   * - sample: it is not the owner's yet
   * - translation: it is missing, or of a text that has changed since
   */
  kind: 'mistake' | 'doubt' | 'sample' | 'translation' | 'advice'
  /** The field that it is about; empty if it is about a whole file. */
  path: Path
  message: string
  /** Of a translation. */
  language?: string
}

export type EditorState = {
  /** Which texts the files had. */
  revision: string
  value: unknown
  texts: readonly EditableText[]
  pictures: readonly EditablePicture[]
  problems: readonly Problem[]
  stories: readonly Story[]
  canUndo: boolean
  canRedo: boolean
  /** The name of the PDF or Word file that the content was imported from, until all of it is checked. */
  source?: string
}

/** What became of a change: without a message, it is in the file. */
export type Outcome = {
  message?: string
  /** The value that a change was taken back from, or made again. */
  place?: Path
  state: EditorState
}

/** What became of a part of a line: the value that has it, in points from the top left corner of the page. */
export type ComparedPart = {
  start: number
  end: number
  x: number
  width: number
  state: 'taken' | 'doubtful' | 'left'
  path?: Path
}

export type ComparedLine = {
  text: string
  x: number
  top: number
  height: number
  isHeading: boolean
  parts: ComparedPart[]
}

/** The texts of the imported file. A Word file is one page without a size. */
export type Comparison = {
  kind: 'pdf' | 'word'
  pages: { width: number; height: number; lines: ComparedLine[] }[]
}

/** The name of a picture in content/images/, or why it was not put there. */
export type AddedPicture = { name?: string; message?: string }

/** An icon as an SVG: one without colours of its own is black. */
export type FoundIcon = { name: string; svg: string }

/** What the pages show of an accent: the colour of the owner's, and what becomes of it on the page of each theme. */
export type ShownColours = {
  hex: string
  themes: readonly { theme: 'light' | 'dark'; page: string; colour: string; hex: string }[]
}

/** A copy of the content folder, in `backups/`. */
export type Backup = {
  name: string
  /** As in ISO 8601. */
  date: string
  /** What came after it: a file was imported, or another copy was brought back. */
  before: 'import' | 'return'
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
  /** "3 jobs" */
  read: readonly string[]
  /** Lists that do not fit the file. */
  misread: readonly ReportLine[]
  skipped: readonly ReportLine[]
  private: readonly ReportLine[]
  changed: readonly ReportLine[]
  /** Contact data that everyone reads now. */
  public: readonly string[]
  /** What no file says, such as the address of the site. */
  toWrite: readonly { path: Path; message: string }[]
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

/** What the page is told at its start. `canBegin`: an import could write the content. */
export type Start = { token: string; schema: unknown; canBegin: boolean; closed?: string }

export const ADDRESS = '/__editor'

/** The steps of publishing, in their order. */
export const PUBLISH_STEPS = ['build', 'check', 'commit', 'push'] as const

export type PublishStep = {
  name: (typeof PUBLISH_STEPS)[number]
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** What it does at this moment, or has done. */
  note?: string
}

/** Why publishing does not go on, and what helps. */
export type PublishProblem = {
  message: string
  cure?: string
  /** The field that it is about. */
  path?: Path
  /** What a press can do about it. */
  action?: 'takeOver' | 'changeRemote' | 'switchBranch'
}

/** What became of the last press on "Publish", or becomes of it at this moment. */
export type PublishRun = {
  began: string
  isRunning: boolean
  steps: PublishStep[]
  problems: PublishProblem[]
  /** What was pushed. */
  commit?: string
  log: string[]
}

/** What everybody can read after publishing. */
export type PublicFact = { what: string; value?: string; path?: Path }

/** What became of a press that prepares publishing. */
export type PublishOutcome = { refused?: PublishProblem; state: PublishState }

/** What the host says without a key. */
export type PublishedState = {
  /** What the branch at the host has. */
  commit?: { id: string; date?: string; subject?: string }
  workflow: 'none' | 'waiting' | 'running' | 'passed' | 'failed' | 'unknown'
  message: string
  address?: string
}

/** What a press on "Publish" would do. */
export type PublishState = {
  /** There is git, and this is somebody's site. */
  canSetUp: boolean
  repository?: {
    /** The folder at its top, if the site is only a part of it. */
    root?: string
    branch?: string
    remote?: { address: string; host?: string; page?: string }
    identity: { name: string; email: string }
  }
  /** Why it is not possible yet. */
  problem?: PublishProblem
  /** The host has everything. */
  isPublished: boolean
  /** Files that are in no commit yet. */
  toCommit: number
  /** What has changed since the last time, in words, and a message for it. */
  changes: string[]
  message: string
  /** What hosts need beside the content, and is missing. */
  notes: PublishProblem[]
  /** Files of the folder that are not the site's. */
  leftAlone: string[]
  /** Commits that the host does not have yet. */
  unpublished: string[]
  isFirst: boolean
  facts: PublicFact[]
  published?: { id: string; date: string; subject: string }
  /** The address in the content, and the one at which the host publishes. */
  address?: string
  hostAddress?: string
  settings?: { address: string; what: string }
  /** Pages that make a repository. */
  newRepositories: { host: string; address: string }[]
  run?: PublishRun
}
/** A CV as it is printed now. Without a file, the site has none. */
export type CvPages =
  | { problem: string }
  | { languages: readonly CvLanguage[]; file?: undefined }
  | {
      languages: readonly CvLanguage[]
      /** The code of its own. */
      language: string
      /** Its path without its extension: `de/cv-platform`. */
      file: string
      /** By which its files and texts are asked for. Equal pages have the same. */
      key: string
      pages: number
      limit?: number
      /** What it lacks for the limit of pages: the end of a text, a highlight, or an entry. */
      /** The names of its sections, and those that a CV has without a list of its own. */
      sections: readonly string[]
      usualSections: readonly string[]
      left: readonly { kind: 'text' | 'highlight' | 'entry'; name: string; path: Path }[]
    }

export type CvLanguage = { code: string; name: string }

/** What programs do not find in a CV, and the field that has it. */
export type Unread = { text: string; path?: Path }

/** What is on the pages of a CV, in points from the top left corner of the page, and what programs read of it. */
export type CvTexts = {
  read: readonly string[]
  unread: readonly Unread[]
  pages: readonly { width: number; height: number; texts: readonly CvText[] }[]
}

export type CvText = { text: string; x: number; top: number; width: number; height: number; path: Path }

/** The letters, with the CV that each names, and the folders of those that git would publish. */
export type Letters = { letters: readonly { name: string; variant?: string }[]; open: readonly string[] }

/** The file of a letter, and its fields and its text if it has a head that can be read. */
export type Letter =
  | { text: string | null; head?: undefined }
  | { text: string; head: Readonly<Record<string, string>>; body: string }

/** Equal pages have the same key. */
export type LetterPages = { key: string } | { problem: string }

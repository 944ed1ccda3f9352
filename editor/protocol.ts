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
  /** It is published: not all of it is questions. */
  hasPage: boolean
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

/** The name of a picture in content/images/, or why it was not put there. */
export type AddedPicture = { name?: string; message?: string }

/** An icon as an SVG: one without colours of its own is black. */
export type FoundIcon = { name: string; svg: string }

/** The diagrams of a text as pictures, and what is wrong with them, with their lines. */
export type DrawnDiagrams = {
  pictures: readonly { svg: string; width: number; height: number; description: string }[]
  mistakes: readonly { line: number; message: string }[]
}

/** What the pages show of an accent: the colour of the owner's, and what becomes of it on the page of each theme. */
export type ShownColours = {
  hex: string
  themes: readonly { theme: 'light' | 'dark'; page: string; colour: string; hex: string }[]
}

/** What the page is told at its start. `canBegin`: an import could write the content. */
export type Start = { token: string; schema: unknown; canBegin: boolean; closed?: string }

export const ADDRESS = '/__editor'

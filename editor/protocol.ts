/** From the root of a YAML file: names of fields, and indexes of lists. */
export type Path = readonly (string | number)[]

/** A change of a YAML file. Lists are at their paths, entries at their indexes. */
export type Edit =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'remove'; path: Path }
  | { kind: 'insert'; path: Path; index: number; value: unknown }
  | { kind: 'move'; path: Path; from: number; to: number }

/** The file of the main language. Others, such as site.de.yaml, have pairs of a text and its translation. */
export const MAIN_FILE = 'site.yaml'

/** A change of a file of the content, and the value that stood there when it was made. */
export type Change = { file: string; edit: Edit; old: unknown }

/** A text of the pages in a language. */
export type EditableText = {
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
}

/** What is wrong with the content, or could be better. */
export type Problem = { severity: 'error' | 'warning'; path: Path; message: string }

export type EditorState = {
  value: unknown
  texts: readonly EditableText[]
  problems: readonly Problem[]
  canUndo: boolean
  canRedo: boolean
}

/** What became of a change: without a message, it is in the file. */
export type Outcome = { message?: string; state: EditorState }

/** The name of a picture in content/images/, or why it was not put there. */
export type AddedPicture = { name?: string; message?: string }

/** What the page is told at its start. */
export type Start = { token: string; schema: unknown; closed?: string }

export const ADDRESS = '/__editor'

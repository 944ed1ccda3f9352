/** From the root of a YAML file: names of fields, and indexes of lists. */
export type Path = readonly (string | number)[]

/** A change of a YAML file. Lists are at their paths, entries at their indexes. */
export type Edit =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'remove'; path: Path }
  | { kind: 'insert'; path: Path; index: number; value: unknown }
  | { kind: 'move'; path: Path; from: number; to: number }

/** A change, and the value that stood there when it was made. */
export type Change = { edit: Edit; old: unknown }

/** A text of the content, as the file has it and as the page shows it. */
export type EditableText = { path: Path; raw: string; shown: string }

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

/** What the page is told at its start. */
export type Start = { token: string; schema: unknown; closed?: string }

export const ADDRESS = '/__editor'

/** Something to report to the owner: a value that was not imported, or that was changed. */
export type Note = { kind: 'skipped' | 'changed'; what: string; why: string }
export type AddNote = (kind: Note['kind'], what: string, why: string) => void

/** Something to report to the owner: a value that was not imported, that was changed, or that the owner may have to write. */
export type Note = { kind: 'skipped' | 'changed' | 'to write'; what: string; why: string }
export type AddNote = (kind: Note['kind'], what: string, why: string) => void

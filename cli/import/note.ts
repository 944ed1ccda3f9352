/** Something to report to the owner: values that were not imported, or a value that was changed. */
export type Note = { kind: 'skipped' | 'changed'; what: string; why: string; count: number }
export type AddNote = (kind: Note['kind'], what: string, why: string, count?: number) => void

export const NO_FIELD = 'the site has no field for it'

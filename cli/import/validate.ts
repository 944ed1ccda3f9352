import jsonResume from '@jsonresume/schema'
import { formatPath } from '../../generator/content/position.ts'
import { isRecord, type Fields } from './coerce.ts'
import type { Note, Resume } from './resume.ts'

type Path = readonly (string | number)[]

const EXPECTED: Record<string, string> = {
  email: 'it is not an email address',
  pattern: 'it is not a date; write it like 2019-03',
  type: 'it is not text',
  uri: 'it is not a URL',
}

/** Removes the values that the schema of JSON Resume rejects. */
export function validate(resume: Fields): { resume: Resume; notes: Note[] } {
  const notes: Note[] = []
  const valid = structuredClone(resume)
  jsonResume.validate(resume, (errors) => {
    for (const { path, name, argument } of errors ?? []) {
      removeAt(valid, path)
      const why = EXPECTED[name === 'format' ? String(argument) : name] ?? 'it is invalid'
      notes.push({ kind: 'skipped', what: formatPath(path), why })
    }
  })
  return { resume: valid as Resume, notes } // what is left conforms to the schema
}

function removeAt(parent: unknown, [step, ...rest]: Path): void {
  if (step === undefined) return
  const fields = parent as Record<string | number, unknown> // the validator walked the same path
  if (rest.length > 0) removeAt(fields[step], rest)
  else if (isRecord(parent)) delete fields[step]
}

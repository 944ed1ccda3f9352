import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Copies, Earlier } from './write-files.ts'

/** The site that `output` holds, and its copies, as far as it was noted. */
export function earlierSite(root: string, output: string): Earlier {
  try {
    return { folder: output, copies: JSON.parse(readFileSync(noteOf(root, output), 'utf8')) as Copies } // as noted below
  } catch {
    return { folder: output, copies: {} } // It is the first, or the note was not finished: all is copied.
  }
}

/** Notes what copies are about to stand in `output`, for the next build. */
export function noteCopies(root: string, output: string, copies: Copies) {
  const note = noteOf(root, output)
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, JSON.stringify(copies))
}

function noteOf(root: string, output: string): string {
  const name = createHash('sha256').update(output).digest('hex')
  return join(root, 'node_modules/.cache/copies', `${name}.json`)
}

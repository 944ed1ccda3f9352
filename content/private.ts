import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { wouldBeAdded } from '../lib/would-be-added.ts'
import { type PrivateFacts, privateSchema } from '../model/private-schema.ts'
import { ContentError, type Diagnostic, ofWholeFile } from './diagnostic.ts'
import type { Path } from './fields.ts'
import { type Folder, readText } from './files.ts'
import { parseContent } from './parse.ts'
import { compareWith } from './schema-mistakes.ts'

/** The file that is ignored by git. */
const PRIVATE_FILE = 'private.yaml'

/**
 * What is wrong with content/private.yaml, if it is there: also that git would publish it.
 * @param root the folder of the repository
 */
export function checkPrivate(root: string, at: Folder): Diagnostic[] {
  const path = `${at.name}/${PRIVATE_FILE}`
  const isOpen = existsSync(join(at.folder, PRIVATE_FILE)) && wouldBeAdded(root, join(at.folder, PRIVATE_FILE))
  const cure = `git publishes this file with the repository. Add to .gitignore: /${path}`
  const open = isOpen ? [ofWholeFile(path, cure, 'warning')] : []
  try {
    readPrivate(at)
    return open
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return [...open, ...error.diagnostics]
  }
}

/** The private facts, and how to name the place of one. */
export type PrivateContent = { facts: PrivateFacts; diagnose: (path: Path, message: string) => Diagnostic }

/**
 * Reads content/private.yaml, if it is there.
 * @throws ContentError with what is wrong with it
 */
export function readPrivate(at: Folder): PrivateContent | undefined {
  if (!existsSync(join(at.folder, PRIVATE_FILE))) return undefined
  const { text, diagnostics } = readText(at, PRIVATE_FILE)
  if (text === undefined) throw new ContentError(diagnostics)
  const parsed = parseContent(text, `${at.name}/${PRIVATE_FILE}`)
  const value = parsed.value ?? {}
  const mistakes = [
    ...parsed.diagnostics,
    ...(parsed.diagnostics.length > 0 ? [] : compareWith(privateSchema, { ...parsed, value })),
  ]
  if (mistakes.length > 0) throw new ContentError(mistakes)
  return { facts: privateSchema.parse(value), diagnose: parsed.diagnose }
}

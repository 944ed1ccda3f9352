import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
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
/** Names that people and editors give to it, also to copies. */
const MISNAMED = /^private\b.*\.(?:ya?ml|txt)|^private\.ya?ml/i

/** The private facts, and how to name the place of one. */
export type PrivateContent = { facts: PrivateFacts; diagnose: (path: Path, message: string) => Diagnostic }

/**
 * What is wrong with content/private.yaml: a mistake in it, another name, or that git would publish it.
 * @param root the folder of the repository
 */
export function checkPrivate(root: string, at: Folder): Diagnostic[] {
  const names = existsSync(at.folder) && statSync(at.folder).isDirectory() ? readdirSync(at.folder) : []
  const files = names.filter((name) => name === PRIVATE_FILE || MISNAMED.test(name))
  const problems = files.flatMap((name): Diagnostic[] => {
    const path = `${at.name}/${name}`
    const other = `Private facts are read from ${PRIVATE_FILE} alone. Rename or remove this file.`
    const cure = publishedBy(root, join(at.folder, name), path)
    return [
      ...(name === PRIVATE_FILE ? [] : [ofWholeFile(path, other, 'warning')]),
      ...(cure === undefined
        ? []
        : [ofWholeFile(path, `git publishes this file with the repository. ${cure}`, 'warning')]),
    ]
  })
  try {
    readPrivate(at)
    return problems
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return [...problems, ...error.diagnostics]
  }
}

/** What keeps a file out of the repository, if nothing does yet. */
function publishedBy(root: string, file: string, path: string): string | undefined {
  const { status } = spawnSync('git', ['ls-files', '--error-unmatch', file], { cwd: root })
  if (status === 0)
    return `It is in it already: run git rm --cached ${path}, commit, and remove it from the history, too (git filter-repo).`
  return wouldBeAdded(root, file) ? `Add to .gitignore: /${path}` : undefined
}

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
  const mistakes = parsed.diagnostics.length > 0 ? parsed.diagnostics : compareWith(privateSchema, { ...parsed, value })
  // A log may be public, and has no line of the file.
  if (mistakes.length > 0) throw new ContentError(mistakes.map((each) => ({ ...each, frame: null, help: undefined })))
  return { facts: privateSchema.parse(value), diagnose: parsed.diagnose }
}

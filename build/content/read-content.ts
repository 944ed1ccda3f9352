import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, parse } from 'node:path'
import { isNode, LineCounter, parseDocument, visit, type Document, type ErrorCode, type YAMLParseError } from 'yaml'
import type { z } from 'zod'
import type { Source } from '../../schema/content.ts'
import { siteSchema } from '../../schema/site.ts'
import { mistakesAcross } from './across-fields.ts'
import { faultIn } from './check-files.ts'
import { ContentError } from './content-error.ts'
import { explain } from './explain.ts'
import { filesNamed, FOLDERS, type NamedFile } from './fields.ts'
import { hasIcon } from './icon-set.ts'
import { mistakesInLetters } from './letters.ts'
import { nameOf, offsetOf, offsetOfKey, type Path } from './place.ts'

type Mistake = { offset: number; path: Path; message: string }
type Folder = { name: string; has: (path: string) => boolean; faultIn: (file: NamedFile) => Promise<string | null> }

/**
 * The owner's content, checked.
 * @param root the project's folder
 * @param name the owner's folder in it
 * @throws ContentError with every mistake at once
 */
export async function readContent(root: string, name: string): Promise<Source> {
  const folder = join(root, name)
  const file = join(folder, 'site.yaml')
  const refusal = (what: string) => new ContentError(`${name}/site.yaml`, [`${name}/site.yaml: ${what}`])
  if (!existsSync(file)) throw refusal('is missing')
  if (!statSync(file).isFile()) throw refusal('is a folder; write the content into a file of that name')
  const yaml = textIn(readFileSync(file))
  if (yaml === null) throw refusal('is not written in UTF-8; save it anew with that encoding')
  return checkContent(yaml, {
    name,
    has: (path) => existsSync(join(folder, path)),
    faultIn: (named) => faultIn(folder, named),
  })
}

function textIn(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The same for a text at hand, beside the files of a folder. */
export async function checkContent(yaml: string, folder: Folder): Promise<Source> {
  const file = `${folder.name}/site.yaml`
  const lines = new LineCounter()
  // Dates are told apart from texts only so that an unquoted one can be named as a mistake.
  const document = parseDocument(yaml, { lineCounter: lines, customTags: ['timestamp'], merge: false })
  const place = ({ offset, path, message }: Mistake) => {
    const { line, col } = lines.linePos(offset)
    return `${file}:${line}:${col} ${path.length === 0 ? '' : `${nameOf(path)}: `}${message}`
  }

  if (document.errors.length > 0) {
    const mistakes = document.errors.map((error) => place({ offset: error.pos[0], path: [], message: plain(error) }))
    throw new ContentError(file, mistakes)
  }

  const unnamed = aliasesOfNothing(document)
  if (unnamed.length > 0) throw new ContentError(file, unnamed.map(place))

  const value = plainOf(document, file)
  const result = siteSchema.safeParse(value, { reportInput: true })
  const mistakes = [
    ...(result.error?.issues ?? []).flatMap((issue) => mistakesOf(document, issue)),
    ...[...mistakesAcross(value), ...mistakesInLetters(value)].map((mistake) => ({
      ...mistake,
      offset: offsetOf(document, mistake.path),
    })),
    ...(await mistakesInFiles(document, value, folder)),
  ].toSorted((a, b) => a.offset - b.offset)
  if (!result.success || mistakes.length > 0) throw new ContentError(file, mistakes.map(place))
  return result.data
}

/** The document as plain values. Aliases that multiply without end are refused before they fill the memory. */
function plainOf(document: Document, file: string): unknown {
  try {
    return document.toJS()
  } catch {
    throw new ContentError(file, [`${file}:1:1 uses an alias (*name) too often; write the text out instead`])
  }
}

function aliasesOfNothing(document: Document): Mistake[] {
  const mistakes: Mistake[] = []
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return
      const message = `uses an alias (*${alias.source}) that nothing is named by; write the text out, or in quotes`
      mistakes.push({ offset: alias.range?.[0] ?? 0, path: [], message })
    },
  })
  return mistakes
}

function mistakesOf(document: Document, issue: z.core.$ZodIssue): Mistake[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      offset: offsetOfKey(document, [...issue.path, key]),
      path: [...issue.path, key],
      message: 'is not a field that exists here; check its spelling and indentation, or remove it',
    }))
  }
  const value = issue.path.length === 0 ? document.toJS() : document.getIn(issue.path, false)
  const plainValue = isNode(value) ? value.toJS(document) : value
  return [{ offset: offsetOf(document, issue.path), path: issue.path, message: explain(issue, plainValue) }]
}

async function mistakesInFiles(document: Document, value: unknown, folder: Folder): Promise<Mistake[]> {
  const named = filesNamed(siteSchema, value).filter(({ name }) => !name.startsWith('https:'))
  const pictures = new Map<string, string>()
  const twin = ({ kind, name }: NamedFile) => {
    if (kind !== 'picture' && kind !== 'icon') return null
    const stem = name.includes(':') ? name.replace(':', '-') : parse(name).name.toLowerCase()
    const other = pictures.get(stem) ?? name
    pictures.set(stem, other)
    return other === name ? null : `"${name}" and "${other}" would be served under the same names; rename one of them`
  }
  const mistakes = await Promise.all(
    named.map(async (file) => {
      const message = twin(file) ?? (isThere(file, folder) ? await folder.faultIn(file) : missing(file, folder.name))
      return message === null ? [] : [{ offset: offsetOf(document, file.path), path: file.path, message }]
    }),
  )
  return mistakes.flat()
}

function isThere({ kind, name }: NamedFile, folder: Folder): boolean {
  if (kind === 'glyph' || name.includes(':')) return hasIcon(name)
  return folder.has(`${FOLDERS[kind]}/${name}`)
}

function missing({ kind, name }: NamedFile, folder: string): string {
  return kind === 'glyph' || name.includes(':')
    ? `there is no icon "${name}" in that set`
    : `there is no file "${name}" in ${folder}/${FOLDERS[kind]}/; put it there or correct the name`
}

/** What the parser says, for those who have never heard of its terms. */
const IN_OTHER_WORDS: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'has a second ": " in its line; put the text in quotes',
  DUPLICATE_KEY: 'is a field that stands here before; keep one',
  MULTIPLE_DOCS: 'begins a second document with "---"; remove that line',
  TAB_AS_INDENT: 'is indented with a tab; use spaces',
  MISSING_CHAR: 'lacks a sign that closes what was begun: a quote, a bracket, or a comma between entries',
}

function plain(error: YAMLParseError): string {
  return IN_OTHER_WORDS[error.code] ?? error.message.split(/ at line|\n/)[0] ?? error.message
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isNode, isPair, LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'
import type { Source } from '../../schema/content.ts'
import { siteSchema } from '../../schema/site.ts'
import { explain } from './explain.ts'
import { filesNamed, type NamedFile } from './files-named.ts'
import { hasIcon } from './icon-set.ts'

const FILE = 'content/site.yaml'
const FOLDERS = { picture: 'content/images', icon: 'content/images', animation: 'content/animations' }

type Path = readonly PropertyKey[]
type Mistake = { offset: number; path: string; message: string }

/** All that is wrong with the content, each mistake on a line `content/site.yaml:LINE:COLUMN path: what, what is allowed`. */
class ContentError extends Error {
  override name = 'ContentError'
  constructor(mistakes: readonly string[]) {
    const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`
    super(`${FILE} has ${count}:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`)
    this.stack = this.message // The place that matters is in the owner's file, not in ours.
  }
}

/**
 * The owner's content, checked.
 * @param root the project's folder
 * @throws ContentError with every mistake at once
 */
export function readContent(root: string): Source {
  const file = join(root, FILE)
  if (!existsSync(file)) throw new ContentError([`${FILE}: is missing`])
  return checkContent(readFileSync(file, 'utf8'), (path) => existsSync(join(root, path)))
}

/** The same for a text at hand. `exists` tells whether there is a file at a path below the project's folder. */
export function checkContent(yaml: string, exists: (path: string) => boolean): Source {
  const lines = new LineCounter()
  // Dates are told apart from texts only so that an unquoted one can be named as a mistake.
  const document = parseDocument(yaml, { lineCounter: lines, customTags: ['timestamp'], merge: false })
  const place = ({ offset, path, message }: Mistake) => {
    const { line, col } = lines.linePos(offset)
    return `${FILE}:${line}:${col} ${path === '' ? '' : `${path}: `}${message}`
  }

  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error) => place({ offset: error.pos[0], path: '', message: plain(error) })),
    )
  }

  const value = plainOf(document)
  const result = siteSchema.safeParse(value, { reportInput: true })
  const mistakes = [
    ...(result.error?.issues ?? []).flatMap((issue) => mistakesOf(document, issue)),
    ...filesNamed(siteSchema, value)
      .filter((named) => !isThere(named, exists))
      .map((named) => missing(document, named)),
    ...doubledPaths(document),
  ].toSorted((a, b) => a.offset - b.offset)
  if (!result.success || mistakes.length > 0) throw new ContentError(mistakes.map(place))
  return result.data
}

/** The document as plain values. Aliases that multiply without end are refused before they fill the memory. */
function plainOf(document: Document): unknown {
  try {
    return document.toJS()
  } catch {
    throw new ContentError([`${FILE}:1:1 uses an alias (*name) too often; write the text out instead`])
  }
}

function mistakesOf(document: Document, issue: z.core.$ZodIssue): Mistake[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      offset: offsetOfKey(document, [...issue.path, key]),
      path: nameOf([...issue.path, key]),
      message: 'is not a field that exists here; check its spelling and indentation, or remove it',
    }))
  }
  const value = issue.path.length === 0 ? document.toJS() : document.getIn(issue.path, false)
  const plainValue = isNode(value) ? value.toJS(document) : value
  return [{ offset: offsetOf(document, issue.path), path: nameOf(issue.path), message: explain(issue, plainValue) }]
}

function isThere({ kind, name }: NamedFile, exists: (path: string) => boolean): boolean {
  if (name.startsWith('https:')) return true
  if (kind === 'glyph' || name.includes(':')) return hasIcon(name)
  return exists(`${FOLDERS[kind]}/${name}`)
}

function missing(document: Document, { path, kind, name }: NamedFile): Mistake {
  const message =
    kind === 'glyph' || name.includes(':')
      ? `there is no icon "${name}" in that set`
      : `there is no file "${name}" in ${FOLDERS[kind]}/; put it there or correct the name`
  return { offset: offsetOf(document, path), path: nameOf(path), message }
}

function doubledPaths(document: Document): Mistake[] {
  const organisations: unknown = document.toJS()?.companies?.organisations
  if (!Array.isArray(organisations)) return []
  const paths: unknown[] = organisations.map((organisation) => organisation?.path)
  return paths.flatMap((path, index) => {
    const first = paths.indexOf(path)
    if (typeof path !== 'string' || first === index) return []
    const at = ['companies', 'organisations', index, 'path']
    return [
      {
        offset: offsetOf(document, at),
        path: nameOf(at),
        message: `"${path}" is taken by the organisation before; give each its own path`,
      },
    ]
  })
}

/** Where a value stands; where it is missing, the parent it is missing from. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range)
      return length < path.length ? offsetOfKey(document, path.slice(0, length)) : node.range[0]
  }
  return 0
}

function offsetOfKey(document: Document, path: Path): number {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  const pair = isMap(parent) ? parent.items.find(({ key }) => isNode(key) && String(key) === path.at(-1)) : undefined
  if (isPair(pair) && isNode(pair.key) && pair.key.range) return pair.key.range[0]
  const node = document.getIn(path, true)
  return isNode(node) && node.range ? node.range[0] : 0
}

function nameOf(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}

function plain(error: Error): string {
  return error.message.split(/ at line|\n/)[0] ?? error.message
}

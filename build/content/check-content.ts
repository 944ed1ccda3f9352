import { isNode, LineCounter, parseDocument, visit, type Document, type ErrorCode, type YAMLParseError } from 'yaml'
import type { z } from 'zod'
import type { Source } from '../../schema/content.ts'
import { siteSchema } from '../../schema/site.ts'
import { mistakesAcross } from './across-fields.ts'
import { ContentError, type Mistake } from './content-error.ts'
import { explain } from './explain.ts'
import { frameOf } from './frame.ts'
import { leftovers } from './leftovers.ts'
import { mistakesInLetters } from './letters.ts'
import { meantBy } from './meant-by.ts'
import { mistakesInFiles, type Folder } from './mistakes-in-files.ts'
import { nameOf, offsetOf, offsetOfKey, type Path } from './place.ts'
import { helpAt, schemaAt, shapeOf } from './schema-at.ts'

/** `placeless` where no line shows it: what the whole file lacks. */
type Found = { offset: number; path: Path; message: string; placeless?: boolean }

/**
 * A content as text, checked beside the files of its folder: its parts stay in the order they are written in.
 * @param asOwn whether nothing of the sample may be left in it, once it is valid
 * @throws ContentError with every mistake at once
 */
export async function checkContent(
  yaml: string,
  folder: Folder,
  asOwn: (source: Source) => boolean = () => false,
): Promise<Source> {
  const file = `${folder.name}/site.yaml`
  const lines = new LineCounter()
  const texts = yaml.split(/\r?\n/)
  const refuse = (found: readonly Found[], noun?: string) => {
    const inOrder = found.toSorted((a, b) => a.offset - b.offset)
    return new ContentError(
      file,
      inOrder.map((mistake) => placed(mistake, texts, lines)),
      noun,
    )
  }

  // Dates are told apart from texts only so that an unquoted one can be named as a mistake.
  const document = parseDocument(yaml, { lineCounter: lines, customTags: ['timestamp'], merge: false })
  if (document.errors.length > 0) {
    // What the parser finds after its first mistake mostly follows from that.
    const errors = document.errors.filter(({ code }, index) => index === 0 || code === 'DUPLICATE_KEY')
    throw refuse(errors.map((error) => ({ offset: error.pos[0], path: [], message: plain(error) })))
  }
  const unnamed = aliasesOfNothing(document)
  if (unnamed.length > 0) throw refuse(unnamed)
  const value = plainOf(document)
  if (value === TOO_MUCH) {
    throw refuse([{ offset: 0, path: [], message: 'uses an alias (*name) too often; write the text out instead' }])
  }

  const result = siteSchema.safeParse(value, { reportInput: true })
  const elsewhere = [...mistakesAcross(value), ...mistakesInLetters(value), ...(await mistakesInFiles(value, folder))]
  const mistakes = [
    ...(result.error?.issues ?? []).flatMap((issue) => mistakesOf(document, issue)),
    ...elsewhere.map((mistake) => ({ ...mistake, offset: offsetOf(document, mistake.path) })),
  ]
  if (!result.success || mistakes.length > 0) throw refuse(mistakes)
  const left = asOwn(result.data) ? leftovers(value, folder) : []
  if (left.length > 0) {
    const found = left.map((mistake) => ({ ...mistake, offset: offsetOf(document, mistake.path) }))
    throw refuse(found, 'leftover')
  }
  // zod puts the fields in the schema's order; the page takes its sections in the owner's.
  return Object.fromEntries(
    Object.keys(value as Source).map((key) => [key, result.data[key as keyof Source]]),
  ) as Source
}

function placed({ offset, path, message, placeless }: Found, texts: readonly string[], lines: LineCounter): Mistake {
  const { line, col } = lines.linePos(offset)
  return {
    line,
    column: col,
    message: `${path.length === 0 ? '' : `${nameOf(path)}: `}${message}`,
    frame: placeless ? null : frameOf(texts[line - 1] ?? '', line, col),
    help: path.length === 0 ? undefined : helpAt(siteSchema, path),
  }
}

const TOO_MUCH = Symbol('too much')

/** The document as plain values. Aliases that multiply without end are refused before they fill the memory. */
function plainOf(document: Document): unknown {
  try {
    return document.toJS()
  } catch {
    return TOO_MUCH
  }
}

function aliasesOfNothing(document: Document): Found[] {
  const mistakes: Found[] = []
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return
      const message = `uses an alias (*${alias.source}) that nothing is named by; write the text out, or in quotes`
      mistakes.push({ offset: alias.range?.[0] ?? 0, path: [], message })
    },
  })
  return mistakes
}

function mistakesOf(document: Document, issue: z.core.$ZodIssue): Found[] {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(shapeOf(schemaAt(siteSchema, issue.path)))
    return issue.keys.map((key) => {
      const meant = meantBy(key, known)
      const hint = meant === undefined ? 'check its spelling and indentation, or remove it' : `did you mean "${meant}"?`
      const path = [...issue.path, key]
      return { offset: offsetOfKey(document, path), path, message: `is not a field that exists here; ${hint}` }
    })
  }
  const value = issue.path.length === 0 ? document.toJS() : document.getIn(issue.path, false)
  const plainValue = isNode(value) ? value.toJS(document) : value
  const placeless = issue.path.length === 1 && plainValue === undefined
  return [{ offset: offsetOf(document, issue.path), path: issue.path, message: explain(issue, plainValue), placeless }]
}

/** What the parser says, for those who have never heard of its terms. */
const IN_OTHER_WORDS: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'stands further left than what it belongs to, or lacks its closing bracket',
  BLOCK_AS_IMPLICIT_KEY: 'has a second ": " in its line; put the text in quotes',
  DUPLICATE_KEY: 'is a field that stands here before; keep one',
  MULTIPLE_DOCS: 'begins a second document with "---"; remove that line',
  RESOURCE_EXHAUSTION: 'is nested deeper than any content; remove the brackets or dashes that open nothing',
  TAB_AS_INDENT: 'is indented with a tab; use spaces',
  MISSING_CHAR: 'lacks a sign that closes what was begun: a quote, a bracket, or a comma between entries',
}

function plain(error: YAMLParseError): string {
  return IN_OTHER_WORDS[error.code] ?? error.message.split(/ at line|\n/)[0] ?? error.message
}

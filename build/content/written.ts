import { LineCounter, parseDocument, visit, type Document, type ErrorCode, type YAMLParseError } from 'yaml'
import { siteSchema } from '../../schema/site.ts'
import { ContentError, type Mistake } from './content-error.ts'
import { frameOf } from './frame.ts'
import { nameOf, offsetOf, type Path } from './place.ts'
import { helpAt } from './schema-at.ts'

/** Something to say of a content: it stands where its path leads, but for an `offset` of its own. */
export type Found = {
  path: Path
  message: string
  offset?: number
  /** Where no line shows it: what the whole file lacks. */
  placeless?: boolean
}

/** A content as it is written, valid or not: its values, and the line of each. */
export type Written = {
  file: string
  document: Document
  value: unknown
  /** What is found, with its line and the help of its field. */
  placed: (found: Found) => Mistake
  /** All that is found, in the order of the file. @param noun what one of them is called */
  refusal: (found: readonly Found[], noun?: string) => ContentError
}

/**
 * @param file what the text is called in what is said of it
 * @throws ContentError when it is no YAML, or more than any content
 */
export function parseContent(yaml: string, file: string): Written {
  const lines = new LineCounter()
  const texts = yaml.split(/\r?\n/)
  // Dates are told apart from texts only so that an unquoted one can be named as a mistake.
  const document = parseDocument(yaml, { lineCounter: lines, customTags: ['timestamp'], merge: false })
  const offset = (found: Found) => found.offset ?? offsetOf(document, found.path)

  const placed = (found: Found): Mistake => {
    const { path, message, placeless } = found
    const { line, col } = lines.linePos(offset(found))
    return {
      line,
      column: col,
      message: `${path.length === 0 ? '' : `${nameOf(path)}: `}${message}`,
      frame: placeless ? null : frameOf(texts[line - 1] ?? '', line, col),
      help: path.length === 0 ? undefined : helpAt(siteSchema, path),
    }
  }
  const refusal = (found: readonly Found[], noun?: string) => {
    const inOrder = found.toSorted((a, b) => offset(a) - offset(b))
    return new ContentError(file, inOrder.map(placed), noun)
  }

  if (document.errors.length > 0) {
    // What the parser finds after its first mistake mostly follows from that.
    const errors = document.errors.filter(({ code }, index) => index === 0 || code === 'DUPLICATE_KEY')
    throw refusal(errors.map((error) => ({ offset: error.pos[0], path: [], message: plain(error) })))
  }
  const unnamed = aliasesOfNothing(document)
  if (unnamed.length > 0) throw refusal(unnamed)
  const value = plainOf(document)
  if (value === TOO_MUCH) {
    throw refusal([{ offset: 0, path: [], message: 'uses an alias (*name) too often; write the text out instead' }])
  }
  return { file, document, value, placed, refusal }
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
    Alias(_, alias, above) {
      const named = alias.resolve(document)
      if (named && above.includes(named)) {
        const inItself = `uses an alias (*${alias.source}) within what it names; write the text out instead`
        mistakes.push({ offset: alias.range?.[0] ?? 0, path: [], message: inItself })
      }
      if (named) return
      const message = `uses an alias (*${alias.source}) that nothing is named by; write the text out, or in quotes`
      mistakes.push({ offset: alias.range?.[0] ?? 0, path: [], message })
    },
  })
  return mistakes
}

/** What the parser says, for those who have never heard of its terms. */
const IN_OTHER_WORDS: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'stands further left than what it belongs to, or lacks its closing bracket',
  BLOCK_AS_IMPLICIT_KEY:
    'has a second ": " in its line, or the line below stands further in than it should; put the text in quotes, or align the lines',
  BLOCK_IN_FLOW: 'lacks a comma before it, or the bracket that closes its entry',
  UNEXPECTED_TOKEN:
    'goes on after its end; a quote within quotes is written twice, and a text that goes on needs quotes around all of it',
  DUPLICATE_KEY: 'is a field that stands here before; keep one',
  MULTIPLE_DOCS: 'begins a second document with "---"; remove that line',
  RESOURCE_EXHAUSTION: 'is nested deeper than any content; remove the brackets or dashes that open nothing',
  TAB_AS_INDENT: 'is indented with a tab; use spaces',
  MISSING_CHAR: 'lacks a sign that closes what was begun: a quote, a bracket, or a comma between entries',
}

/** One code of the parser's for several things that people do. */
const BY_ITS_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^Sequence item without/, 'stands further left than the fields of its entry; align it with them'],
  [/^Missing , or :/, 'lacks a comma between two fields; a text that begins with { or [ needs quotes'],
]

function plain(error: YAMLParseError): string {
  const known = BY_ITS_WORDS.find(([words]) => words.test(error.message))?.[1]
  return known ?? IN_OTHER_WORDS[error.code] ?? error.message.split(/ at line|\n/)[0] ?? error.message
}

import { LineCounter, parseDocument, visit, type Document, type ErrorCode, type YAMLParseError } from 'yaml'
import { siteSchema } from '../../schema/site.ts'
import { frameOf } from './code-frame.ts'
import { ContentError, type Diagnostic } from './content-error.ts'
import { formatPath, offsetOf, type Path } from './position.ts'
import { helpAt } from './schema-at.ts'

/** A diagnostic for the value at a path, or for an explicit `offset`. */
export type Issue = {
  path: Path
  message: string
  offset?: number
  /** The diagnostic concerns no line, such as a missing top-level field. */
  placeless?: boolean
}

/** Parsed content, valid or not, with the position of each value. */
export type ParsedContent = {
  file: string
  document: Document
  value: unknown
  /** Adds the line and the description of the field to a diagnostic. */
  placed: (found: Issue) => Diagnostic
  /** Creates an error with all diagnostics, in file order. @param noun the singular noun for their number */
  refusal: (found: readonly Issue[], noun?: string) => ContentError
}

/**
 * @param file the file name in messages
 * @throws ContentError if the text is not valid YAML, or if its aliases expand too much
 */
export function parseContent(yaml: string, file: string): ParsedContent {
  const lines = new LineCounter()
  const texts = yaml.split(/\r?\n/)
  // The timestamp tag detects unquoted dates, so that the message can name them.
  const document = parseDocument(yaml, { lineCounter: lines, customTags: ['timestamp'], merge: false })
  const offset = (found: Issue) => found.offset ?? offsetOf(document, found.path)

  const placed = (found: Issue): Diagnostic => {
    const { path, message, placeless } = found
    const { line, col } = lines.linePos(offset(found))
    return {
      line,
      column: col,
      message: `${path.length === 0 ? '' : `${formatPath(path)}: `}${message}`,
      frame: placeless ? null : frameOf(texts[line - 1] ?? '', line, col),
      help: path.length === 0 ? undefined : helpAt(siteSchema, path),
    }
  }
  const refusal = (found: readonly Issue[], noun?: string) => {
    const inOrder = found.toSorted((a, b) => offset(a) - offset(b))
    return new ContentError(file, inOrder.map(placed), noun)
  }

  if (document.errors.length > 0) {
    // Errors after the first one are mostly consequences of it.
    const errors = document.errors.filter(({ code }, index) => index === 0 || code === 'DUPLICATE_KEY')
    throw refusal(errors.map((error) => ({ offset: error.pos[0], path: [], message: plain(error) })))
  }
  const unnamed = aliasesOfNothing(document)
  if (unnamed.length > 0) throw refusal(unnamed)
  const value = plainOf(document)
  if (value === TOO_MUCH) {
    throw refusal([{ offset: 0, path: [], message: 'Too many aliases (*name). Write the values out instead.' }])
  }
  return { file, document, value, placed, refusal }
}

const TOO_MUCH = Symbol('too much')

/** Converts the document to plain values. `yaml` throws if aliases expand too much ("billion laughs"). */
function plainOf(document: Document): unknown {
  try {
    return document.toJS()
  } catch {
    return TOO_MUCH
  }
}

function aliasesOfNothing(document: Document): Issue[] {
  const mistakes: Issue[] = []
  visit(document, {
    Alias(_, alias, above) {
      const named = alias.resolve(document)
      if (named && above.includes(named)) {
        const inItself = `The alias *${alias.source} refers to a value that contains the alias. Write the value out instead.`
        mistakes.push({ offset: alias.range?.[0] ?? 0, path: [], message: inItself })
      }
      if (named) return
      const message = `The alias *${alias.source} is not defined. If this is text, put it in quotes.`
      mistakes.push({ offset: alias.range?.[0] ?? 0, path: [], message })
    },
  })
  return mistakes
}

/** Parser errors in words for owners who do not know YAML terms. */
const BY_CODE: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'Wrong indentation, or a missing closing bracket. Align the line, or add the bracket.',
  BAD_SCALAR_START: 'Text cannot start with this character. Put the text in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'Unexpected ": " in the text, or wrong indentation of the next line. Put the text in quotes, or align the lines.',
  BLOCK_IN_FLOW: 'A comma between two fields or a closing bracket is missing. Add it.',
  UNEXPECTED_TOKEN:
    "Unexpected text after the closing quote. Put the whole text in single quotes. To use a quote inside quotes, double it: 'I''m'.",
  DUPLICATE_KEY: 'Duplicate field. Remove one of the two.',
  MULTIPLE_DOCS: 'The line "---" starts a second YAML document. Remove this line.',
  RESOURCE_EXHAUSTION: 'The nesting is too deep. Remove unneeded brackets or dashes.',
  TAB_AS_INDENT: 'The line is indented with a tab. Use spaces.',
  MISSING_CHAR: 'A closing quote, a closing bracket or a comma is missing. Add it.',
}

/** Parser errors that share an error code, by their text. */
const BY_MESSAGE: readonly (readonly [RegExp, string])[] = [
  [/^Sequence item without/, 'The field is indented less than the other fields of its list item. Align it with them.'],
  [/^Missing , or :/, 'A comma between two fields is missing. If the text starts with { or [, put it in quotes.'],
]

function plain(error: YAMLParseError): string {
  const known = BY_MESSAGE.find(([words]) => words.test(error.message))?.[1]
  return known ?? BY_CODE[error.code] ?? error.message.split(/ at line|\n/)[0] ?? error.message
}

import { type Document, LineCounter, parseDocument } from 'yaml'
import { siteSchema } from '../../model/schema/site-schema.ts'
import { ContentError, type Diagnostic } from './content-error.ts'
import { helpAt } from './fields.ts'
import { formatPath, offsetOf, type Path } from './position.ts'
import { yamlMistakesIn } from './yaml-errors.ts'

/** A mistake in the value at a path, or at an explicit `offset`. */
export type Issue = {
  path: Path
  message: string
  offset?: number
  /** The command that solves this without a change of the content. */
  install?: string
}

/** Parsed content, valid or not, with the position of each value. */
export type ParsedContent = {
  file: string
  document: Document
  value: unknown
  /** Adds the position, the line and the description of the field. */
  diagnose: (issue: Issue) => Diagnostic
  /** Creates an error with all issues, in file order. */
  errorFor: (issues: readonly Issue[]) => ContentError
}

/**
 * @param file the file name in messages
 * @throws ContentError if the text is not valid YAML
 */
export function parseContent(yaml: string, file: string): ParsedContent {
  const lines = yaml.split(/\r?\n/)
  const lineCounter = new LineCounter()
  // The timestamp tag detects unquoted dates, so that the message can name them.
  const document = parseDocument(yaml, { customTags: ['timestamp'], lineCounter, merge: false })
  const offsetIn = ({ offset, path }: Issue) => offset ?? offsetOf(document, path)

  const diagnose = (issue: Issue): Diagnostic => {
    const { path, message, install } = issue
    const offset = offsetIn(issue)
    const { line, col: column } = lineCounter.linePos(offset ?? 0)
    return {
      line,
      column,
      path,
      message: path.length === 0 ? message : `${formatPath(path)}: ${message}`,
      // No line shows a missing field at the top.
      frame: offset === undefined ? null : frameOf(lines[line - 1] ?? '', line, column),
      help: path.length === 0 ? undefined : helpAt(siteSchema, path),
      ...(install !== undefined && { install }),
    }
  }
  const errorFor = (issues: readonly Issue[]) => {
    const sorted = issues.toSorted((a, b) => (offsetIn(a) ?? 0) - (offsetIn(b) ?? 0))
    return new ContentError(file, sorted.map(diagnose))
  }

  const mistakes = yamlMistakesIn(document)
  if (mistakes.length > 0) throw errorFor(mistakes.map((mistake) => ({ ...mistake, path: [] })))
  return { file, document, value: document.toJS(), diagnose, errorFor }
}

/** The maximum number of characters shown of a line, and the number shown before the error. */
const WIDTH = 96
const BEFORE = 40

/** The text to underline: a quoted string, a bracketed group, or plain text up to a YAML delimiter. */
const TOKEN = /^(?:\[[^\]]*\]?|\{[^}]*\}?|"(?:[^"\\]|\\.)*"?|'[^']*'?|\S.*?(?=\s*(?::(?:\s|$)|[,{}[\]]|\s#|$)))/

/**
 * Formats a code frame: the line with a marker below the error.
 * @param number 1-based line number
 * @param column 1-based column of the error
 * @returns null if the line is empty
 */
export function frameOf(line: string, number: number, column: number): string | null {
  // Control characters have other widths than the spaces below them.
  const plain = line.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trimEnd()
  if (plain === '') return null
  const place = Math.min(column - 1, plain.length)
  const start = plain.length <= WIDTH ? 0 : Math.max(0, Math.min(place - BEFORE, plain.length - WIDTH))
  const shown = (start > 0 ? '…' : '') + plain.slice(start, start + WIDTH) + (start + WIDTH < plain.length ? '…' : '')
  const indent = place - start + (start > 0 ? 1 : 0)
  const marked = TOKEN.exec(plain.slice(place, start + WIDTH))?.[0].length ?? 1
  const gutter = ' '.repeat(String(number).length)
  return `${number} | ${shown}\n${gutter} | ${' '.repeat(indent)}${'^'.repeat(Math.max(1, marked))}`
}

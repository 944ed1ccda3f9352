import { UserError } from '../lib/user-error.ts'
import type { Path } from './fields.ts'

/** What is wrong with the content, with its position and what the owner needs to fix it. */
export type Diagnostic = {
  /** Its path in messages, such as `content/site.yaml`. */
  file: string
  /** Build and dev server stop at an error; a warning is for the owner to decide. */
  severity: 'error' | 'warning'
  /** 1-based; 0 for the whole file. */
  line: number
  column: number
  /** The field that the message begins with; empty if it is about the whole file. */
  path: Path
  /** `gallery.projects[2].title: What is wrong. What to write instead.` */
  message: string
  /** The line of the mistake with a marker below it. */
  frame: string | null
  /** The description of the field. */
  help: string | undefined
  /** The command that solves this without a change of the content. */
  install?: string
}

/** More mistakes than this share a cause, or are too many to read. */
const MAX_SHOWN = 50

/** To find and to place tens of thousands of mistakes takes minutes, and they share a cause. */
export const MAX_MISTAKES = 200

/** The first mistakes of a kind. */
export function firstMistakes<Item, Mistake>(
  items: Iterable<Item>,
  find: (item: Item) => readonly Mistake[],
): Mistake[] {
  const found: Mistake[] = []
  for (const item of items) {
    found.push(...find(item))
    if (found.length >= MAX_MISTAKES) break
  }
  return found
}

/** Everything that is wrong with the content, formatted for the terminal and the browser. */
export class ContentError extends UserError {
  readonly diagnostics: readonly Diagnostic[]

  constructor(diagnostics: readonly Diagnostic[]) {
    const errors = diagnostics.filter(isError)
    const blocks = errors.slice(0, MAX_SHOWN).map(formatDiagnostic)
    const more = errors.length - blocks.length
    const files = new Set(errors.map(({ file }) => file))
    const heading = `${files.size === 1 ? errors[0]?.file : 'The content'} has ${errors.length} errors:`
    const rest = more > 0 ? [`… and ${more} more`] : []
    const all =
      blocks.length === 1 ? `${blocks[0]}\n` : `${[heading, ...[...blocks, ...rest].map(indent)].join('\n\n')}\n`
    super([all, ...formatWarnings(diagnostics)].join('\n'))
    this.diagnostics = diagnostics
  }

  /** GitHub workflow commands, which make GitHub show each error next to its line. */
  get annotations(): string {
    return this.diagnostics
      .filter(isError)
      .slice(0, MAX_SHOWN)
      .map(({ file, line, column, message, help }) => {
        const text = help === undefined ? message : `${message}\n${help}`
        return `::error file=${file},line=${Math.max(1, line)},col=${column}::${escapeForGitHub(text)}`
      })
      .join('\n')
  }
}

export function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

/** The warnings, each in a line. */
export function formatWarnings(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.filter((each) => !isError(each)).map((each) => `warning: ${formatInOneLine(each)}`)
}

/** A mistake with its line and the description of its field. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { frame, help } = diagnostic
  const details = [frame, help === undefined ? null : `help: ${help}`].filter((detail) => detail !== null)
  return [formatInOneLine(diagnostic), ...details.map(indent)].join('\n')
}

export function formatInOneLine({ file, line, column, message }: Diagnostic): string {
  const text = `${line === 0 ? `${file}:` : `${file}:${line}:${column}`} ${message}`
  // Control characters in file names must not reach the terminal.
  return text.replaceAll(/\p{Cc}+/gu, ' ')
}

/** What is wrong with a whole file. */
export function ofWholeFile(file: string, message: string, severity: Diagnostic['severity'] = 'error'): Diagnostic {
  return { file, severity, line: 0, column: 1, path: [], message, frame: null, help: undefined }
}

/** From 1. */
export type Position = { line: number; column: number }

/** The position of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** What is wrong at a position in the text of a file other than YAML. */
export function ofPosition(file: string, text: string, at: Position, message: string): Diagnostic {
  const { line, column } = at
  const frame = frameOf(text.split(/\r?\n/)[line - 1] ?? '', line, column)
  return { file, severity: 'error', line, column, path: [], message, frame, help: undefined }
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ')
}

function escapeForGitHub(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
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
  const before = place - start + (start > 0 ? 1 : 0)
  const marked = TOKEN.exec(plain.slice(place, start + WIDTH))?.[0].length ?? 1
  const gutter = ' '.repeat(String(number).length)
  return `${number} | ${shown}\n${gutter} | ${' '.repeat(before)}${'^'.repeat(Math.max(1, marked))}`
}

/** Several diagnostics as one at the first line. */
export function inOne(found: readonly Diagnostic[], messageWith: (places: string) => string): Diagnostic[] {
  const [first] = found.toSorted((a, b) => a.line - b.line)
  if (!first) return []
  const lines = [...new Set(found.map(({ line }) => line))].toSorted((a, b) => a - b)
  const places = `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`
  const { file, line, column, path, frame, help, severity } = first
  return [{ file, severity, line, column, path, message: messageWith(places), frame, help }]
}

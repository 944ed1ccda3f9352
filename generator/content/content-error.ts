import { UserError } from '../lib/user-error.ts'
import type { Path } from './position.ts'

/** A mistake in the content, with its position and what the owner needs to fix it. */
export type Diagnostic = {
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

/** All mistakes in the content, formatted for the terminal and the browser. */
export class ContentError extends UserError {
  readonly file: string
  readonly diagnostics: readonly Diagnostic[]

  constructor(file: string, diagnostics: readonly Diagnostic[]) {
    const blocks = diagnostics.slice(0, MAX_SHOWN).map((diagnostic) => formatDiagnostic(file, diagnostic))
    const more = diagnostics.length - blocks.length
    const heading = `${file} has ${diagnostics.length} errors:`
    const rest = more > 0 ? [`… and ${more} more`] : []
    super(blocks.length === 1 ? `${blocks[0]}\n` : `${[heading, ...[...blocks, ...rest].map(indent)].join('\n\n')}\n`)
    this.file = file
    this.diagnostics = diagnostics
  }

  /** GitHub workflow commands, which make GitHub show each mistake next to its line. */
  get annotations(): string {
    return this.diagnostics
      .slice(0, MAX_SHOWN)
      .map(({ line, column, message, help }) => {
        const text = help === undefined ? message : `${message}\n${help}`
        return `::error file=${this.file},line=${Math.max(1, line)},col=${column}::${escapeForGitHub(text)}`
      })
      .join('\n')
  }
}

/** A mistake with its line and the description of its field. */
export function formatDiagnostic(file: string, diagnostic: Diagnostic): string {
  const { frame, help } = diagnostic
  const details = [frame, help === undefined ? null : `help: ${help}`].filter((detail) => detail !== null)
  return [formatInOneLine(file, diagnostic), ...details.map(indent)].join('\n')
}

export function formatInOneLine(file: string, { line, column, message }: Diagnostic): string {
  const text = `${line === 0 ? `${file}:` : `${file}:${line}:${column}`} ${message}`
  // Control characters in file names must not reach the terminal.
  return text.replaceAll(/\p{Cc}+/gu, ' ')
}

/** What is wrong with a whole file. */
export function ofWholeFile(message: string): Diagnostic {
  return { line: 0, column: 1, path: [], message, frame: null, help: undefined }
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ')
}

function escapeForGitHub(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

import { UserError } from '../lib/user-error.ts'

/** A mistake with its position in the file. */
export type Mistake = {
  /** 1-based; 0 for the whole file. */
  line: number
  column: number
  /** `gallery.projects[2].title: What is wrong. What to write instead.` */
  message: string
  /** The line of the mistake, with a marker below it. */
  frame: string | null
  /** The description of the field. */
  help: string | undefined
}

/** All mistakes in the content, each with its position, its line and the description of its field. */
export class ContentError extends UserError {
  /** The same mistakes as GitHub workflow commands, which GitHub shows next to the code. */
  readonly annotations: string
  readonly file: string
  readonly mistakes: readonly Mistake[]

  /** @param noun the singular noun for the number in the heading */
  constructor(file: string, mistakes: readonly Mistake[], noun = 'error') {
    const count = `${mistakes.length} ${noun}${mistakes.length === 1 ? '' : 's'}`
    super(
      `${file} has ${count}:\n\n${mistakes.map((mistake) => indented(formatMistake(file, mistake))).join('\n\n')}\n`,
    )
    this.file = file
    this.mistakes = mistakes
    this.annotations = mistakes
      .map(({ line, column, message, help }) => {
        const text = help === undefined ? message : `${message}\n${help}`
        return `::error file=${file},line=${Math.max(1, line)},col=${column}::${escaped(text)}`
      })
      .join('\n')
  }
}

function formatMistake(file: string, { line, column, message, frame, help }: Mistake): string {
  const details = [frame, help === undefined ? null : `help: ${help}`].filter((part) => part !== null)
  const place = line === 0 ? `${file}:` : `${file}:${line}:${column}`
  return [`${place} ${message}`, ...details.map(indented)].join('\n')
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ')
}

/** A workflow command must be a single line. */
function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

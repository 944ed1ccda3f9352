import { Refusal } from '../refusal.ts'

/** A mistake where it stands. */
export type Mistake = {
  /** From 1; 0 for the whole file. */
  line: number
  column: number
  /** `gallery.projects[2].title: what is wrong; what is allowed` */
  message: string
  /** The line it stands in, with a mark under it. */
  frame: string | null
  /** What the field is for. */
  help: string | undefined
}

/** All that is wrong with the content: each mistake at its place, with the line it stands in and the help of its field. */
export class ContentError extends Refusal {
  /** The same for a machine that shows them beside the code: GitHub's form (workflow commands). */
  readonly annotations: string
  readonly file: string
  readonly mistakes: readonly Mistake[]

  /** @param noun what one of them is called */
  constructor(file: string, mistakes: readonly Mistake[], noun = 'mistake') {
    const count = mistakes.length === 1 ? `a ${noun}` : `${mistakes.length} ${noun}s`
    super(`${file} has ${count}:\n\n${mistakes.map((mistake) => indented(told(file, mistake))).join('\n\n')}\n`)
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

function told(file: string, { line, column, message, frame, help }: Mistake): string {
  const details = [frame, help === undefined ? null : `help: ${help}`].filter((part) => part !== null)
  const place = line === 0 ? `${file}:` : `${file}:${line}:${column}`
  return [`${place} ${message}`, ...details.map(indented)].join('\n')
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ')
}

/** A command is one line. */
function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

import type { DiagramMistake } from '../diagram.ts'

export type Line = { text: string; number: number }

/** Thrown by the parsers: what cannot be drawn, and how to write it. */
export class DiagramError extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** What the parsers share: the statements, and what they leave out. */
export type Reader = { lines: readonly Line[]; warn: (line: number, message: string) => void }

/** Collects what is left out, each kind once. */
export function warningsInto(mistakes: DiagramMistake[]): Reader['warn'] {
  return (line, message) => {
    if (mistakes.some((each) => each.message === message)) return
    mistakes.push({ line, message, severity: 'warning' })
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', nbsp: '\u{A0}', quot: '"' }

/** Tags that only change how a text looks. The page has a font of its own. */
const FORMATTING = /<\/?(?:b|i|u|em|strong|small|big|sub|sup|code|font|center|span|div|p)(?:\s[^<>]*)?>/gi

/**
 * A label as it is read: without quotation marks and formatting, with its line breaks.
 * @throws DiagramError when it has a picture or a link
 */
export function labelOf(given: string, line: number): string {
  const text = given
    .trim()
    .replace(/^"([\s\S]*)"$/, '$1')
    .trim()
  const markdown = /^`([\s\S]*)`$/.exec(text)
  const plain = markdown ? (markdown[1] ?? '').replaceAll(/(\*\*|__|\*)(.+?)\1/g, '$2') : text
  if (/<(?:img|a|svg|script|iframe|object)\b/i.test(plain))
    throw new DiagramError(
      line,
      'The label has HTML, which the page does not show. Write a text, with <br> where a line ends.',
    )
  return plain
    .replaceAll(/\s*<br\s*\/?>\s*|\\n/gi, '\n')
    .replaceAll(FORMATTING, '')
    .replaceAll(/\bfa[bsrl]?:fa-[\w-]+\s*/g, '')
    .replaceAll(/[#&](?:#?(\d{1,6})|(amp|gt|lt|nbsp|quot));/g, (all, code?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? all
      const point = Number(code)
      return point > 0x1f && point < 0x11_0000 ? String.fromCodePoint(point) : ''
    })
    .split('\n')
    .map((each) => each.replaceAll(/\s+/g, ' ').trim())
    .join('\n')
    .trim()
}

/** The part of a sentence that quotes what was read. */
export function quoted(text: string): string {
  const shown = text.trim()
  return `"${shown.length > 60 ? `${shown.slice(0, 57)}…` : shown}"`
}

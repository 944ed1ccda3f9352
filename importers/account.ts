import type { Path } from '../content/content.ts'
import { type Line, textOf } from './source/line.ts'
import { findPeriod } from './formats/document/periods.ts'

/** What became of a part of a line: the value that has it, or none. */
export type Part = { text: string; at?: Path }
export type LineAccount = { line: Line; parts: Part[] }

type Word = { key: string; start: number; end: number }
type Text = { at: Path; keys: string[]; free: boolean[] }
type Position = { text: Text; index: number }

/**
 * Finds each word of a document in the values of the content, each value's word once. It knows nothing of how the document was read: what
 * it finds nowhere is lost, whatever the reader thinks.
 */
export function accountFor(lines: readonly Line[], content: unknown): LineAccount[] {
  const texts = textsOf(content)
  const dates = texts.filter(({ keys }) => keys.every((key) => /^(?:\d{2}|\d{4})$|^\p{L}+$/u.test(key)) && keys.some((key) => /^\d{4}$/.test(key)))
  const index = new Map<string, Position[]>()
  for (const text of texts) {
    for (const [at, key] of text.keys.entries()) index.set(key, [...(index.get(key) ?? []), { text, index: at }])
  }
  let last: Position | undefined
  return lines.map((line, place) => {
    const written = textOf(line)
    const words = wordsOf(written)
    const taken = new Map<Word, Path>()
    for (const [word, at] of datesIn(written, words, dates)) taken.set(word, at)
    for (let from = 0; from < words.length; ) {
      const first = words[from]
      if (first === undefined || taken.has(first)) {
        from += 1
        continue
      }
      const run = longestRun(words.slice(from), index, last)
      if (run === undefined) {
        const next = lines[place + 1]
        const position = from === words.length - 1 && next ? hyphenated(written, first, textOf(next), index) : undefined
        if (position) taken.set(first, position.text.at)
        from += 1
        continue
      }
      for (let offset = 0; offset < run.length; offset += 1) {
        run.position.text.free[run.position.index + offset] = false
        const word = words[from + offset]
        if (word) taken.set(word, run.position.text.at)
      }
      last = { text: run.position.text, index: run.position.index + run.length }
      from += run.length
    }
    return { line, parts: partsOf(written, words, taken) }
  })
}

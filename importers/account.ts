import type { Path } from '../content/content.ts'
import { findPeriod } from './formats/document/periods.ts'
import { type Line, textOf } from './source/line.ts'

/** A part of a line, and the value that has it. */
export type Part = { text: string; at?: Path }
export type LineAccount = { line: Line; parts: Part[] }

/** `rest` is the second part of a word over two lines. */
type Word = { key: string; start: number; end: number; restOf?: Word }
type Text = { at: Path; value: string; isDate: boolean; keys: string[]; isFree: boolean[] }
/** A word of a text of the content. */
type Position = { text: Text; index: number }

/**
 * Finds each word of a document in the values of the content, and each word of a value once. It knows nothing of how the document was
 * read: what it does not find is lost, whatever the reader thinks.
 */
export function accountFor(lines: readonly Line[], content: unknown): LineAccount[] {
  const texts = textsOf(content, [])
  const positions = new Map<string, Position[]>()
  for (const text of texts) {
    for (const [index, key] of text.keys.entries()) {
      const known = positions.get(key)
      if (known) known.push({ text, index })
      else positions.set(key, [{ text, index }])
    }
  }
  const written = lines.map((line) => ({ line, text: textOf(line), words: wordsOf(textOf(line)) }))
  for (const [index, { text, words }] of written.entries()) {
    joinHyphenated(text, words.at(-1), written[index + 1]?.words[0], positions)
  }
  const taken = new Map<Word, Path>()
  let last: Position | undefined
  for (const { text, words } of written) {
    takeDates(text, words, texts, taken)
    for (let from = 0; from < words.length;) {
      const run = longestRun(words.slice(from), taken, positions, last)
      for (const [offset, word] of words.slice(from, from + run.length).entries()) {
        if (run.start) run.start.text.isFree[run.start.index + offset] = false
        if (run.start) taken.set(word, run.start.text.at)
      }
      if (run.start) last = { text: run.start.text, index: run.start.index + run.length }
      from += Math.max(1, run.length)
    }
  }
  return written.map(({ line, text, words }) => ({ line, parts: partsOf(text, words, taken) }))
}

/** "2019-03 - Present", "2019" */
const DATE = /^\d{4}(?:-\d{2}){0,2}(?: - .{1,20})?$/

/** The texts of the content, in its order. */
function textsOf(value: unknown, at: Path): Text[] {
  if (typeof value === 'string' || typeof value === 'number') {
    const keys = wordsOf(String(value)).map(({ key }) => key)
    return [{ at, value: String(value), isDate: DATE.test(String(value)), keys, isFree: keys.map(() => true) }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    textsOf(each, [...at, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Letters and digits; scripts without spaces have a word for each character. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    return { key: word.normalize('NFKC').toLowerCase(), start: index, end: index + word.length }
  })
}

/** The most words from the first that follow each other in one value; of several, those behind what was found before. */
function longestRun(
  words: readonly Word[],
  taken: ReadonlyMap<Word, Path>,
  positions: ReadonlyMap<string, readonly Position[]>,
  last: Position | undefined,
): { start?: Position; length: number } {
  const [first] = words
  if (first === undefined || first.restOf || taken.has(first)) return { length: 0 }
  let best: { start?: Position; length: number } = { length: 0 }
  for (const start of positions.get(first.key) ?? []) {
    let length = 0
    while (isNext(words[length], taken, start, length)) length += 1
    const isBehind = last !== undefined && start.text === last.text && start.index === last.index
    if (length > 0 && length + (isBehind ? 0.5 : 0) > best.length) best = { start, length }
  }
  return best
}

function isNext(
  word: Word | undefined,
  taken: ReadonlyMap<Word, Path>,
  { text, index }: Position,
  offset: number,
): boolean {
  return (
    word !== undefined &&
    !taken.has(word) &&
    text.keys[index + offset] === word.key &&
    text.isFree[index + offset] === true
  )
}

/** Dates are written in another way: those of the content that are the same. */
function takeDates(written: string, words: readonly Word[], texts: readonly Text[], taken: Map<Word, Path>): void {
  for (let from = 0; ;) {
    const period = findPeriod(written.slice(from))
    if (period === undefined) return
    const [start, end] = [from + period.index, from + period.index + period.text.length]
    const isIn = ({ value }: Text, date: string | undefined) => date === undefined || value.includes(date)
    const text = texts.find(
      (each) => each.isDate && each.isFree.some(Boolean) && isIn(each, period.start) && isIn(each, period.end),
    )
    if (text !== undefined) {
      text.isFree.fill(false)
      for (const word of words.filter((each) => each.start >= start && each.end <= end)) taken.set(word, text.at)
    }
    from = end
  }
}

/** A word over two lines, which the content has as one. */
function joinHyphenated(
  text: string,
  word: Word | undefined,
  rest: Word | undefined,
  positions: ReadonlyMap<string, readonly Position[]>,
): void {
  if (word === undefined || rest === undefined || !/[-\u00AD]\s*$/.test(text)) return
  if (!positions.has(word.key + rest.key)) return
  word.key += rest.key
  rest.restOf = word
}

/** The parts of a line by what became of them. Words without a value that follow each other are one part. */
function partsOf(written: string, words: readonly Word[], taken: ReadonlyMap<Word, Path>): Part[] {
  const parts: (Part & { end: number; start: number })[] = []
  for (const word of words) {
    const at = taken.get(word.restOf ?? word)
    const before = parts.at(-1)
    if (before !== undefined && before.at === at) before.end = word.end
    else parts.push({ text: '', ...(at && { at }), start: word.start, end: word.end })
  }
  return parts.map(({ start, end, at }) => ({ text: written.slice(start, end), ...(at && { at }) }))
}

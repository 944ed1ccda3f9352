import type { Path } from '../content/content.ts'
import { groupEndsOf, type Line, textOf } from './source/line.ts'
import { isAlone, strayWordsIn } from './stray-words.ts'
import { sharedSteps, Surroundings } from './surroundings.ts'
import { monthOf } from './values/date-words.ts'
import { findPeriod, isPresent, type Period } from './values/dates.ts'
import type { Position, Text, Word, Written } from './word-position.ts'

/** A part of a line, where it begins in the text of the line, and the value that has it. */
export type Part = { text: string; start: number; at?: Path }
export type LineAccount = { line: Line; parts: Part[] }

/** They have no words of the document. */
const NAMES = new Set(['icon', 'id', 'kind'])

/**
 * Finds each word of a document in the values of the content, and each word of a value once. It knows nothing of how the document was
 * read: what it does not find is lost, whatever the reader thinks.
 */
export function accountFor(lines: readonly Line[], content: unknown): LineAccount[] {
  const texts = textsOf(content, [])
  const positions = new Map<string, Position[]>()
  for (const text of texts.filter(({ isDate }) => !isDate)) {
    for (const [index, key] of text.keys.entries()) {
      const known = positions.get(key)
      if (known) known.push({ text, index })
      else positions.set(key, [{ text, index }])
    }
  }
  const written = lines.map((line) => ({ line, text: textOf(line), words: wordsOf(textOf(line)) }))
  for (const [index, { text, words }] of written.entries()) {
    joinHyphenated(text, words.at(-1), written[index + 1]?.words[0], positions)
    const below = written.slice(index + 1, index + 1 + NEAR).flatMap((each) => each.words)
    for (const [at, word] of words.entries()) joinBroken(word, [...words.slice(at + 1, at + 2), ...below], positions)
  }
  const taken = new Map<Word, Position>()
  const all = written.flatMap(({ words }) => words)
  const around = new Surroundings(all, (word) => taken.get(word.restOf ?? word)?.text.at)
  // Dates have their place among the words of their entry.
  takeRuns(written, positions, taken, (_, words) => words.length > 1)
  const dated = texts.filter(({ isDate }) => isDate)
  const periods = written.flatMap(({ text, words }) => periodsIn(text, words))
  for (const period of nearestFirst(periods, ({ words, dates }) => [words, textsWith(dates, dated)], around))
    takeDate(period, dated, taken, around)
  // A word that is a value by itself is not looked for in the sentences before it.
  takeRuns(written, positions, taken, isAlone)
  takeRuns(written, positions, taken, () => true)
  const dateWords = written.flatMap(({ words }) =>
    words.flatMap((word, at) => {
      const key = keyOfDate(word.key)
      return key === undefined ? [] : [{ word, key, before: words[at - 1] }]
    }),
  )
  for (const each of nearestFirst(dateWords, ({ word, key }) => [[word], textsWithWord(key, dated)], around))
    takeDateWord(each, dated, taken, around)
  for (const { line, words } of written) {
    const groups = groupEndsOf(line)
    for (const [index, end] of groups.entries()) {
      const from = groups[index - 1] ?? 0
      takeRepeated(
        words.filter(({ start }) => start >= from && start < end),
        positions,
        taken,
      )
    }
  }
  moveToNeighbours(all, texts, taken, around)
  const strays = new Set(strayWordsIn(written, taken))
  for (const word of strays) release(word, taken)
  // What they had is perhaps that of other words.
  takeRuns(written, positions, taken, (_, words) => !words.some((word) => strays.has(word)))
  return written.map(({ line, text, words }) => ({ line, parts: partsOf(text, words, taken) }))
}

function release(word: Word, taken: Map<Word, Position>): void {
  const position = taken.get(word.restOf ?? word)
  if (position && !isRepeated(position.text)) position.text.isFree[position.index] = true
  taken.delete(word.restOf ?? word)
}

/** Takes the longest runs of words that are in one value. */
function takeRuns(
  written: readonly Written[],
  positions: ReadonlyMap<string, readonly Position[]>,
  taken: Map<Word, Position>,
  isWanted: (text: string, words: readonly Word[]) => boolean,
): void {
  let last: Position | undefined
  for (const { text, words } of written) {
    for (let from = 0; from < words.length;) {
      const { start, length } = longestRun(words.slice(from), taken, positions, last)
      const run = words.slice(from, from + length)
      if (start && isWanted(text, run)) {
        for (const [offset, word] of run.entries()) {
          if (!isRepeated(start.text)) start.text.isFree[start.index + offset] = false
          taken.set(word, { text: start.text, index: start.index + offset })
        }
        from += length
      } else from += 1
      const before = words[from - 1]
      const position = before && taken.get(before)
      if (position) last = { ...position, index: position.index + 1 }
    }
  }
}

/** People repeat their name and their contact. */
function isRepeated({ at }: Text): boolean {
  return at[0] === 'name' || (at[0] === 'profile' && (at[1] === 'email' || at[1] === 'phone'))
}

/** "2019-03 - Present", "2019" */
const DATE = /^\d{4}(?:-\d{2}){0,2}(?: - .{1,20})?$/

/** The texts of the content, in its order. */
function textsOf(value: unknown, at: Path): Text[] {
  if (typeof value === 'string' || typeof value === 'number') {
    const words = wordsOf(String(value))
    const keys = words.map(({ key }) => key)
    return [{ at, value: String(value), isDate: DATE.test(String(value)), words, keys, isFree: keys.map(() => true) }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    NAMES.has(key) ? [] : textsOf(each, [...at, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Letters and digits; scripts without spaces have a word for each character. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}\u00AD]+/gu

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    return {
      key: word.normalize('NFKC').replaceAll('\u00AD', '').toLowerCase(),
      start: index,
      end: index + word.length,
    }
  })
}

/** The most words from the first that follow each other in one value; of several, those behind what was found before, or near it. */
function longestRun(
  words: readonly Word[],
  taken: ReadonlyMap<Word, Position>,
  positions: ReadonlyMap<string, readonly Position[]>,
  last: Position | undefined,
): { start?: Position; length: number } {
  const [first] = words
  if (first === undefined || first.restOf || taken.has(first)) return { length: 0 }
  let best: { start?: Position; length: number; rank: number } = { length: 0, rank: 0 }
  for (const start of positions.get(first.key) ?? []) {
    let length = 0
    while (isNext(words[length], taken, start, length)) length += 1
    const isBehind = last !== undefined && start.text === last.text && start.index === last.index
    const rank = length + (isBehind ? 0.5 : 0) + sharedSteps(start.text.at, last?.text.at ?? []) / 100
    if (length > 0 && rank > best.rank) best = { start, length, rank }
  }
  return best
}

function isNext(
  word: Word | undefined,
  taken: ReadonlyMap<Word, Position>,
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

/** A date of a line, its words, and its start and end. */
type DateIn = { period: Period; words: readonly Word[]; dates: readonly string[] }

/** All dates in a text. */
function periodsIn(text: string, words: readonly Word[]): DateIn[] {
  const found: DateIn[] = []
  for (let from = 0; ;) {
    const period = findPeriod(text.slice(from))
    if (period === undefined) return found
    const [start, end] = [from + period.index, from + period.index + period.text.length]
    const own = words.filter((each) => each.start >= start && each.end <= end)
    const dates = [period.start, period.end].filter((date) => date !== undefined)
    found.push({ period, words: own, dates })
    from = end
  }
}

/** The longest first, as a year is a part of many dates, then those with neighbours of the entry: equal dates elsewhere come behind. */
function nearestFirst<Each>(
  found: readonly Each[],
  candidatesOf: (each: Each) => [readonly Word[], readonly Text[]],
  around: Surroundings<Word>,
): Each[] {
  const ranked = found.map((each) => {
    const [words, texts] = candidatesOf(each)
    return { each, length: words.length, rank: Math.max(0, ...texts.map(({ at }) => around.nearness(at, words))) }
  })
  return ranked.toSorted((a, b) => b.length - a.length || b.rank - a.rank).map(({ each }) => each)
}

/** The texts that have dates, whole, or as their end. A line may have one of the two of a period. */
function textsWith(dates: readonly string[], dated: readonly Text[]): Text[] {
  const whole = dated.filter((each) => dates.every((date) => indexesOf(each, date).length > 0))
  if (whole.length > 0) return whole
  return dated.filter((each) => dates.length > 1 && each.value === dates.at(-1) && each.isFree.every(Boolean))
}

/** Dates are written in another way: one of the content that is the same. */
function takeDate(
  { period, words, dates }: DateIn,
  dated: readonly Text[],
  taken: Map<Word, Position>,
  around: Surroundings<Word>,
): void {
  const own = words.filter((each) => !taken.has(each))
  const text = own.length === 0 ? undefined : around.nearest(textsWith(dates, dated), own)
  if (text === undefined) return
  for (const index of dates.flatMap((date) => indexesOf(text, date))) text.isFree[index] = false
  if (period.isCurrent) text.isFree = text.isFree.map((isFree, index) => isFree && /^\d/.test(text.keys[index] ?? ''))
  for (const word of own) taken.set(word, positionOf(text))
}

/** Behind the words of a text. */
function positionOf(text: Text): Position {
  return { text, index: text.keys.length }
}

/** Where a date is among the words of a text, if nothing took it before. */
function indexesOf({ value, words, isFree }: Text, date: string): number[] {
  for (let at = value.indexOf(date); at >= 0; at = value.indexOf(date, at + 1)) {
    const indexes = words.flatMap(({ start, end }, index) => (start >= at && end <= at + date.length ? [index] : []))
    if (indexes.length > 0 && indexes.every((index) => isFree[index])) return indexes
  }
  return []
}

/** Characters of the shortest month. */
const MIN_MONTH = 3

type DateWord = { word: Word; key: string; before: Word | undefined }

/** Takes a year, a month or a word such as "present" that is on another line than the rest of its date. */
function takeDateWord(
  { word, key, before: day }: DateWord,
  dated: readonly Text[],
  taken: Map<Word, Position>,
  around: Surroundings<Word>,
): void {
  if (taken.has(word)) return
  const found = around.nearest(textsWithWord(key, dated), [word])
  if (found === undefined) return
  found.isFree[indexOfWord(key, found)] = false
  taken.set(word, positionOf(found))
  if (day !== undefined && !taken.has(day) && /^\d{1,2}$/.test(day.key)) taken.set(day, positionOf(found))
}

function textsWithWord(key: string, dated: readonly Text[]): Text[] {
  return dated.filter((text) => indexOfWord(key, text) >= 0)
}

/** Where a free word of a date is. */
function indexOfWord(key: string, { keys, isFree }: Text): number {
  return keys.findIndex((each, index) => isFree[index] && (key === PRESENT ? /\p{L}/u.test(each) : each === key))
}

const PRESENT = 'present'

/** A year, the number of a month, or "present" for any such word. */
function keyOfDate(word: string): string | undefined {
  if (/^(?:19|20)\d{2}$/.test(word)) return word
  if (isPresent(word)) return PRESENT
  return word.length < MIN_MONTH ? undefined : monthOf(word)
}

/** Words of one value on a line, so that another word which the content has, too, is no loss. */
const MANY = 4

/** A word in the midst of a text that the source has more often than the content. */
function takeRepeated(
  words: readonly Word[],
  positions: ReadonlyMap<string, unknown>,
  taken: Map<Word, Position>,
): void {
  const left = words.filter((word) => !taken.has(word.restOf ?? word))
  const found = words.map((word) => taken.get(word.restOf ?? word)).filter((each) => each !== undefined)
  const [position] = found
  const [word] = left
  const areOne = new Set(found.map(({ text }) => text)).size === 1
  if (left.length !== 1 || !areOne || words.length <= MANY) return
  if (position && word !== undefined && positions.has(word.key)) taken.set(word, position)
}

/** A word over two lines, which the content has as one. */
function joinHyphenated(
  text: string,
  word: Word | undefined,
  rest: Word | undefined,
  positions: ReadonlyMap<string, readonly Position[]>,
): void {
  if (word === undefined || rest === undefined || !/[-\u00AD\u2010\u2011]\s*$/.test(text)) return
  if (!positions.has(word.key + rest.key)) return
  word.key += rest.key
  rest.restOf = word
}

/** Lines below in which a word may go on. */
const NEAR = 2

/** A word that a narrow column or a gap between letters breaks without a hyphen. */
function joinBroken(word: Word, candidates: readonly Word[], positions: ReadonlyMap<string, unknown>): void {
  if (word.restOf || positions.has(word.key)) return
  const rest = candidates.find((each) => each !== word && !each.restOf && positions.has(word.key + each.key))
  if (rest === undefined) return
  word.key += rest.key
  rest.restOf = word
}

/** Words of a value that may stand elsewhere, too: "Swedish", "Warsaw". */
const FEW = 4
/** Places of a word that is everywhere. */
const COMMON = 50

/** Moves a short value to another place where the document has the same words, if the words around that are of the same entry or section. */
function moveToNeighbours(
  words: readonly Word[],
  texts: readonly Text[],
  taken: Map<Word, Position>,
  around: Surroundings<Word>,
): void {
  const places = new Map<string, number[]>()
  for (const [place, { key }] of words.entries()) {
    const known = places.get(key)
    if (known) known.push(place)
    else places.set(key, [place])
  }
  for (const text of texts) {
    const { keys, isDate } = text
    if (isDate || keys.length === 0 || keys.length > FEW || isRepeated(text)) continue
    const starts = places.get(keys[0] ?? '') ?? []
    if (starts.length > COMMON) continue
    const runs = starts
      .map((place) => words.slice(place, place + keys.length))
      .filter((run) => run.length === keys.length && run.every(({ key }, index) => key === keys[index]))
    const old = runs.find((run) => run.every((word) => taken.get(word)?.text === text))
    if (!old) continue
    const rankOf = (run: readonly Word[]) => around.nearness(text.at, run)
    const free = runs.filter((run) => run.every((word) => !taken.has(word) && !word.restOf))
    const best = free.toSorted((a, b) => rankOf(b) - rankOf(a))[0]
    if (!best || rankOf(best) <= rankOf(old)) continue
    for (const [index, word] of old.entries()) {
      taken.delete(word)
      taken.set(best[index] ?? word, { text, index })
    }
  }
}

/** The parts of a line by what became of them. Words without a value that follow each other are one part. */
function partsOf(written: string, words: readonly Word[], taken: ReadonlyMap<Word, Position>): Part[] {
  const parts: (Part & { end: number; start: number })[] = []
  for (const word of words) {
    const at = taken.get(word.restOf ?? word)?.text.at
    const before = parts.at(-1)
    if (before !== undefined && before.at === at) before.end = word.end
    else parts.push({ text: '', ...(at && { at }), start: word.start, end: word.end })
  }
  return parts.map(({ start, end, at }) => ({ text: written.slice(start, end), start, ...(at && { at }) }))
}

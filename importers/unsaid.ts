import { formatPath, type Path } from '../content/content.ts'
import { countryOf } from '../model/fields/place.ts'
import { type AddNote, type Note, noteLeft } from './report.ts'
import { readPeriod } from './values/dates.ts'
import { fromHtml } from './values/from-html.ts'
import { isRecord, textIn } from './values/values.ts'

/** What of a format is nothing of the owner's, by the names of fields, and what the owner has hidden. */
export type LeftOut = {
  settings?: RegExp | undefined
  isHidden?: ((group: Readonly<Record<string, unknown>>) => boolean) | undefined
}

type Leaf = { path: Path; text: string }

/**
 * Reports the texts of a file that are neither in the content nor in a note, each with its path. It knows nothing of how the file was
 * read: what it does not find is lost, whatever the importer thinks.
 */
export function noteUnsaid(
  file: unknown,
  leftOut: LeftOut,
  content: object,
  notes: readonly Note[],
  note: AddNote,
): void {
  const said = new Said([
    ...textsOf(content),
    ...countriesIn(content),
    ...notes.map(({ what, why }) => `${what} ${why}`),
  ])
  for (const { path, text } of leavesOf(file, leftOut, [])) {
    if (!isSaid(text, said)) noteLeft(note, formatPath(path), text)
  }
}

/** A date, the text, its lines without the URLs of links, or the words of a list or an address. */
function isSaid(text: string, said: Said): boolean {
  const plain = (fromHtml(text) ?? text).replace(/^(?:tel:|https?:\/\/(?:www\.)?)/i, '')
  const { start, end } = readPeriod(text)
  const dates = [start, end].filter((date) => date !== undefined)
  const lines = plain.replaceAll(/\]\([^)]*\)/g, ' ').split('\n')
  const parts = plain.split(plain.startsWith('@') ? '@' : ', ')
  return [dates, [plain], lines, parts].some((texts) => said.hasAll(texts))
}

function leavesOf(value: unknown, leftOut: LeftOut, path: Path): Leaf[] {
  if (typeof value === 'string' || (typeof value === 'number' && value !== 0)) return [{ path, text: textIn(value) }]
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, leftOut, [...path, index]))
  if (!isRecord(value) || leftOut.isHidden?.(value)) return []
  return Object.entries(value).flatMap(([key, each]) =>
    leftOut.settings?.test(key) ? [] : leavesOf(each, leftOut, [...path, key]),
  )
}

function textsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return textIn(value) === '' ? [] : [textIn(value)]
  return Object.values(value).flatMap(textsOf)
}

/** The code of a country stands for its name. */
function countriesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'countryCode' ? (countryOf(textIn(each), 'en')?.name ?? []) : countriesIn(each),
  )
}

/** Finds words that follow each other. */
class Said {
  readonly #words: readonly string[]
  readonly #places = new Map<string, number[]>()
  readonly #known = new Map<string, boolean>()

  constructor(texts: readonly string[]) {
    this.#words = texts.flatMap((text) => wordsOf(text))
    for (const [index, word] of this.#words.entries()) {
      const places = this.#places.get(word)
      if (places) places.push(index)
      else this.#places.set(word, [index])
    }
  }

  /** Whether all texts are in it; an empty list is not. */
  hasAll(texts: readonly string[]): boolean {
    return texts.length > 0 && texts.every((text) => this.#has(text))
  }

  #has(text: string): boolean {
    const known = this.#known.get(text) ?? this.#find(wordsOf(text))
    this.#known.set(text, known)
    return known
  }

  #find(words: readonly string[]): boolean {
    // From the rarest word, which has the fewest places.
    const places = words.map((word) => this.#places.get(word) ?? [])
    const rarest = places.reduce((best, each, index) => (each.length < (places[best]?.length ?? 0) ? index : best), 0)
    return (
      words.length === 0 ||
      (places[rarest] ?? []).some((place) => words.every((word, index) => this.#words[place - rarest + index] === word))
    )
  }
}

function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll(/\p{Cf}/gu, '')
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

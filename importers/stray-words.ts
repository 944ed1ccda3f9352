import { groupEndsOf } from './source/line.ts'
import type { Position, Word, Written } from './word-position.ts'

/** Between two sentences, or two texts of a line. */
const SENTENCE_END = /[.!?;|•·]\s+/gu

/**
 * Words of sentences that are not in the content, which other values have by chance: one in the midst of a sentence, or a few of a value
 * whose other words are elsewhere.
 */
export function strayWordsIn(written: readonly Written[], taken: ReadonlyMap<Word, Position>): Word[] {
  const all = written.flatMap(({ words }) => words)
  const places = new Map(all.map((word, place) => [word, place]))
  const valueOf = (word: Word | undefined) => word && taken.get(word.restOf ?? word)?.text
  return written.flatMap(sentencesOf).flatMap(({ text, words }) => {
    const isLeft = (word: Word) => valueOf(word) === undefined
    if (lengthOf(words.filter(isLeft)) <= lengthOf(words) / 2) return []
    return runsOf(words, valueOf).flatMap(({ value, run, from }) => {
      const isAmongLeft = words.slice(0, from).some(isLeft) && words.slice(from + run.length).some(isLeft)
      const place = places.get(run[0]) ?? 0
      const isContinued = [all[place - 1], all[place + run.length]].some((word) => valueOf(word) === value)
      const isFew = words.filter((word) => valueOf(word) === value).length < value.keys.length / 2
      const isInMidst = isAmongLeft && run.length === 1 && !isAlone(text, run)
      return !value.isDate && (isInMidst || (isFew && !isContinued)) ? run : []
    })
  })
}

/** Whether a word is alone on its line, or between commas and the like. */
export function isAlone(text: string, [word]: readonly Word[]): boolean {
  return (
    word !== undefined &&
    /(?:^|[^\p{L}\p{N}\s])\s*$/u.test(text.slice(0, word.start)) &&
    /^\s*(?:$|[^\p{L}\p{N}\s])/u.test(text.slice(word.end))
  )
}

function sentencesOf({ line, text, words }: Written): Pick<Written, 'text' | 'words'>[] {
  const marks = Array.from(text.matchAll(SENTENCE_END), ({ index }) => index + 1)
  const ends = [...marks, ...groupEndsOf(line)].toSorted((a, b) => a - b)
  return ends.flatMap((end, index) => {
    const start = ends[index - 1] ?? 0
    const own = words.filter((word) => word.start >= start && word.start < end)
    return own.length > 0 ? [{ text, words: own }] : []
  })
}

function lengthOf(words: readonly Word[]): number {
  return words.reduce((sum, { start, end }) => sum + end - start, 0)
}

type Value = Position['text']
type Run = { value: Value; run: [Word, ...Word[]]; from: number }

/** Words of one value that follow each other. */
function runsOf(words: readonly Word[], valueOf: (word: Word) => Value | undefined): Run[] {
  const runs: Run[] = []
  for (const [index, word] of words.entries()) {
    const value = valueOf(word)
    const last = runs.at(-1)
    if (last && last.value === value && last.from + last.run.length === index) last.run.push(word)
    else if (value) runs.push({ value, run: [word], from: index })
  }
  return runs
}

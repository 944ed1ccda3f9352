import type { Fact } from './facts.ts'

/** A fact that a program does not find, and the text that it reads there instead. */
export type Unread = { fact: Fact; instead: string }

/** Characters of a text that are read instead. */
const SHOWN = 60

/** The facts that a text does not have, in their order and each as words of its own. */
export function unreadIn(text: string, facts: readonly Fact[], direction: 'ltr' | 'rtl' = 'ltr'): Unread[] {
  const plain = direction === 'rtl' ? plainRightToLeft : plainLeftToRight
  const read = plain(text)
  const expected = facts.filter(isComparable)
  const found = placesOf(expected, plain, read)
  return expected.flatMap((fact, index) => {
    if (found.has(fact)) return []
    const from = expected.slice(0, index).findLast((each) => found.has(each))
    const to = expected.slice(index).find((each) => found.has(each))
    const instead = read.slice(from && found.get(from)?.end, to && found.get(to)?.start)
    return { fact, instead: Array.from(instead).slice(0, SHOWN).join('').trim() }
  })
}

type Place = { start: number; end: number }
/** A fact that was found, after others. The weight counts the characters of all of them. */
type Found = Place & { fact: Fact; before: Found | undefined; weight: number }

/**
 * Where the facts are, of all ways to find them in their order the one with the most characters: a word that is lost in its place
 * may recur in a text, which is a fact itself.
 */
function placesOf(facts: readonly Fact[], plain: (text: string) => string, read: string): Map<Fact, Place> {
  const withFact = (chains: readonly Found[], fact: Fact) => {
    const longer = [...read.matchAll(patternOf(plain(fact.text)))].map(({ index: start, 0: { length } }): Found => {
      const before = chains.findLast(({ end }) => end <= start)
      return { fact, start, end: start + length, before, weight: (before?.weight ?? 0) + length }
    })
    return heaviest([...chains, ...longer])
  }
  const chains = ordersOf(facts).reduce<Found[]>(
    (before, orders) => heaviest(orders.flatMap((order) => order.reduce(withFact, before))),
    [],
  )
  const places = new Map<Fact, Place>()
  for (let found = chains.at(-1); found; found = found.before) places.set(found.fact, found)
  return places
}

/** Those of which each ends later than the one before, and weighs more. */
function heaviest(chains: readonly Found[]): Found[] {
  let most = 0
  return chains
    .toSorted((a, b) => a.end - b.end || b.weight - a.weight)
    .filter(({ weight }) => weight > most && (most = weight))
}

/** The orders in which neighbours may be: the period of an entry is before where it was, or after that. */
function ordersOf(facts: readonly Fact[]): Fact[][][] {
  const runs: Fact[][] = []
  for (const fact of facts) {
    const run = runs.at(-1)
    if (run?.[0] && isBelowTitle(run[0]) && isBelowTitle(fact)) run.push(fact)
    else runs.push([fact])
  }
  return runs.map((run) => (run.length === 1 ? [run] : [run, [...run.slice(1), ...run.slice(0, 1)]]))
}

const isBelowTitle = ({ what }: Fact) => ['period', 'employer or school', 'detail'].includes(what)

/** Programs differ in the place of Arabic vowels, which are marks on letters. */
function isComparable({ text }: Fact): boolean {
  return !/\p{Script=Arabic}\p{M}/u.test(text)
}

/** As it is read: a character that nobody sees tears a word apart. */
function plainLeftToRight(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/**
 * Programs add marks of direction, mirror brackets between words of two directions, and differ in the order of Arabic letters that are
 * joined, so the letters of a word are sorted.
 */
function plainRightToLeft(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s*[()[\]]\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\p{Script=Arabic}+/gu, (word) => Array.from(word).toSorted().join(''))
}

/**
 * A plain text as whole words. Lines may break after hyphens and slashes, within long words, and beside East Asian characters. The joiners
 * of some scripts may get lost.
 */
function patternOf(text: string): RegExp {
  const source = text
    .split(' ')
    .map((word) => {
      const isLong = word.length >= LONG
      const parts = Array.from(word, (character) => {
        const mayBreak = isLong || /[-/\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u.test(character)
        const isJoiner = /[\u{200C}\u{200D}]/u.test(character)
        return character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&') + (isJoiner ? '?' : '') + (mayBreak ? ' ?' : '')
      })
      return parts.join('')
    })
    .join(' ')
  return new RegExp(`(?<![\\p{L}\\p{N}@])${source}(?![\\p{L}\\p{N}@])`, 'gu')
}

/** The CV breaks words from this length on. */
const LONG = 32

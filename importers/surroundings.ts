import type { Path } from '../content/content.ts'

/** Words before and behind another. */
const REACH = 12
/** Far more words, so that how far a word is matters less than what it belongs to. */
const FAR = 1000

/** Of values that are equal, the one that a word of a document is: its neighbours are of the same entry, or of the same section. */
export class Surroundings<Word> {
  readonly #words: readonly Word[]
  readonly #places: ReadonlyMap<Word, number>
  readonly #valueOf: (word: Word) => Path | undefined

  /** @param valueOf the path of the value that has a word, as far as it is known */
  constructor(words: readonly Word[], valueOf: (word: Word) => Path | undefined) {
    this.#words = words
    this.#places = new Map(words.map((word, place) => [word, place]))
    this.#valueOf = valueOf
  }

  /**
   * Of things with a path, the one whose place in the content is nearest to that of the neighbours; of several, the first. None of another
   * section than the neighbours on both sides.
   */
  nearest<Thing extends { at: Path }>(things: readonly Thing[], words: readonly Word[]): Thing | undefined {
    let best: { thing: Thing; nearness: number } | undefined
    for (const thing of things) {
      const nearness = this.nearness(thing.at, words)
      if (best === undefined || nearness > best.nearness) best = { thing, nearness }
    }
    return best && (best.nearness > 0 || !this.#isWithinSection(words)) ? best.thing : undefined
  }

  /** Whether the values before and behind words are of one section. */
  #isWithinSection(words: readonly Word[]): boolean {
    const [before, behind] = this.#neighbours(words).map((all) => all.map(this.#valueOf).find((at) => at !== undefined))
    return before !== undefined && behind !== undefined && sharedSteps(before, behind) > 0
  }

  /** How much of their paths a value and the values before and behind words share. Of two that share as much, nearer words say more. */
  nearness(at: Path, words: readonly Word[]): number {
    return this.#neighbours(words).reduce((sum, neighbours) => sum + this.#shared(at, neighbours), 0)
  }

  /** The words before and behind others, the nearest first. */
  #neighbours(words: readonly Word[]): (readonly Word[])[] {
    const [first, last] = [words[0], words.at(-1)]
    const [from, to] = [first && this.#places.get(first), last && this.#places.get(last)]
    if (from === undefined || to === undefined) return []
    return [this.#words.slice(Math.max(0, from - REACH), from).toReversed(), this.#words.slice(to + 1, to + 1 + REACH)]
  }

  #shared(at: Path, neighbours: readonly Word[]): number {
    for (const [distance, word] of neighbours.entries()) {
      const other = this.#valueOf(word)
      if (other && other !== at) return sharedSteps(at, other) * (1 - distance / FAR)
    }
    return 0
  }
}

/** Steps from the root that two paths have in common. */
export function sharedSteps(at: Path, other: Path): number {
  const difference = at.findIndex((step, index) => step !== other[index])
  return difference < 0 ? at.length : difference
}

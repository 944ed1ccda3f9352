import { closest, distance } from 'fastest-levenshtein'

/** The known word that is most similar to a misspelled one, or undefined if none is similar enough. */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const best = closest(word.toLowerCase(), [...known])
  return distance(word.toLowerCase(), best) <= Math.ceil(word.length / 3) ? best : undefined
}

import { didYouMean, suggestionsFor } from '../lib/did-you-mean.ts'

/** What is wrong with a name that is not in a list; undefined if it is. */
export function unknownName(text: string, names: readonly string[], problem: string): string | undefined {
  if (names.includes(text)) return undefined
  const fix = didYouMean(suggestionsFor(text, names).slice(0, 1))
  return `${problem} ${fix ?? (names.length > 0 ? `Write one of ${names.join(', ')}, or remove it.` : 'Remove it.')}`
}

/**
 * The known words that an unknown one may mean, the likeliest first: its alias, words that contain it, and words that differ by
 * typing mistakes.
 * @param aliases other words -> known words
 */
export function suggestionsFor(
  word: string,
  known: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): string[] {
  const lower = word.toLowerCase()
  const alias = known.filter((each) => each === aliases[lower])
  const containing = known.filter((each) => lower.length > 2 && each.toLowerCase().includes(lower))
  const maximum = Math.max(1, Math.floor(word.length / 3))
  const similar = known
    .filter((each) => Math.abs(each.length - word.length) <= maximum)
    .map((each) => ({ each, mistakes: mistakesBetween(lower, each.toLowerCase()) }))
    .filter(({ mistakes }) => mistakes <= maximum)
    .toSorted((a, b) => a.mistakes - b.mistakes)
  const shortestFirst = containing.toSorted((a, b) => a.length - b.length)
  return [...new Set([...alias, ...shortestFirst, ...similar.map(({ each }) => each)])]
}

/** "Did you mean …?" with the likeliest of the known words, or undefined if none is similar. */
export function didYouMean(suggestions: readonly string[]): string | undefined {
  if (suggestions.length === 0) return undefined
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(suggestions.map((each) => `"${each}"`))
  return `Did you mean ${list.replaceAll(/,(?= or )/g, '')}?`
}

/** How many characters to insert, delete, replace or swap to turn one word into the other (optimal string alignment). */
function mistakesBetween(from: string, to: string): number {
  const table: number[][] = []
  // Outside of the table, one of the words is empty.
  const at = (i: number, j: number) => table[i]?.[j] ?? i + j + 2
  for (let i = 0; i < from.length; i++) {
    const row: number[] = []
    table.push(row)
    for (let j = 0; j < to.length; j++) {
      const replaced = at(i - 1, j - 1) + (from[i] === to[j] ? 0 : 1)
      const isSwap = from[i] === to[j - 1] && from[i - 1] === to[j]
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : replaced
      row.push(Math.min(replaced, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1))
    }
  }
  return at(from.length - 1, to.length - 1)
}

/** The known word that is most similar to a misspelled one, or undefined if none is similar enough. */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  const farthest = Math.ceil(word.length / 3)
  const [best] = known
    .filter((candidate) => Math.abs(candidate.length - word.length) <= farthest)
    .map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate) }))
    .toSorted((a, b) => a.distance - b.distance)
  return best && best.distance <= farthest ? best.candidate : undefined
}

/** The Levenshtein distance: how many characters to insert, delete or replace to turn one word into the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, character] of Array.from(from).entries()) {
    const above = row
    row = [index + 1]
    for (let column = 1; column <= to.length; column++) {
      const replaced = (above[column - 1] ?? 0) + (to[column - 1] === character ? 0 : 1)
      row.push(Math.min(replaced, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1))
    }
  }
  return row[to.length] ?? 0
}

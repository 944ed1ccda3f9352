export type Random = {
  pick: <Value>(values: readonly Value[]) => Value
  chance: (share: number) => boolean
  shuffle: <Value>(values: readonly Value[]) => Value[]
}

/** The same choices for the same seed: mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  // Neighbouring seeds begin alike.
  for (let count = 0; count < 4; count += 1) next()
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)] as Value // lists are not empty
  return {
    pick,
    chance: (share) => next() < share,
    shuffle: (values) =>
      values
        .map((value) => ({ value, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ value }) => value),
  }
}

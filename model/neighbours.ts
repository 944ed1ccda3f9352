/** Splits a list into runs of neighbours with the same key. An item without a key is a run of its own. */
export function neighboursBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): [Item, ...Item[]][] {
  const groups: [Item, ...Item[]][] = []
  for (const item of items) {
    const group = groups.at(-1)
    if (group && keyOf(item) !== undefined && keyOf(group[0]) === keyOf(item)) group.push(item)
    else groups.push([item])
  }
  return groups
}

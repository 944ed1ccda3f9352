/**
 * Prints a table of medians.
 * @param {string} title
 * @param {Record<string, Record<string, number>[]>} rows name -> rounds of figures
 */
export function printTable(title, rows) {
  const columns = Object.keys(Object.values(rows)[0]?.[0] ?? {})
  const lines = [
    ['', ...columns],
    ...Object.entries(rows).map(([name, rounds]) => [
      name,
      ...columns.map((column) => `${Number(medianOf(rounds.map((round) => round[column] ?? Number.NaN)).toFixed(3))}`),
    ]),
  ]
  const widths = ['', ...columns].map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)))
  console.log(`\n${title}`)
  for (const line of lines) {
    console.log(
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
  }
}

/** @param {number[]} values */
export function medianOf(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

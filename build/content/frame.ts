/** No more of a long line is shown, around the place that matters. */
const WIDTH = 96
const BEFORE = 40

/** What is marked from a place on: a quoted text, what stands in brackets, or words up to what ends them in YAML. */
const TOKEN = /^(?:\[[^\]]*\]?|\{[^}]*\}?|"(?:[^"\\]|\\.)*"?|'[^']*'?|\S.*?(?=\s*(?::(?:\s|$)|[,{}[\]]|\s#|$)))/

/**
 * A line with a mark under the place of a mistake, as compilers show it.
 * @param number the line's, from 1
 * @param column the place's in it, from 1
 * @returns null where there is nothing to see
 */
export function frameOf(line: string, number: number, column: number): string | null {
  // Each of these would take another room than the blank under it.
  const plain = line.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trimEnd()
  if (plain === '') return null
  const place = Math.min(column - 1, plain.length)
  const start = plain.length <= WIDTH ? 0 : Math.max(0, Math.min(place - BEFORE, plain.length - WIDTH))
  const shown = (start > 0 ? '…' : '') + plain.slice(start, start + WIDTH) + (start + WIDTH < plain.length ? '…' : '')
  const indent = place - start + (start > 0 ? 1 : 0)
  const marked = TOKEN.exec(plain.slice(place, start + WIDTH))?.[0].length ?? 1
  const gutter = ' '.repeat(String(number).length)
  return `${number} | ${shown}\n${gutter} | ${' '.repeat(indent)}${'^'.repeat(Math.max(1, marked))}`
}

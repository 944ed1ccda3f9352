/** The maximum number of characters shown of a line, and the number shown before the error. */
const WIDTH = 96
const BEFORE = 40

/** The text to underline: a quoted string, a bracketed group, or plain text up to a YAML delimiter. */
const TOKEN = /^(?:\[[^\]]*\]?|\{[^}]*\}?|"(?:[^"\\]|\\.)*"?|'[^']*'?|\S.*?(?=\s*(?::(?:\s|$)|[,{}[\]]|\s#|$)))/

/**
 * Formats a code frame: the line with a marker below the error.
 * @param number 1-based line number
 * @param column 1-based column of the error
 * @returns null if the line is empty
 */
export function frameOf(line: string, number: number, column: number): string | null {
  // Control characters have other widths than the spaces below them.
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

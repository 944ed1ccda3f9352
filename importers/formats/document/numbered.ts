import { type Line, startOf, textOf, withCells } from '../../source/line.ts'

/** "1. Mill Map", "2) Dam Song", "[3] A paper" */
const NUMBER = /^(?:(\d{1,2})[.)]|\[(\d{1,2})\])\s+(?=\p{L}|["“«])/u
/** In points: texts that begin at the same place, but for the width of a digit. */
const SAME = 8

/** Lines with the items of a numbered list as bullets: their numbers count from 1 and begin at the same place. */
export function withNumbersAsBullets(lines: readonly Line[]): Line[] {
  const items = new Map<Line, string>()
  let before: Line | undefined
  for (const line of lines) {
    const text = NUMBER.exec(textOf(line))
    const number = Number(text?.[1] ?? text?.[2])
    const isNext =
      number === items.size + 1 && (before === undefined || Math.abs(startOf(line) - startOf(before)) < SAME)
    if (!text || !isNext) continue
    items.set(line, text[0].trim())
    before = line
  }
  return items.size < 2 ? [...lines] : lines.map((line) => withBullet(line, items.get(line)))
}

function withBullet(line: Line, number: string | undefined): Line {
  if (number === undefined) return line
  const [first, ...others] = line.cells
  const text = first.text.trimStart()
  return withCells(line, [
    { ...first, text: text.startsWith(number) ? `•${text.slice(number.length)}` : text },
    ...others,
  ])
}

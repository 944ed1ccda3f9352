import { textOf } from '../../source/line.ts'
import { MAX_HEAD } from './line-dates.ts'
import { gapOf, type Layout } from './paragraphs.ts'
import type { Row } from './rows.ts'

/** Lines of a head above and below its date. */
export const MAX_LEAD = 3
/** In heights of a line: between entries, not within one. */
export const BETWEEN = 1.7

/** The rows above a date that belong to it are as many, and look as, those above the first one. */
export function startsByDate(rows: readonly Row[], dated: readonly number[], layout: Layout): number[] {
  const [first = 0] = dated
  const pattern = leadOf(rows, -1, first, layout)
  const gaps = rows.map(({ line }, index) => gapOf(rows[index - 1]?.line ?? line, line)).toSorted((a, b) => a - b)
  const between = Math.max(BETWEEN, 1.5 * (gaps[Math.floor(gaps.length / 2)] ?? 0))
  /** Entries without a date, between two others or behind the last: they look as the first, below a bullet or a gap. */
  const undatedIn = (from: number, to: number) =>
    rows.flatMap((row, at) => {
      const before = rows[at - 1]
      const isHead = pattern > 0 && at > from && at < to && isHeadOf(row, rows[first - pattern])
      const isApart = before && gapOf(before.line, row.line) > between
      return isHead && (isApart || rows.slice(from, at).some(({ isBody }) => isBody)) ? [at] : []
    })
  const starts = dated.flatMap((index, place) => {
    const previous = place === 0 ? -1 : (dated[place - 1] ?? -1)
    if (place === 0) return [index - pattern]
    const lead = rows.slice(index - pattern, index)
    const isLike = lead.every((row, at) => !row.isBody && row.style === rows[first - pattern + at]?.style)
    const length =
      isLike && index - pattern > previous
        ? pattern
        : Math.min(leadOf(rows, previous, index, layout, between), pattern + 1)
    return [...undatedIn(previous + 1, index - length), index - length]
  })
  return [...starts, ...undatedIn((dated.at(-1) ?? 0) + 1, rows.length)]
}

function isHeadOf({ style, isBody }: Row, head: Row | undefined): boolean {
  return !isBody && style === head?.style
}

/** How many rows directly above a date are its head: those in another style than the text, or what a gap separates. */
function leadOf(
  rows: readonly Row[],
  previous: number,
  index: number,
  { bodyStyle, wraps }: Layout,
  between = BETWEEN * 1.5,
): number {
  let length = 0
  for (let at = index - 1; at > previous && length < MAX_LEAD; at -= 1) {
    const row = rows[at]
    const next = rows[at + 1]
    if (!row || !next || row.isBody || textOf(row.line).length > MAX_HEAD) break
    if (wraps && gapOf(row.line, next.line) > between) break
    if (previous >= 0 && row.style === bodyStyle && length > 0) break
    length += 1
  }
  return length
}

/** Without dates, an entry begins with a line that looks like the first, or behind a gap. */
export function startsByStyle(rows: readonly Row[], { bodyStyle, wraps }: Layout): number[] {
  const [first] = rows
  if (first === undefined) return []
  if (!first.isBody && first.style !== bodyStyle) {
    return rows.flatMap((row, index) => {
      const before = rows[index - 1]
      const isNew =
        before === undefined || before.isBody || before.style === bodyStyle || gapOf(before.line, row.line) > BETWEEN
      return isHeadOf(row, first) && isNew ? [index] : []
    })
  }
  return rows.flatMap((row, index) => {
    const before = rows[index - 1]
    return wraps && before && !row.isBody && gapOf(before.line, row.line) > BETWEEN ? [index] : []
  })
}

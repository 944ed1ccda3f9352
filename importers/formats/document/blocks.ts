import { groupsOf, joinCells, type Line, textOf } from '../../source/line.ts'
import type { Block } from './block.ts'
import { blocksBeside, textColumnOf } from './blocks-beside.ts'
import { MAX_HEAD } from './line-dates.ts'
import { gapOf, isWrapped, type Layout } from './paragraphs.ts'
import { findPeriod } from './periods.ts'
import { type Row, rowsOf, withDateApart, withoutIcon } from './rows.ts'
import { BETWEEN, MAX_LEAD, startsByDate, startsByStyle } from './starts.ts'
import { has } from './words.ts'

/** Sorts the lines of a section into entries. Each has one date, and looks like the first. */
export function blocksOf(lines: readonly Line[], layout: Layout): Block[] {
  const column = textColumnOf(lines)
  if (column !== undefined) return blocksBeside(lines, column, layout)
  const rows = rowsOf(lines.map(withoutIcon).flatMap(withDateApart), layout)
  const dated = rows.flatMap((row, index) => (row.period ? [index] : []))
  const starts = dated.length > 0 ? startsByDate(rows, dated, layout) : startsByStyle(rows, layout)
  const bounds = [...new Set([0, ...starts])].toSorted((a, b) => a - b)
  return bounds.flatMap((start, index) => {
    const part = rows.slice(start, bounds[index + 1])
    return part.length > 0 ? [blockOf(part, layout)] : []
  })
}

/** The head ends with the first bullet, or with a longer text in the style of texts. */
function blockOf(rows: readonly Row[], layout: Layout): Block {
  const { bodyStyle, wraps } = layout
  const at = rows.findIndex(({ period }) => period !== undefined)
  const dated = rows[at]
  let end = at < 0 ? Math.min(1, rows.length) : at + 1
  if (rows[0]?.isBody) end = 0
  for (; end < rows.length && end < (at < 0 ? 0 : at) + MAX_LEAD; end += 1) {
    const row = rows[end]
    const text = row ? textOf(row.line) : ''
    const before = rows[end - 1]
    if (!row || !before || row.isBody || row.period || text.length > MAX_HEAD || /[.:!?]$/.test(text)) break
    const isStyled = row.style !== bodyStyle
    const isBesideNothing =
      end === at + 1 && textOf(before.line).length < MAX_HEAD && countOfTexts(rows.slice(0, end)) < 2
    const isFollowedByWrap = rows[end + 1] && wraps && isWrapped(row.line, rows[end + 1]?.line ?? row.line, layout)
    if (isFollowedByWrap || (wraps && gapOf(before.line, row.line) > BETWEEN * 1.5)) break
    // A job title below two other names.
    const isRole = has('roles', text) && !rows.slice(0, end).some((each) => has('roles', textOf(each.line)))
    if (!isStyled && !isBesideNothing && !isRole) break
  }
  return {
    head: rows.slice(0, end).map(({ line }) => line),
    body: rows.slice(end).map(({ line }) => line),
    ...(dated?.period && { period: dated.period, dated: dated.line }),
  }
}

/** Texts of a head beside its date. */
function countOfTexts(rows: readonly Row[]): number {
  return rows.flatMap(({ line }) => groupsOf(line).filter((cells) => findPeriod(joinCells(cells)) === undefined)).length
}

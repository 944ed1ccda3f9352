import { type Cell, groupsOf, joinCells, type Line, withCells } from '../../source/line.ts'
import { findPeriod } from '../../values/dates.ts'
import { has, isPlace } from '../../values/words.ts'
import { isLevel } from './levels.ts'
import { isDatePart } from './line-dates.ts'

/** In points: texts that begin at the same place. */
const SAME = 4
/** In points: the first line of a paragraph. */
const INDENT = 30
/** Part of the lines that have texts in several columns. */
const MOST = 0.6
/** Lines of a grid that has entries beside each other once. */
const FEW = 3
/** Part of the texts of a column that are all dates, places or levels: such a column belongs to the one before it. */
const NEARLY_ALL = 0.75

/** The lines of a section in reading order: entries beside each other, in columns of their own, follow each other. */
export function withoutGrid(lines: readonly Line[]): Line[] {
  const starts = columnsIn(lines)
  const [left] = starts ?? []
  if (starts === undefined || left === undefined) return [...lines]
  return starts.flatMap((start, index) => {
    const moved = (cell: Cell) => ({ ...cell, x: cell.x - start + left, end: cell.end - start + left })
    const next = starts[index + 1] ?? Infinity
    const isOwn = ({ x }: Cell) => x >= (index === 0 ? -Infinity : start - SAME) && x < next - SAME
    return lines.flatMap((line) => {
      const cells = line.cells.filter(isOwn).map(moved)
      return cells.length > 0 ? [withCells(line, cells)] : []
    })
  })
}

/** Where the columns of a section begin, if entries are beside each other. */
function columnsIn(lines: readonly Line[]): number[] | undefined {
  const rows = lines.map(groupsOf)
  const several = rows.filter(({ length }) => length > 1)
  const isLine = several.length === 1 && rows.length <= FEW && datesIn(several[0] ?? []) > 1
  if (!isLine && (several.length < 2 || several.length < rows.length / 2)) return undefined
  const starts = clusters(several.flatMap((groups) => groups.map((cells) => cells[0]?.x ?? 0)))
    .filter(({ count }) => count >= several.length / 2)
    .map(({ x }) => x)
  if (starts.length < 2) return undefined
  const columnOf = (cells: readonly Cell[]) => {
    const x = cells[0]?.x ?? 0
    return starts.findIndex((start) => x > start - SAME && x < start + INDENT)
  }
  if (rows.some((groups) => groups.some((cells) => columnOf(cells) < 0))) return undefined
  const columns = starts.map((_, index) =>
    rows
      .flat()
      .filter((cells) => columnOf(cells) === index)
      .map(joinCells),
  )
  const areDetails = columns.map((texts) => texts.filter(isDetail).length >= texts.length * NEARLY_ALL)
  // A date or a level belongs to what is beside it.
  const own = starts.filter((_, index) => !areDetails[index])
  const isListed = columns
    .slice(1)
    .some((texts) => texts.filter((text) => text.includes(', ')).length >= texts.length * MOST)
  const areDated = columns.filter((texts) => texts.length > 0 && texts.every(isDatePart)).length >= own.length
  const isIssued =
    !areDated &&
    columns.slice(1).some((texts) => texts.every((text) => has('employers', text) && findPeriod(text) === undefined))
  return own.length < 2 || areDetails[0] || isListed || isIssued ? undefined : own
}

function datesIn(groups: readonly Cell[][]): number {
  return groups.filter((cells) => findPeriod(joinCells(cells)) !== undefined).length
}

/** A text that says something about the text beside it. */
function isDetail(text: string): boolean {
  return isDatePart(text) || isPlace(text) || isLevel(text)
}

function clusters(values: readonly number[]): { x: number; count: number }[] {
  const found: { x: number; count: number }[] = []
  for (const value of values.toSorted((a, b) => a - b)) {
    const last = found.at(-1)
    if (last && value - last.x < SAME) last.count += 1
    else found.push({ x: value, count: 1 })
  }
  return found
}

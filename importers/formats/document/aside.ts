import { endOf, joinCells, type Line, startOf } from '../../source/line.ts'
import { isDatePart } from './line-dates.ts'
import { isBullet } from './paragraphs.ts'

/** In sizes of the text: between a column and the next. */
const APART = 0.5
/** In points: texts that begin at the same place, and the width of a column of dates. */
const SAME = 4
const MIN_ASIDE = 24
/** Part of the texts of a column that end at the same place, if it is aligned to its right side. */
const MOST = 0.8

/** Where texts begin, if dates and the like have a column of their own on the left, aligned to either of its sides or centred. */
export function textColumnOf(lines: readonly Line[]): number | undefined {
  const left = Math.min(...lines.map(startOf))
  const candidates = lines.flatMap(({ cells }) => cells.slice(1).map(({ x }) => x))
  return candidates.find((x) => {
    if (x <= left + MIN_ASIDE) return false
    const ends = lines.flatMap((line) => asideEnd(line, x) ?? [])
    const isAligned = (end: number) => ends.filter((other) => Math.abs(other - end) < SAME).length >= ends.length * MOST
    const right = ends.length > 1 ? ends.find(isAligned) : undefined
    const isAside = (line: Line) => {
      const end = asideEnd(line, x) ?? endOf(line)
      const isAtSide = startOf(line) < left + SAME || (right !== undefined && Math.abs(end - right) < SAME)
      return isAtSide || isDatePart(joinCells(line.cells.filter((cell) => cell.end <= end)))
    }
    const asides = lines.filter((line) => asideEnd(line, x) !== undefined && isAside(line) && !isBullet(line)).length
    const texts = lines.filter((line) => Math.abs(startOf(line) - x) < SAME).length
    const others = lines.filter((line) => startOf(line) < x - SAME && !isAside(line)).length
    return asides > 0 && texts > 0 && asides + texts >= lines.length / 2 && others === 0
  })
}

/** Where the text in the column on the left ends, beside one that begins where texts do. */
function asideEnd({ cells }: Line, column: number): number | undefined {
  const index = cells.findIndex(({ x }) => x > column - SAME)
  const start = cells[index]?.x ?? column
  const isApart = index > 0 && cells.slice(0, index).every(({ end, size }) => end < start - APART * size)
  return isApart ? cells[index - 1]?.end : undefined
}

import { type Line, startOf } from '../../source/line.ts'
import { isBullet } from './paragraphs.ts'

/** In sizes of the text: between a column and the next. */
const APART = 0.6
/** In points: texts that begin at the same place, and the width of a column of dates. */
const SAME = 4
const MIN_ASIDE = 35
/** Where texts begin, if dates and the like have a column of their own on the left. */
export function textColumnOf(lines: readonly Line[]): number | undefined {
  const left = Math.min(...lines.map(startOf))
  const candidates = lines.flatMap(({ cells }) => cells.slice(1).map(({ x }) => x))
  return candidates.find((x) => {
    const asides = lines.filter((line) => isAsideRow(line, x) && startOf(line) < left + SAME && !isBullet(line)).length
    const texts = lines.filter((line) => Math.abs(startOf(line) - x) < SAME).length
    const others = lines.filter((line) => startOf(line) > left + SAME && startOf(line) < x - SAME).length
    return x > left + MIN_ASIDE && asides > 0 && texts > 0 && asides + texts >= lines.length / 2 && others === 0
  })
}

/** A text in the column on the left, and one where texts begin. */
function isAsideRow({ cells }: Line, column: number): boolean {
  const index = cells.findIndex(({ x }) => Math.abs(x - column) < SAME)
  const start = cells[index]?.x ?? column
  return index > 0 && cells.slice(0, index).every(({ end, size }) => end < start - APART * size)
}

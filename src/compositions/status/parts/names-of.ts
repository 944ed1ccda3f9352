import type { LabelledSpan, SiteView } from '../../../../model/view.ts'
import { entryOf, isFromRight, traceOf } from '../../../ui/career.ts'
import { cellsOf } from './cells.ts'

/** The width of a letter and of the gap after a name, in percent of the narrowest screen that has the names below their cells. */
const LETTER = 0.88
const SMALL_LETTER = 0.66
const GAP = 2

/** Where the name of a job is, in percent. `isAtEnd`: it ends where the career does. */
export type Name = { id: string; x: number; width: number; row: number; isAtEnd: boolean }

/** The names of jobs below the first of their cells, those that are too long in a second row; undefined if they have no room there. */
export function namesOf(jobs: readonly LabelledSpan[], view: SiteView, cells: number): Name[] | undefined {
  const trace = traceOf(view)
  if (!trace || jobs.length === 0) return undefined
  const isMirrored = isFromRight(trace)
  const places = cellsOf(jobs, cells)
  const shown = isMirrored ? places.toReversed() : places
  // A short job beside another may have no cell.
  const starts = jobs.map(({ x, width }, index) => {
    const first = shown.indexOf(index)
    return first >= 0 ? (100 * first) / cells : isMirrored ? 100 - (x + width) : x
  })
  const placed: { id: string; row: number; at: number; end: number; isAtEnd: boolean }[] = []
  for (const [index, { id, label }] of jobs.entries()) {
    const { place = '', heading = label } = entryOf(id, view) ?? {}
    const length = GAP + Math.max(LETTER * place.length, (place ? SMALL_LETTER : LETTER) * heading.length)
    const start = starts[index] ?? 0
    const at = Math.max(0, Math.min(start, 100 - length))
    const rows = at + length > (starts[index + 1] ?? 100) ? [1, 0] : [0, 1]
    const row = rows.find((each) => placed.every((name) => name.row !== each || name.end <= at))
    if (row === undefined) return undefined
    placed.push({ id, row, at, end: at + length, isAtEnd: at < start })
  }
  return placed.map(({ id, row, at, isAtEnd }) => {
    const next = Math.min(100, ...placed.flatMap((name) => (name.row === row && name.at > at ? name.at - 1 : [])))
    return { id, row, isAtEnd, x: isMirrored ? 100 - next : at, width: next - at }
  })
}

import type { LabelledSpan, SiteView } from '../../../../model/view.ts'
import { entryOf, isFromRight, traceOf } from '../../../ui/career.ts'

/** The height of a row of names, in pixels. */
export const ROW = 46
const MOST_ROWS = 2

/** The width of a letter and of the gap after a name, in percent of the narrowest screen that has the names below their cells. */
const LETTER = 0.95
const GAP = 2

/** Where the name of a job is, in percent. `isAtEnd`: it ends where the career does. */
export type Name = { id: string; x: number; width: number; row: number; isAtEnd: boolean }

/** The names of jobs below their cells, in a second row where they have no room in the first; undefined if they have none there. */
export function namesOf(jobs: readonly LabelledSpan[], view: SiteView): Name[] | undefined {
  const trace = traceOf(view)
  if (!trace || jobs.length === 0) return undefined
  const isMirrored = isFromRight(trace)
  const names: (Name & { at: number; end: number })[] = []
  for (const { id, label, x, width } of jobs) {
    const { place = '', heading = label } = entryOf(id, view) ?? {}
    const length = LETTER * Math.max(place.length, 0.9 * heading.length)
    const start = isMirrored ? 100 - (x + width) : x
    const isAtEnd = start + length > 100
    const at = Math.max(0, isAtEnd ? 100 - length : start)
    const row = [...Array(MOST_ROWS).keys()].find((each) => names.every((name) => name.row !== each || name.end <= at))
    if (row === undefined) return undefined
    names.push({ id, x: 0, width: 0, row, isAtEnd, at, end: at + length + GAP })
  }
  return names.map(({ id, row, at, isAtEnd }) => {
    const next = Math.min(100, ...names.flatMap((name) => (name.row === row && name.at > at ? name.at - GAP / 2 : [])))
    return { id, row, isAtEnd, width: next - at, x: isMirrored ? 100 - next : at }
  })
}

import type { TraceSpan } from '../../model/view.ts'
import type { Precise } from './months.ts'

export type Scale = {
  /** From the start of the scale. */
  percentOf: (month: number) => number
  /** From the left. */
  edgeOf: (month: number) => number
  place: (span: Precise) => TraceSpan
}

/** The least width of a span, in percent. */
const THINNEST = 0.6

/** The months from the first one to the last, as percent. `hasSoftEnds`: ends of which no month is known are soft. */
export function scaleOf(first: number, last: number, direction: 'ltr' | 'rtl', hasSoftEnds = false): Scale {
  const percentOf = (month: number) => (100 * (Math.min(Math.max(month, first), last) - first)) / (last - first)
  const edgeOf = (month: number) => rounded(direction === 'ltr' ? percentOf(month) : 100 - percentOf(month))
  // Only at ends that are on the scale.
  const softEndsOf = ({ start, end, isCurrent, startsInYear, endsInYear }: Precise) => {
    const ends = [startsInYear && start >= first, endsInYear && !isCurrent && end <= last]
    const [left, right] = direction === 'ltr' ? ends : ends.toReversed()
    return { ...(left && { softLeft: true as const }), ...(right && { softRight: true as const }) }
  }
  const place = (span: Precise) => {
    const { start, end, isCurrent } = span
    const width = Math.max(percentOf(end) - percentOf(start), THINNEST)
    const from = Math.min(percentOf(start), 100 - width)
    const x = rounded(direction === 'ltr' ? from : 100 - from - width)
    return { x, width: rounded(width), ...(isCurrent && { isCurrent }), ...(hasSoftEnds && softEndsOf(span)) }
  }
  return { percentOf, edgeOf, place }
}

const rounded = (percent: number) => Math.round(percent * 10) / 10

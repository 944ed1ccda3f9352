import type { TraceSpan } from '../../model/view.ts'
import type { Months } from './months.ts'

export type Scale = {
  /** From the start of the scale. */
  percentOf: (month: number) => number
  /** From the left. */
  edgeOf: (month: number) => number
  place: (span: Months) => TraceSpan
}

/** The least width of a span, in percent. */
const THINNEST = 0.6

/** The months from the first one to the last, as percent. */
export function scaleOf(first: number, last: number, direction: 'ltr' | 'rtl'): Scale {
  const percentOf = (month: number) => (100 * (Math.min(Math.max(month, first), last) - first)) / (last - first)
  const edgeOf = (month: number) => rounded(direction === 'ltr' ? percentOf(month) : 100 - percentOf(month))
  const place = ({ start, end, isCurrent }: Months) => {
    const width = Math.max(percentOf(end) - percentOf(start), THINNEST)
    const from = Math.min(percentOf(start), 100 - width)
    const x = rounded(direction === 'ltr' ? from : 100 - from - width)
    return { x, width: rounded(width), ...(isCurrent && { isCurrent }) }
  }
  return { percentOf, edgeOf, place }
}

const rounded = (percent: number) => Math.round(percent * 10) / 10

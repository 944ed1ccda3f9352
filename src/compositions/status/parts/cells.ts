import type { TraceSpan } from '../../../../model/view.ts'

/** Two spans that differ by less, in percent, have as much of a cell. */
const ROUNDING = 0.1

/**
 * A career in equal parts, from the left: the index of the span that has most of each, the later one of two; -1 for a gap. A span that
 * is shorter than a part is in the one that has its middle.
 */
export function cellsOf(spans: readonly TraceSpan[], count: number): number[] {
  const size = 100 / count
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * size, (index + 1) * size]
    const shares = spans.map(({ x, width }) => Math.max(0, Math.min(to, x + width) - Math.max(from, x)))
    const most = Math.max(0, ...shares)
    const sum = shares.reduce((total, share) => total + share, 0)
    if (sum > size / 2 - ROUNDING) return shares.findLastIndex((share) => share > most - ROUNDING)
    return spans.findLastIndex(({ x, width }) => width < size && x + width / 2 >= from && x + width / 2 < to)
  })
}

import type { TraceSpan } from '../../../../model/view.ts'

/** A career in equal parts, from the left: the index of the span that each is in, the later one of two; -1 for a gap. */
export function cellsOf(spans: readonly TraceSpan[], count: number): number[] {
  const size = 100 / count
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * size, (index + 1) * size]
    const sharedWith = ({ x, width }: TraceSpan) => Math.min(to, x + width) - Math.max(from, x)
    // A span that is shorter than a cell is in the one that has its middle.
    const isIn = (span: TraceSpan) => {
      const middle = span.x + span.width / 2
      return sharedWith(span) >= size / 2 || (span.width < size && middle >= from && middle < to)
    }
    return spans.findLastIndex(isIn)
  })
}

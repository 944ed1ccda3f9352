import type { TraceSpan } from '../../model/view.ts'
import * as styles from './career-spans.module.css'

/** The later a job, the stronger its segment. */
export function CareerSpans({ spans }: { spans: readonly TraceSpan[] }) {
  return spans.map((span, index) => (
    <rect
      key={span.x}
      {...edgesOf(span)}
      className={`${styles.span} ${styles.soft}`}
      data-current={span.isCurrent}
      fillOpacity={span.isCurrent ? 1 : ((index + 2) / (spans.length + 1)).toFixed(2)}
    />
  ))
}

export const edgesOf = (span: TraceSpan) => ({ ...spanOf(span), height: '100%' })

/** From where to where a span is. A soft end is torn. */
export const spanOf = ({ x, width, softLeft, softRight }: TraceSpan) => ({
  x: `${x}%`,
  width: `${width}%`,
  ...((softLeft ?? softRight) && { className: styles.soft, 'data-left': softLeft, 'data-right': softRight }),
})

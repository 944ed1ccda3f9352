import type { TraceSpan } from '../../model/view.ts'
import * as styles from './career-spans.module.css'

/** The later a job, the stronger its segment. */
export function CareerSpans({ spans }: { spans: readonly TraceSpan[] }) {
  return spans.map((span, index) => (
    <rect
      key={span.x}
      {...edgesOf(span)}
      className={styles.span}
      data-current={span.isCurrent}
      fillOpacity={span.isCurrent ? 1 : ((index + 2) / (spans.length + 1)).toFixed(2)}
    />
  ))
}

export const edgesOf = ({ x, width }: TraceSpan) => ({ x: `${x}%`, width: `${width}%`, height: '100%' })

import type { SiteView, TraceSpan } from '../../../model/view.ts'
import { usePath } from '../../navigation/location.tsx'
import { matchRoute } from '../../navigation/routes.ts'
import styles from './career-line.module.css'

/** The jobs to scale, on the lower edge of the navigation bar. On the page of a story, its time is highlighted. */
export function CareerLine({ view }: { view: Pick<SiteView, 'career' | 'sections'> }) {
  const route = matchRoute(usePath(), view)
  const highlighted = route.kind === 'story' ? route.project.span : undefined
  if (!view.career) return null
  return (
    <svg aria-hidden className={styles.line} data-dimmed={highlighted && ''}>
      <CareerSpans spans={view.career} />
      {highlighted && <rect {...edgesOf(highlighted)} className={styles.highlighted} />}
    </svg>
  )
}

/** The later a job, the stronger its segment. */
export function CareerSpans({ spans }: { spans: readonly TraceSpan[] }) {
  return spans.map((span, index) => (
    <rect
      key={span.x}
      {...edgesOf(span)}
      data-current={span.isCurrent}
      fillOpacity={span.isCurrent ? 1 : ((index + 2) / (spans.length + 1)).toFixed(2)}
    />
  ))
}

const edgesOf = ({ x, width }: TraceSpan) => ({ x: `${x}%`, width: `${width}%`, height: '100%' })

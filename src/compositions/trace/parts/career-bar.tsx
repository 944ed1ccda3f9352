import type { SiteView } from '../../../../model/view.ts'
import { Link, usePath } from '../../../navigation/location.tsx'
import { matchRoute } from '../../../navigation/routes.ts'
import { spanOf } from '../../../ui/career-spans.tsx'
import { entryOf, isFromRight, traceOf } from '../../../ui/career.ts'
import * as styles from './career-bar.module.css'

/**
 * What the career becomes while the page scrolls: a line below the bar, whose pieces have names and lead to their jobs. On the page
 * of a story, its time is lit.
 */
export function CareerBar({ view }: { view: SiteView }) {
  const route = matchRoute(usePath(), view)
  const lit = route.kind === 'story' ? route.project.span : undefined
  const trace = traceOf(view)
  if (!trace) return null
  const jobs = trace.rows.flatMap(({ kind, spans }) => (kind === 'job' ? spans : []))
  const nameOf = (id: string, label: string) => [label, entryOf(id, view)?.place].filter(Boolean).join(' · ')
  // Towards the middle of the bar.
  const sideOf = (x: number) => (x < 50 === isFromRight(trace) ? 'end' : 'start')
  return (
    <nav
      aria-label={view.careerHead?.title || view.name}
      data-print="none"
      data-part="career"
      className={styles.bar}
      data-home={route.kind === 'home' || undefined}
    >
      <svg data-lit={lit && ''}>
        {jobs.map(({ id, isCurrent, label, ...span }) => (
          <Link key={id} href={`/#${id}`} aria-label={nameOf(id, label)} data-current={isCurrent}>
            <rect x={`${span.x}%`} width={`${span.width}%`} height="16" data-area />
            <rect {...spanOf(span)} height="3" rx="1.5" />
            <text x={`${span.x < 50 ? span.x : span.x + span.width}%`} y="30" data-label={sideOf(span.x)}>
              {nameOf(id, label)}
            </text>
          </Link>
        ))}
        {lit && <rect {...spanOf(lit)} height="3" rx="1.5" data-story />}
      </svg>
    </nav>
  )
}

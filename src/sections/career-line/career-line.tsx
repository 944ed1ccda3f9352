import type { SiteView } from '../../../model/view.ts'
import { usePath } from '../../navigation/location.tsx'
import { matchRoute } from '../../navigation/routes.ts'
import { CareerSpans, edgesOf } from '../../ui/career-spans.tsx'
import * as styles from './career-line.module.css'

/** The jobs to scale, on the lower edge of the navigation bar. On the page of a story, its time is highlighted. */
export function CareerLine({ view }: { view: Pick<SiteView, 'career' | 'sections'> }) {
  const route = matchRoute(usePath(), view)
  const highlighted = route.kind === 'story' ? route.project.span : undefined
  if (!view.career) return null
  return (
    <svg aria-hidden data-part="career" className={styles.line} data-dimmed={highlighted && ''}>
      <CareerSpans spans={view.career} />
      {highlighted && <rect {...edgesOf(highlighted)} className={styles.highlighted} />}
    </svg>
  )
}

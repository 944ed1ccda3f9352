import type { Project, SiteView, Trace } from '../../../../model/view.ts'
import { CareerTrace } from '../../../sections/timeline/career-trace.tsx'
import { traceOf } from './career-panel.tsx'
import styles from './place-in-career.module.css'

/** Where a project stands among the jobs. */
export function PlaceInCareer({ project, view }: { project: Project; view: SiteView }) {
  const trace = traceOf(view)
  const own = trace?.rows.flatMap(({ spans }) => spans).find(({ id }) => id === project.id)
  if (!trace || !own) return null
  const at = trace.rows.findIndex(({ spans }) => spans.includes(own))
  const rows = trace.rows.flatMap((row, index): Trace['rows'] => {
    if (row.kind === 'job') return [{ ...row, spans: row.spans.map(withoutDetail) }]
    const { figures: _figures, ...lit } = own
    return index === at ? [{ kind: 'project', spans: [{ ...lit, isCurrent: true }] }] : []
  })
  return (
    <div className={styles.place}>
      <CareerTrace years={trace.years} rows={rows} />
    </div>
  )
}

function withoutDetail({ detail: _detail, isCurrent: _isCurrent, ...span }: Trace['rows'][number]['spans'][number]) {
  return span
}

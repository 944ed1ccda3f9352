import type { LabelledSpan, Project, SiteView, Trace } from '../../../../model/view.ts'
import { CareerTrace } from '../../../sections/timeline/career-trace.tsx'
import { isFromRight, traceOf } from './career-panel.tsx'
import { fitLabel } from './fit-label.ts'
import styles from './place-in-career.module.css'

/** The width of the drawing beside the texts of the smallest dialog. */
const PIXELS = 520

/** In percent: hide the word for now if a year label is nearer to the end. */
const ROOM_FOR_NOW = 13

/** When a project was, among the jobs. */
export function PlaceInCareer({ project, view }: { project: Project; view: SiteView }) {
  const trace = traceOf(view)
  const own = trace?.rows.flatMap(({ spans }) => spans).find(({ id }) => id === project.id)
  if (!trace || !own) return null
  const fit = (span: LabelledSpan) => fitLabel(span, PIXELS, isFromRight(trace))
  const at = trace.rows.findIndex(({ spans }) => spans.includes(own))
  const rows = trace.rows.flatMap((row, index): Trace['rows'] => {
    if (row.kind === 'job') return [{ ...row, spans: row.spans.map(fit) }]
    return index === at ? [{ kind: 'project', spans: [fit(own)] }] : []
  })
  const end = isFromRight(trace) ? 0 : 100
  const hasRoomForNow = trace.years.every(({ labelX }) => Math.abs(end - labelX) > ROOM_FOR_NOW)
  return (
    <div className={styles.place}>
      {view.careerHead?.title && <p className="label">{view.careerHead.title}</p>}
      <CareerTrace years={trace.years} rows={rows} now={hasRoomForNow ? view.ui.now : undefined} lit={[own.id]} />
    </div>
  )
}

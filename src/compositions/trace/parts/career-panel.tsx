import type { SiteView } from '../../../../model/view.ts'
import { jobsIn, traceOf } from '../../../ui/career.ts'
import { CareerRows } from './career-rows.tsx'
import * as styles from './career-panel.module.css'

/** The career to scale, below the first texts. */
export function CareerPanel({ view }: { view: SiteView }) {
  const { careerHead, ui } = view
  const trace = traceOf(view)
  if (!trace) return null
  const hasProjects = trace.rows.some(({ kind }) => kind === 'project')
  const spans = trace.rows.flatMap((row) => row.spans)
  const endsNow = spans.some(({ isCurrent }) => isCurrent)
  const hasSoftEnds = spans.some(({ softLeft, softRight }) => softLeft ?? softRight)
  return (
    <div data-print="none" data-part="career-panel" className={styles.panel}>
      <div className={styles.head}>
        {careerHead?.title && <p className={styles.title}>{careerHead.title}</p>}
        {careerHead?.counts && <p className="label">{careerHead.counts}</p>}
        <ul aria-hidden role="list" className={`label ${styles.keys}`}>
          {ui.jobKey && <li data-key="job">{ui.jobKey}</li>}
          {ui.projectKey && hasProjects && <li data-key="project">{ui.projectKey}</li>}
          {ui.now && endsNow && <li data-key="now">{ui.now}</li>}
          {ui.yearOnly && hasSoftEnds && <li data-key="soft">{ui.yearOnly}</li>}
        </ul>
      </div>
      <CareerRows trace={trace} jobs={jobsIn(trace)} view={view} />
    </div>
  )
}

import type { SiteView, Trace } from '../../../../model/view.ts'
import { CareerTrace } from '../../../sections/timeline/career-trace.tsx'
import styles from './career-panel.module.css'

/** The career to scale; on phones, a row a job. The sections below say the same in words. */
export function CareerPanel({ view }: { view: SiteView }) {
  const { careerHead, ui } = view
  const trace = traceOf(view)
  if (!trace) return null
  const hasProjects = trace.rows.some(({ kind }) => kind === 'project')
  return (
    <div data-print="none" data-part="career-panel" className={styles.panel}>
      <div className={styles.head}>
        {careerHead?.title && <p className={styles.title}>{careerHead.title}</p>}
        <p className="label">{careerHead?.counts}</p>
        <ul aria-hidden role="list" className={`label ${styles.keys}`}>
          {ui.jobKey && <li data-key="job">{ui.jobKey}</li>}
          {ui.projectKey && hasProjects && <li data-key="project">{ui.projectKey}</li>}
          {ui.now && <li data-key="now">{ui.now}</li>}
        </ul>
      </div>
      <CareerTrace {...trace} now={ui.now ?? ''} />
      <JobsToScale {...trace} />
    </div>
  )
}

/** Of the section with the jobs. */
export function traceOf({ sections }: Pick<SiteView, 'sections'>): Trace | undefined {
  return sections.flatMap((section) => (section.kind === 'timeline' && section.trace) || [])[0]
}

/** The jobs, oldest first, each with the projects below its row. A long career has several jobs in a row, and all projects below them. */
export function jobsIn({ rows }: Trace) {
  return rows.flatMap(({ kind, spans }, index) => {
    const next = rows.findIndex((row, at) => at > index && row.kind === 'job')
    const below = rows.slice(index + 1, next === -1 ? undefined : next)
    const projects = spans.length === 1 ? below.flatMap((row) => row.spans) : []
    return kind === 'job' ? spans.map((job) => ({ job, projects })) : []
  })
}

/** Newest first, with the projects of each as thin bars. */
function JobsToScale(trace: Trace) {
  const { years } = trace
  const jobs = jobsIn(trace)
  const [first, last] = [years[0], years.at(-1)]
  return (
    <div className={styles.jobs}>
      <ol role="list">
        {jobs.toReversed().map(({ job, projects }) => (
          <li key={job.id}>
            <a href={`#${job.id}`} tabIndex={-1}>
              <span>{job.label}</span>
              {job.detail && <span className="label">{job.detail}</span>}
            </a>
            <svg aria-hidden height={10 + 9 * projects.length}>
              <rect width="100%" height="10" rx="4" data-ground />
              <rect x={`${job.x}%`} width={`${job.width}%`} height="10" rx="4" data-current={job.isCurrent} />
              {projects.map(({ id, x, width }, index) => (
                <rect key={id} x={`${x}%`} y={14 + 9 * index} width={`${width}%`} height="5" rx="2.5" data-project />
              ))}
            </svg>
          </li>
        ))}
      </ol>
      {first && last && first !== last && (
        <p aria-hidden className={styles.axis}>
          <span>{first.label}</span>
          <span>{last.label}</span>
        </p>
      )}
    </div>
  )
}

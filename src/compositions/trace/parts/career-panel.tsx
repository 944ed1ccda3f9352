import type { LabelledSpan, SiteView, TimelineEntry, Trace, TraceSpan } from '../../../../model/view.ts'
import { CareerTrace } from '../../../sections/timeline/career-trace.tsx'
import styles from './career-panel.module.css'

/** The career to scale, or a row a job where it has no room. The sections below say the same in words. */
export function CareerPanel({ view }: { view: SiteView }) {
  const { careerHead, ui } = view
  const trace = traceOf(view)
  if (!trace) return null
  const hasProjects = trace.rows.some(({ kind }) => kind === 'project')
  const endsNow = trace.rows.some(({ spans }) => spans.some(({ isCurrent }) => isCurrent))
  return (
    <div data-print="none" data-part="career-panel" className={styles.panel}>
      <div className={styles.head}>
        {careerHead?.title && <p className={styles.title}>{careerHead.title}</p>}
        {careerHead?.counts && <p className="label">{careerHead.counts}</p>}
        <ul aria-hidden role="list" className={`label ${styles.keys}`}>
          {ui.jobKey && <li data-key="job">{ui.jobKey}</li>}
          {ui.projectKey && hasProjects && <li data-key="project">{ui.projectKey}</li>}
          {ui.now && endsNow && <li data-key="now">{ui.now}</li>}
        </ul>
      </div>
      <CareerTrace {...trace} now={ui.now} />
      <JobsToScale trace={trace} entries={entriesIn(view)} />
    </div>
  )
}

function entriesIn({ sections }: Pick<SiteView, 'sections'>): TimelineEntry[] {
  return sections.flatMap((section) => (section.kind === 'timeline' ? section.groups.flat() : []))
}

/** Of the section with the jobs. */
export function traceOf({ sections }: Pick<SiteView, 'sections'>): Trace | undefined {
  return sections.flatMap((section) => (section.kind === 'timeline' && section.trace) || [])[0]
}

/** Whether time goes from right to left, as the texts do. */
export function isFromRight({ years }: Trace): boolean {
  return (years.at(-1)?.labelX ?? 0) < (years[0]?.labelX ?? 0)
}

/** The jobs, newest first, each with the projects that shared most of their time with it. One between two jobs has none. */
export function jobsIn(trace: Trace) {
  const spansOf = (kind: 'job' | 'project') => trace.rows.flatMap((row) => (row.kind === kind ? row.spans : []))
  const endOf = ({ x, width }: TraceSpan) => (isFromRight(trace) ? -x : x + width)
  const jobs = spansOf('job').toSorted((a, b) => endOf(b) - endOf(a))
  const projects = spansOf('project')
  return jobs.map((job) => ({ job, projects: projects.filter((project) => jobOf(project, jobs) === job) }))
}

function jobOf(project: TraceSpan, jobs: readonly LabelledSpan[]): LabelledSpan | undefined {
  const shared = (job: TraceSpan) => Math.min(job.x + job.width, project.x + project.width) - Math.max(job.x, project.x)
  return jobs.filter((job) => shared(job) > 0).toSorted((a, b) => shared(b) - shared(a))[0]
}

/** Heights in pixels: of a job, and of a lane of its projects. */
const JOB = 10
const LANE = 9
/** In percent, between a project and the next in its lane. */
const GAP = 1

/** Projects share a lane, unless they overlap. */
function lanesOf(projects: readonly TraceSpan[]): TraceSpan[][] {
  const lanes: TraceSpan[][] = []
  for (const project of projects.toSorted((a, b) => a.x - b.x)) {
    const lane = lanes.find((each) => each.every(({ x, width }) => x + width + GAP < project.x))
    if (lane) lane.push(project)
    else lanes.push([project])
  }
  return lanes
}

type JobToScaleProps = { job: LabelledSpan; projects: readonly TraceSpan[]; entry: TimelineEntry | undefined }

function JobToScale({ job, projects, entry }: JobToScaleProps) {
  const lanes = lanesOf(projects)
  return (
    <li>
      <a href={`#${job.id}`} tabIndex={-1}>
        <span>{job.label}</span>
        {entry?.place && <span className="label">{entry.place}</span>}
        {entry?.period && <span className={`label ${styles.period}`}>{entry.period.text}</span>}
      </a>
      <svg aria-hidden height={JOB + LANE * lanes.length}>
        <rect width="100%" height={JOB} rx="4" data-ground />
        <rect x={`${job.x}%`} width={`${job.width}%`} height={JOB} rx="4" data-current={job.isCurrent} />
        {lanes.map((lane, index) =>
          lane.map(({ x, width }) => (
            <rect key={x} x={`${x}%`} y={JOB + 4 + LANE * index} width={`${width}%`} height="5" rx="2.5" data-project />
          )),
        )}
      </svg>
    </li>
  )
}

/** As many years have room for their labels. */
const MOST_YEARS = 5

/** Newest first, with the projects of each as thin bars. */
function JobsToScale({ trace, entries }: { trace: Trace; entries: readonly TimelineEntry[] }) {
  const step = Math.ceil(trace.years.length / MOST_YEARS)
  return (
    <div aria-hidden className={styles.jobs}>
      <ol role="list">
        {jobsIn(trace).map((each) => (
          <JobToScale key={each.job.id} {...each} entry={entries.find(({ id }) => id === each.job.id)} />
        ))}
      </ol>
      <svg aria-hidden className={styles.axis}>
        {trace.years
          .filter((_, index) => index % step === 0)
          .map(({ label, labelX }) => (
            <text key={label} x={`${labelX}%`} y="12" textAnchor={labelX > 90 === isFromRight(trace) ? 'start' : 'end'}>
              {label}
            </text>
          ))}
      </svg>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { LabelledSpan, SiteView, Trace } from '../../../../model/view.ts'
import { spanOf } from '../../../ui/career-spans.tsx'
import { besideJobs, entryOf, isFromRight, type jobsIn } from '../../../ui/career.ts'
import * as styles from './career-rows.module.css'

/** With more jobs, each has a line only; with more than `MOST`, the oldest have no names. */
const MANY = 6
const MOST = 14
/** The room that the label of a year needs, in percent of the scale. */
const SCREENS = [
  { name: 'phone', room: 14 },
  { name: 'tablet', room: 9 },
  { name: 'wide', room: 6 },
]

type CareerRowsProps = {
  trace: Trace
  jobs: ReturnType<typeof jobsIn>
  view: Pick<SiteView, 'sections' | 'ui'>
  /** The jobs and projects that it is about, if not about all. */
  lit?: readonly string[]
  className?: string | undefined
}

/**
 * The career to scale: names in a column, and beside them a row a job and rows of its projects. On phones, a name is above its bar.
 * The sections say the same in words.
 */
export function CareerRows({ trace, jobs, view, lit, className }: CareerRowsProps) {
  const named = jobs.filter(({ projects }, index) => index < MOST || (lit && projects.length > 0))
  const apart = besideJobs(trace).filter(({ id, labelIs }) => (lit ? lit.includes(id) : labelIs !== 'none'))
  const end = isFromRight(trace) ? 0 : 100
  const now = trace.rows.some(({ spans }) => spans.some(({ isCurrent }) => isCurrent)) ? view.ui.now : undefined
  const withoutRoom = (x: number) => SCREENS.filter(({ room }) => Math.abs(end - x) < room).map(({ name }) => name)
  return (
    <div
      aria-hidden
      data-part="trace"
      data-many={jobs.length > MANY || undefined}
      className={`${styles.career} ${className ?? ''}`}
    >
      <svg className={styles.years}>
        {now && (
          <g data-now>
            <line x1={`${end}%`} x2={`${end}%`} y1="26" y2="100%" />
            <text x={`${end}%`} y="100%" dy="14">
              {now}
            </text>
          </g>
        )}
        {trace.years.map((year) => (
          <g key={year.label} data-off={withoutRoom(year.labelX).join(' ')}>
            <line x1={`${year.labelX}%`} x2={`${year.labelX}%`} y2="100%" />
            <text x={`${year.labelX}%`} y="13">
              {year.label}
            </text>
          </g>
        ))}
      </svg>
      <ol role="list">
        {named.map(({ job, projects }) => (
          <Job key={job.id} job={job} projects={projects} view={view} lit={lit} />
        ))}
        {apart.length > 0 && (
          <li data-apart>
            {apart.map((project) => (
              <ProjectRow key={project.id} project={project} lit={lit} />
            ))}
          </li>
        )}
        {named.length < jobs.length && (
          <li>
            <Unnamed spans={jobs.filter((each) => !named.includes(each)).map(({ job }) => job)} />
          </li>
        )}
      </ol>
    </div>
  )
}

type JobProps = {
  job: LabelledSpan
  projects: readonly LabelledSpan[]
  view: CareerRowsProps['view']
  lit: readonly string[] | undefined
}

function Job({ job, projects, view, lit }: JobProps) {
  const { place, period } = entryOf(job.id, view) ?? {}
  const unnamed = projects.filter(({ labelIs }) => labelIs === 'none')
  const named = projects.filter((project) => !unnamed.includes(project))
  return (
    <li data-current={job.isCurrent}>
      <Row span={job} lit={lit}>
        {period && <span className={styles.period}>{period.text}</span>}
        {place && <span className={styles.place}>{place}</span>}
        {job.figures && !lit && <span className={styles.figures}>{job.figures}</span>}
      </Row>
      {named.map((project) => (
        <ProjectRow key={project.id} project={project} lit={lit} />
      ))}
      {job.rest && !lit && <p>{job.rest}</p>}
      {unnamed.length > 0 && <Unnamed spans={unnamed} />}
    </li>
  )
}

/** On pages of their own, what it changed stands below the rows. */
function ProjectRow({ project, lit }: { project: LabelledSpan; lit: RowProps['lit'] }) {
  return (
    <Row span={project} lit={lit} isProject>
      {project.figures && !lit && <span>{project.figures}</span>}
    </Row>
  )
}

type RowProps = {
  span: LabelledSpan
  isProject?: true
  lit: readonly string[] | undefined
  children: ReactNode
}

function Row({ span, isProject, lit, children }: RowProps) {
  const { id, label } = span
  return (
    <a href={`#${id}`} tabIndex={-1} data-project={isProject} data-lit={lit?.includes(id)}>
      <span>
        <span>{label}</span>
        {children}
      </span>
      <svg>
        <rect {...spanOf(span)} height="100%" rx="3" />
      </svg>
    </a>
  )
}

/** The height of a lane in pixels. */
const LANE = 9
/** In percent, between a span and the next in its lane. */
const GAP = 1
/** In more lanes, they would be higher than the career. */
const MOST_LANES = 6

/** Thin bars, whose names are shown while the pointer is on them. */
function Unnamed({ spans }: { spans: readonly LabelledSpan[] }) {
  const lanes = lanesOf(spans)
  return (
    <svg height={LANE * lanes.length} className={styles.lanes}>
      {lanes.map((lane, index) =>
        lane.map(({ id, label, ...span }) => (
          <a key={id} href={`#${id}`} tabIndex={-1}>
            <title>{label}</title>
            <rect {...spanOf(span)} y={LANE * index} height="5" rx="2.5" />
          </a>
        )),
      )}
    </svg>
  )
}

/** Spans share a lane, unless they overlap. */
function lanesOf(spans: readonly LabelledSpan[]): LabelledSpan[][] {
  const lanes: LabelledSpan[][] = []
  for (const span of spans.toSorted((a, b) => a.x - b.x)) {
    const free = lanes.find((each) => each.every(({ x, width }) => x + width + GAP < span.x))
    const lane = free ?? (lanes.length < MOST_LANES ? undefined : lanes.at(-1))
    if (lane) lane.push(span)
    else lanes.push([span])
  }
  return lanes
}

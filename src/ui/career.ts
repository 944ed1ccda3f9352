import type { LabelledSpan, Project, SiteView, TimelineEntry, Trace, TraceSpan } from '../../model/view.ts'

type JobInCareer = { job: LabelledSpan; projects: readonly LabelledSpan[] }

/** Of the section with the jobs. */
export function traceOf({ sections }: Pick<SiteView, 'sections'>): Trace | undefined {
  return sections.flatMap((section) => (section.kind === 'timeline' && section.trace) || [])[0]
}

/** Whether time goes from right to left, as the texts do. */
export function isFromRight({ years }: Trace): boolean {
  return (years.at(-1)?.labelX ?? 0) < (years[0]?.labelX ?? 0)
}

/** What a job of the trace is in its section. */
export function entryOf(id: string, { sections }: Pick<SiteView, 'sections'>): TimelineEntry | undefined {
  const entries = sections.flatMap((section) => (section.kind === 'timeline' ? section.groups.flat() : []))
  return entries.find((entry) => entry.id === id)
}

/** The jobs, newest first, each with the projects that shared most of their time with it, or are next to it. */
export function jobsIn(trace: Trace): JobInCareer[] {
  const jobs = newestFirst(trace, 'job')
  const projects = newestFirst(trace, 'project')
  return jobs.map((job) => ({ job, projects: projects.filter((project) => jobOf(project, jobs) === job) }))
}

/** The projects that went on before and after the job of most of their time, and belong to none. */
export function besideJobs(trace: Trace): LabelledSpan[] {
  const jobs = newestFirst(trace, 'job')
  return newestFirst(trace, 'project').filter((project) => !jobOf(project, jobs))
}

function newestFirst(trace: Trace, kind: 'job' | 'project'): LabelledSpan[] {
  const endOf = ({ x, width }: TraceSpan) => (isFromRight(trace) ? -x : x + width)
  const spans = trace.rows.flatMap((row) => (row.kind === kind ? row.spans : []))
  return spans.toSorted((a, b) => endOf(b) - endOf(a))
}

/** The projects that were made during a job, the newest first. */
export function madeIn(job: string | undefined, { sections }: Pick<SiteView, 'sections'>): Project[] {
  const trace = traceOf({ sections })
  const found = trace && jobsIn(trace).find((each) => each.job.id === job)
  const made = found?.projects.filter((each) => sharedBy(each, found.job) > 0) ?? []
  const projects = sections.flatMap((section) => (section.kind === 'gallery' ? section.projects : []))
  return made.flatMap(({ id }) => projects.find((project) => project.id === id) ?? [])
}

function jobOf(project: TraceSpan, jobs: readonly LabelledSpan[]): LabelledSpan | undefined {
  const job = jobs.toSorted((a, b) => sharedBy(project, b) - sharedBy(project, a))[0]
  if (!job) return undefined
  const isWithout = project.x < job.x && project.x + project.width > job.x + job.width
  return isWithout ? undefined : job
}

/** How much of the scale two spans share, or how far they are from each other, as a negative number. */
export function sharedBy(one: TraceSpan, other: TraceSpan): number {
  return Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
}

import type { Proof } from '../../model/define-section.ts'
import { textsOfResult } from '../../model/fields/result.ts'
import { compareQuantities } from '../../model/quantities.ts'
import type { LabelledSpan, Result, Trace } from '../../model/view.ts'
import type { Months, Precise } from './months.ts'
import type { Scale } from './scale.ts'

type Locale = { language: string; direction: 'ltr' | 'rtl' }
type Options = Locale & {
  /** The width of the narrowest trace in pixels. */
  width: number
  /** How many projects have a label, if not all. */
  mostLabels?: number
  /** Whether jobs are labelled with what they changed, too. */
  hasJobFigures?: boolean
  /** The text for a number of projects, for layouts that name few of a job on phones. */
  countProjects?: ((count: number) => string) | undefined
}
/** A job or project with dates. */
export type Dated = Precise & { proof: Proof }
type Texts = { label: string; figures?: string }
type Labelled = Dated & Texts & { labelIs: LabelledSpan['labelIs']; extent: [number, number] }

/** So many projects of a job have a name on phones and beside the job. */
const MOST_NAMED = 4

/** With more rows, projects are below all jobs; and with more jobs, these share rows. */
const MOST_ROWS = 16
const MOST_JOB_ROWS = 6

/** A row a job, oldest first, and below it rows of its projects. */
export function rowsOf(
  jobs: readonly Dated[],
  projects: readonly Dated[],
  scale: Scale,
  options: Options,
): Trace['rows'] {
  const chosen = new Set(inTurns(projects, jobs).slice(0, options.mostLabels))
  const label = (span: Dated) =>
    span.proof.work === 'job' || chosen.has(span) ? labelled(span, scale, options) : unlabelled(span, scale)
  const restOf = ({ proof }: Labelled) => {
    const own = projects.filter((project) => {
      const job = jobOf(project, jobs)
      return job?.proof === proof && !(project.start < job.start && project.end > job.end)
    })
    const named = own.filter((project) => chosen.has(project)).slice(0, MOST_NAMED)
    const rest = own.length > named.length && options.countProjects?.(own.length - named.length)
    return rest ? { rest: `+${rest}` } : {}
  }
  const show = (kind: 'job' | 'project', lanes: readonly (readonly Labelled[])[]) =>
    lanes.map((lane) => ({ kind, spans: lane.map((span) => ({ ...showSpan(span, scale), ...restOf(span) })) }))
  // Those without a label are together, below.
  const showProjects = (shown: readonly Dated[]) => [
    ...show('project', inLanes(shown.filter((each) => chosen.has(each)).map(label))),
    ...show('project', inLanes(shown.filter((each) => !chosen.has(each)).map(label))),
  ]
  const rows = jobs.flatMap((job) => [
    ...show('job', [[label(job)]]),
    ...showProjects(projects.filter((project) => jobOf(project, jobs) === job)),
  ])
  if (rows.length <= MOST_ROWS) return rows
  const lanes = jobs.length > MOST_JOB_ROWS ? inLanes(jobs.map(label)) : jobs.map((job) => [label(job)])
  return [...show('job', lanes), ...showProjects(projects)]
}

/** The job during which most of a project was. */
export function jobOf(project: Months, jobs: readonly Dated[]): Dated | undefined {
  const shared = (job: Months) => Math.min(job.end, project.end) - Math.max(job.start, project.start)
  return jobs.reduce((best, job) => (shared(job) >= shared(best) ? job : best))
}

/** Spans share a lane, unless they or their labels overlap. */
function inLanes(spans: readonly Labelled[]): Labelled[][] {
  const lanes: Labelled[][] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const lane = lanes.find((each) => each.every(({ extent }) => extent[1] < span.extent[0]))
    if (lane) lane.push(span)
    else lanes.push([span])
  }
  return lanes
}

/** Those with figures first: one project of each job, then the next of each, from the newest on. */
function inTurns(projects: readonly Dated[], jobs: readonly Dated[]): Dated[] {
  const hasFigures = ({ proof }: Dated) => Number(proof.result !== undefined)
  const bestFirst = projects.toSorted((a, b) => hasFigures(b) - hasFigures(a) || b.end - a.end)
  const counts = new Map<Dated | undefined, number>()
  const turns = bestFirst.map((project) => {
    const job = jobOf(project, jobs)
    const turn = counts.get(job) ?? 0
    counts.set(job, turn + 1)
    return { project, turn }
  })
  return turns
    .toSorted((a, b) => hasFigures(b.project) - hasFigures(a.project) || a.turn - b.turn)
    .map(({ project }) => project)
}

/** In percent, between a span and the next in its lane. */
const GAP = 0.5

function unlabelled(span: Dated, { percentOf }: Scale): Labelled {
  const { label } = span.proof.reference
  return { ...span, label, labelIs: 'none', extent: [percentOf(span.start) - GAP, percentOf(span.end) + GAP] }
}

/** With all of its texts where they have room: within the span, after it, or before it. Else the label alone, cut if it must be. */
function labelled(span: Dated, { percentOf }: Scale, options: Options): Labelled {
  const all = textsOf(span, options)
  const { label } = all
  const [from, to] = [percentOf(span.start), percentOf(span.end)]
  const rooms = [
    ['within', to - from],
    ['after', 100 - to],
    ['before', from],
  ] as const
  const widthOf = (texts: Texts) => (100 * pixelsOf(texts)) / options.width
  const place = (texts: Texts, labelIs: Labelled['labelIs']): Labelled => {
    const width = widthOf(texts)
    const extents = {
      within: [from, to],
      after: [from, to + width],
      before: [from - width, to],
      none: [from, to],
    } as const
    return { ...span, ...texts, labelIs, extent: [...extents[labelIs]] }
  }
  const short = { label }
  const tries = [
    [all, ['within', 'after']],
    [all, ['before']],
    [short, ['within', 'after', 'before']],
  ] as const
  for (const [texts, places] of tries) {
    const fitting = rooms.find(([where, room]) => places.some((each) => each === where) && widthOf(texts) <= room)
    if (fitting) return place(texts, fitting[0])
  }
  const [labelIs, room] = rooms.reduce((best, each) => (each[1] > best[1] ? each : best))
  return place({ label: cut(label, (room * options.width) / 100) }, labelIs)
}

/** As much of a label as a room in pixels has space for, which is a third of the trace or more. */
function cut(label: string, room: number): string {
  const letters = Array.from(label)
  const first = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`
  return first(letters.findLastIndex((_, count) => pixelsOf({ label: first(count) }) <= room))
}

function showSpan({ label, figures, labelIs, proof, ...months }: Labelled, { edgeOf, place }: Scale): LabelledSpan {
  return {
    ...place(months),
    id: proof.reference.id,
    label,
    ...(figures !== undefined && { figures }),
    labelX: edgeOf(labelIs === 'after' ? months.end : months.start),
    labelIs,
  }
}

/** "CI/CD Pipeline" and "52 → 9 minutes". */
function textsOf({ proof: { reference, work, result } }: Dated, { hasJobFigures, ...locale }: Options): Texts {
  return {
    label: reference.label,
    ...((work === 'project' || hasJobFigures) && result && { figures: shortFigures(result, locale) }),
  }
}

/** The figures of a result, with their unit once: "52 → 9 minutes". */
export function shortFigures(result: Result, { language, direction }: Locale): string {
  const { before, after } = result
  const short = before === undefined ? before : compareQuantities(before, after, language)?.shortBefore
  return textsOfResult({ ...result, before: short ?? before }, direction).figures
}

/** Pixels between the parts of a label, and on either side of it. */
const BETWEEN = 8

/** The width of a label. Ideographs are as wide as they are high. */
function pixelsOf({ label, figures = '' }: Texts): number {
  const text = label + figures
  const ideographs = text.match(/[\u{2E80}-\u{FFFF}]/gu)?.length ?? 0
  const parts = [label, figures].filter((part) => part !== '')
  return 2 * BETWEEN + BETWEEN * (parts.length - 1) + 6.4 * (text.length + ideographs)
}

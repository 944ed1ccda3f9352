import type { Proof } from '../../model/define-section.ts'
import { compareQuantities } from '../../model/quantities.ts'
import { textsOfResult } from '../../model/sections/gallery.ts'
import type { LabelledSpan, Project, Trace, TraceSpan } from '../../model/view.ts'
import { inMonths, type Months, MONTHS_A_YEAR, meetInSharedYears } from './months.ts'

/** Jobs and projects on one scale of time. */
export type Career = {
  /** One segment a job, none twice: at any time the job that began last. */
  line: readonly TraceSpan[]
  /** The jobs in rows, oldest first, with their projects. Undefined for less than two spans. */
  trace: Trace | undefined
  /** The span of a project on the scale, if it is there. */
  spanOf: (id: string) => TraceSpan | undefined
  /** The first year of the scale, and the one after the last. */
  years: readonly [number, number]
}

type Options = { now: Date; language: string; direction: 'ltr' | 'rtl' }
type Dated = Months & { proof: Proof }

/** Returns nothing if no job has dates. */
export function careerOf(proofs: readonly Proof[], { now, language, direction }: Options): Career | undefined {
  const dated = proofs.flatMap((proof): Dated[] => {
    const months = proof.period && inMonths(proof.period, now)
    return months ? [{ ...months, proof }] : []
  })
  const jobs = meetInSharedYears(dated.filter(({ proof }) => proof.work === 'job'))
  if (jobs.length === 0) return undefined
  const first = Math.min(...jobs.map(({ start }) => start))
  const last = Math.max(...jobs.map(({ end }) => end))
  const projects = dated.filter(({ proof, start, end }) => proof.work === 'project' && start < last && end > first)

  const percentOf = (month: number) => (100 * (Math.min(Math.max(month, first), last) - first)) / (last - first)
  const place = ({ start, end, isCurrent }: Months): TraceSpan => {
    const width = Math.max(percentOf(end) - percentOf(start), THINNEST)
    const from = Math.min(percentOf(start), 100 - width)
    return {
      x: rounded(direction === 'ltr' ? from : 100 - from - width),
      width: rounded(width),
      ...(isCurrent && { isCurrent }),
    }
  }
  const edge = (percent: number) => rounded(direction === 'ltr' ? percent : 100 - percent)
  const label = (each: Dated): LabelledSpan => {
    const { label: text, figures } = textsOf(each.proof, language, direction)
    const labelIs = placeOfLabel(each)
    const isAtStart = labelIs !== 'after'
    return {
      ...place(each),
      id: each.proof.reference.id,
      label: text,
      ...(figures !== undefined && { figures }),
      labelX: edge(percentOf(isAtStart ? each.start : each.end)),
      labelIs,
    }
  }
  const rows = jobs.map((job) => ({
    ...label(job),
    lanes: inLanes(projects.filter((project) => jobOf(project, jobs) === job)).map((lane) => lane.map(label)),
  }))
  return {
    line: flattened(jobs).map(place),
    trace:
      jobs.length + projects.length > 1
        ? { years: yearsBetween(first, last, (year) => edge(percentOf(year * MONTHS_A_YEAR))), jobs: rows }
        : undefined,
    spanOf: (id) => projects.filter(({ proof }) => proof.reference.id === id).map(place)[0],
    years: [Math.floor(first / MONTHS_A_YEAR), Math.ceil(last / MONTHS_A_YEAR)],
  }

  /** Spans whose labels don't overlap share a lane. */
  function inLanes(spans: readonly Dated[]): Dated[][] {
    const lanes: Dated[][] = []
    for (const span of spans.toSorted((a, b) => a.start - b.start)) {
      const [from] = extentOf(span)
      const lane = lanes.find((each) => each.every((other) => extentOf(other)[1] < from))
      if (lane) lane.push(span)
      else lanes.push([span])
    }
    return lanes
  }

  function placeOfLabel({ start, end, proof }: Dated): LabelledSpan['labelIs'] {
    const width = widthOf(textsOf(proof, language, direction))
    if (width <= percentOf(end) - percentOf(start)) return 'within'
    return width <= 100 - percentOf(end) ? 'after' : 'before'
  }

  /** Of a span and its label. */
  function extentOf(each: Dated): [from: number, to: number] {
    const width = widthOf(textsOf(each.proof, language, direction))
    const [from, to] = [percentOf(each.start), percentOf(each.end)]
    const labelIs = placeOfLabel(each)
    return [labelIs === 'before' ? from - width : from, labelIs === 'after' ? to + width : to]
  }
}

/** The least width of a span, in percent. */
const THINNEST = 0.6

const rounded = (percent: number) => Math.round(percent * 10) / 10

/** The job during which most of a project was. */
function jobOf(project: Months, jobs: readonly Dated[]): Dated | undefined {
  const shared = (job: Months) => Math.min(job.end, project.end) - Math.max(job.start, project.start)
  return jobs.reduce((best, job) => (shared(job) >= shared(best) ? job : best))
}

/** Cuts each job where a later one begins. What of a long job is after a short one shows again. */
function flattened(jobs: readonly Months[]): Months[] {
  const edges = [...new Set(jobs.flatMap(({ start, end }) => [start, end]))].toSorted((a, b) => a - b)
  const byStart = jobs.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const pieces: (Months & { job: Months })[] = []
  for (const [index, start] of edges.slice(0, -1).entries()) {
    const end = edges[index + 1] ?? start
    const job = byStart.findLast((each) => each.start <= start && each.end >= end)
    const previous = pieces.at(-1)
    if (!job) continue
    if (previous?.job === job && previous.end === start) previous.end = end
    else pieces.push({ start, end, ...(job.isCurrent && { isCurrent: true }), job })
  }
  return pieces
}

/** At most so many years have a label. */
const MOST_YEARS = 10

function yearsBetween(first: number, last: number, edgeOf: (year: number) => number): Trace['years'] {
  const [from, to] = [Math.ceil(first / MONTHS_A_YEAR), Math.floor((last - 1) / MONTHS_A_YEAR)]
  const step = [1, 2, 5, 10, 20].find((each) => (to - from + 1) / each <= MOST_YEARS) ?? 50
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return years.filter((year) => (year - from) % step === 0).map((year) => ({ label: `${year}`, labelX: edgeOf(year) }))
}

/** The length at which a label is cut, and at which it has no figures, in characters. */
const LONGEST = 44

/** "CI/CD Pipeline" and "52 → 9 minutes". */
function textsOf({ reference, result }: Proof, language: string, direction: 'ltr' | 'rtl') {
  const { label } = reference
  if (label.length > LONGEST) return { label: `${label.slice(0, LONGEST - 1).trimEnd()}…` }
  const figures = result && shortFigures(result, language, direction)
  return figures !== undefined && label.length + figures.length < LONGEST ? { label, figures } : { label }
}

/** The figures of a result, with their unit once: "52 → 9 minutes". */
export function shortFigures(result: NonNullable<Project['result']>, language: string, direction: 'ltr' | 'rtl') {
  const { before, after } = result
  const short = before === undefined ? before : compareQuantities(before, after, language)?.shortBefore
  return textsOfResult({ ...result, before: short ?? before }, direction).figures
}

/** The width of a label in percent of the narrowest trace, 690 px. Ideographs are as wide as they are high. */
function widthOf({ label, figures = '' }: { label: string; figures?: string }): number {
  const text = label + figures
  const ideographs = text.match(/[\u{2E80}-\u{FFFF}]/gu)?.length ?? 0
  const pixels = 24 + 6.6 * (text.length + ideographs)
  return (100 * pixels) / 690
}

import type { Proof } from '../../model/define-section.ts'
import type { Trace, TraceSpan } from '../../model/view.ts'
import { inMonths, type Months, MONTHS_A_YEAR, meetInSharedYears, type Precise, unsureIn } from './months.ts'
import { type Scale, scaleOf } from './scale.ts'
import { type Dated, rowsOf } from './trace-rows.ts'

/** Jobs and projects on one scale of time. */
export type Career = {
  /** One segment a job, none twice: at any time the job that began last. */
  line: readonly TraceSpan[]
  /** Undefined for less than two spans. */
  trace: Trace | undefined
  /** The span of a project on the scale, if it is there. */
  spanOf: (id: string) => TraceSpan | undefined
  /** The first year of the scale, and the one after the last. */
  years: readonly [number, number]
  /** How long it is, and how many jobs and projects it has. */
  months: number
  jobs: number
  projects: number
  /** Where nobody knows the month in which one job followed another. */
  unsure: readonly TraceSpan[]
  /** When a job or project was, as the trace has it. */
  monthsOf: (proof: Proof) => Months | undefined
  /** Where months are on the scale. */
  place: Scale['place']
}

type Options = {
  now: Date
  language: string
  direction: 'ltr' | 'rtl'
  /** See trace-rows.ts. */
  width: number
  mostLabels?: number
  hasJobFigures?: boolean
  hasSoftEnds?: boolean
  countProjects?: ((count: number) => string) | undefined
}

/** Returns nothing if no job has dates. */
export function careerOf(proofs: readonly Proof[], { now, ...options }: Options): Career | undefined {
  const dated = proofs.flatMap((proof): Dated[] => {
    const months = proof.period && inMonths(proof.period, now)
    return months ? [{ ...months, proof }] : []
  })
  const jobs = meetInSharedYears(dated.filter(({ proof }) => proof.work === 'job'))
  if (jobs.length === 0) return undefined
  const first = Math.min(...jobs.map(({ start }) => start))
  const last = Math.max(...jobs.map(({ end }) => end))
  const projects = dated.filter(({ proof, start, end }) => proof.work === 'project' && start < last && end > first)
  const scale = scaleOf(first, last, options.direction, options.hasSoftEnds)
  const years = { first: Math.floor(first / MONTHS_A_YEAR), end: Math.ceil(last / MONTHS_A_YEAR) }
  return {
    line: flattened(jobs).map(scale.place),
    trace:
      jobs.length + projects.length > 1
        ? { years: labelYears(years, scale), rows: rowsOf(jobs, projects, scale, options) }
        : undefined,
    spanOf: (id) => projects.filter(({ proof }) => proof.reference.id === id).map(scale.place)[0],
    years: [years.first, years.end],
    months: last - first,
    jobs: jobs.length,
    projects: projects.length,
    unsure: unsureIn(jobs).map(scale.place),
    monthsOf: (proof) => jobs.find((job) => job.proof === proof) ?? dated.find((each) => each.proof === proof),
    place: scale.place,
  }
}

/** Cuts each job where a later one begins. What of a long job is after a short one shows again. */
function flattened(jobs: readonly Precise[]): Precise[] {
  const edges = [...new Set(jobs.flatMap(({ start, end }) => [start, end]))].toSorted((a, b) => a - b)
  const byStart = jobs.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const pieces: (Months & { job: Precise })[] = []
  for (const [index, start] of edges.slice(0, -1).entries()) {
    const end = edges[index + 1] ?? start
    const job = byStart.findLast((each) => each.start <= start && each.end >= end)
    const previous = pieces.at(-1)
    if (!job) continue
    if (previous?.job === job) previous.end = end
    else pieces.push({ start, end, ...(job.isCurrent && { isCurrent: true }), job })
  }
  return pieces.map(({ job, ...piece }) => ({
    ...piece,
    ...(job.startsInYear && piece.start === job.start && { startsInYear: true }),
    ...(job.endsInYear && piece.end === job.end && { endsInYear: true }),
  }))
}

/** At most so many years have a label. */
const MOST_YEARS = 10

/** The years that begin on the scale. */
function labelYears({ first, end }: { first: number; end: number }, { percentOf, edgeOf }: Scale): Trace['years'] {
  const isOnScale = (year: number) => percentOf(year * MONTHS_A_YEAR + 1) > 0
  const years = Array.from({ length: end - first }, (_, index) => first + index).filter(isOnScale)
  const step = [1, 2, 5, 10, 20].find((each) => years.length / each <= MOST_YEARS) ?? 50
  return years
    .filter((_, index) => index % step === 0)
    .map((year) => ({ label: `${year}`, labelX: edgeOf(year * MONTHS_A_YEAR) }))
}

import type { Proof } from '../../model/define-section.ts'
import { compareQuantities } from '../../model/quantities.ts'
import { textsOfResult } from '../../model/sections/gallery.ts'
import type { LabelledSpan, Result, Trace } from '../../model/view.ts'
import type { Months } from './months.ts'
import type { Scale } from './scale.ts'

type Locale = { language: string; direction: 'ltr' | 'rtl' }
/** A job or project with dates. */
export type Dated = Months & { proof: Proof }
type Labelled = Dated & { label: string; figures?: string; labelIs: LabelledSpan['labelIs']; extent: [number, number] }

/** With more rows, jobs share some. */
const MOST_ROWS = 16

/** A row a job, oldest first, and below it rows of its projects. */
export function rowsOf(
  jobs: readonly Dated[],
  projects: readonly Dated[],
  scale: Scale,
  locale: Locale,
): Trace['rows'] {
  const label = (span: Dated) => labelled(span, scale, locale)
  const show = (kind: 'job' | 'project', lanes: readonly (readonly Labelled[])[]) =>
    lanes.map((lane) => ({ kind, spans: lane.map((span) => showSpan(span, scale)) }))
  const rows = jobs.flatMap((job) => [
    ...show('job', [[label(job)]]),
    ...show('project', inLanes(projects.filter((project) => jobOf(project, jobs) === job).map(label))),
  ])
  if (rows.length <= MOST_ROWS) return rows
  return [...show('job', inLanes(jobs.map(label))), ...show('project', inLanes(projects.map(label)))]
}

/** The job during which most of a project was. */
function jobOf(project: Months, jobs: readonly Dated[]): Dated | undefined {
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

/** With its label and figures where both have room: within the span, after it, or before it. Else the label alone, cut if it must be. */
function labelled(span: Dated, { percentOf }: Scale, locale: Locale): Labelled {
  const { label, figures } = textsOf(span, locale)
  const [from, to] = [percentOf(span.start), percentOf(span.end)]
  const rooms = [
    ['within', to - from],
    ['after', 100 - to],
    ['before', from],
  ] as const
  const place = (texts: { label: string; figures?: string }, labelIs: Labelled['labelIs']): Labelled => {
    const width = widthOf(texts)
    const extents = { within: [from, to], after: [from, to + width], before: [from - width, to] } as const
    return { ...span, ...texts, labelIs, extent: [...extents[labelIs]] }
  }
  for (const texts of figures === undefined ? [{ label }] : [{ label, figures }, { label }]) {
    const fitting = rooms.find(([, room]) => widthOf(texts) <= room)
    if (fitting) return place(texts, fitting[0])
  }
  const [labelIs, room] = rooms.reduce((best, each) => (each[1] > best[1] ? each : best))
  return place({ label: cut(label, room) }, labelIs)
}

/** As much of a label as a room in percent has space for, which is a third of the trace or more. */
function cut(label: string, room: number): string {
  const letters = Array.from(label)
  const first = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`
  return first(letters.findLastIndex((_, count) => widthOf({ label: first(count) }) <= room))
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
function textsOf({ proof: { reference, result } }: Dated, locale: Locale) {
  return { label: reference.label, figures: result && shortFigures(result, locale) }
}

/** The figures of a result, with their unit once: "52 → 9 minutes". */
export function shortFigures(result: Result, { language, direction }: Locale): string {
  const { before, after } = result
  const short = before === undefined ? before : compareQuantities(before, after, language)?.shortBefore
  return textsOfResult({ ...result, before: short ?? before }, direction).figures
}

/** The width of a label in percent of the narrowest trace, 690 px. Ideographs are as wide as they are high. */
function widthOf({ label, figures = '' }: { label: string; figures?: string }): number {
  const text = label + figures
  const ideographs = text.match(/[\u{2E80}-\u{FFFF}]/gu)?.length ?? 0
  const pixels = (figures === '' ? 16 : 24) + 6.4 * (text.length + ideographs)
  return (100 * pixels) / 690
}

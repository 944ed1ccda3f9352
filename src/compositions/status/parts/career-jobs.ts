import type { LabelledSpan, SiteView, TimelineEntry } from '../../../../model/view.ts'
import { entryOf, isFromRight, traceOf } from '../../../ui/career.ts'

/** The jobs on the scale of the career, the one that began first is first. */
export function jobsByStart(view: SiteView): LabelledSpan[] {
  const trace = traceOf(view)
  if (!trace) return []
  const startOf = ({ x, width }: LabelledSpan) => (isFromRight(trace) ? -(x + width) : x)
  const jobs = trace.rows.flatMap(({ kind, spans }) => (kind === 'job' ? spans : []))
  return jobs.toSorted((a, b) => startOf(a) - startOf(b))
}

/** The job of today; of several, the one that began last. */
export function presentJobOf(view: SiteView): TimelineEntry | undefined {
  const job = jobsByStart(view).findLast(({ isCurrent }) => isCurrent)
  return job && entryOf(job.id, view)
}

/** "Platform Engineer · Example Technologies": no line begins with the dot. */
export function titleOfJob({ heading, place }: TimelineEntry): string {
  return [heading, place].filter(Boolean).join('\u{A0}· ')
}

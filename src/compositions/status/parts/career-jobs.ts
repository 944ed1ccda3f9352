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

/** The job of today; of several, the one that began last. A job alone is on no scale. */
export function presentJobOf(view: SiteView): TimelineEntry | undefined {
  const job = jobsByStart(view).findLast(({ isCurrent }) => isCurrent)
  return job ? entryOf(job.id, view) : onlyJobIn(view)
}

function onlyJobIn({ sections, career }: SiteView): TimelineEntry | undefined {
  if (!career?.some(({ isCurrent }) => isCurrent)) return undefined
  const jobs = sections.flatMap((section) =>
    section.kind === 'timeline' && section.isMain ? section.groups.flat() : [],
  )
  return jobs.find(({ period }) => period?.isCurrent)
}

/** "Platform Engineer · Example Technologies": no line begins with the dot. */
export function titleOfJob({ heading, place }: TimelineEntry): string {
  return [heading, place].filter(Boolean).join('\u{A0}· ')
}

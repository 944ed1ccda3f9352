import type { SiteView, Skill, TraceSpan } from '../../../../model/view.ts'
import { skillsIn } from '../../../sections/expertise/technologies.tsx'
import { isFromRight, traceOf } from '../../../ui/career.ts'
import { isInUse } from './is-in-use.ts'

/** So many rows, and skills that share one. */
const MOST = 3
const MOST_IN_ROW = 4

/** The skills with dates: those of today first, and those that most jobs and projects name. Those with the same dates share a row. */
export function skillRows(view: SiteView): Skill[][] {
  const lengthOf = ({ evidence }: Skill) => (evidence?.spans ?? []).reduce((sum, { width }) => sum + width, 0)
  const usesOf = ({ evidence }: Skill) => evidence?.references.length ?? 0
  const rankOf = (skill: Skill) => Number(isOfToday(skill, view)) + Number(isInUse(skill))
  const dated = skillsIn(view.sections)
    .filter((skill) => lengthOf(skill) > 0)
    .toSorted((a, b) => rankOf(b) - rankOf(a) || usesOf(b) - usesOf(a) || lengthOf(b) - lengthOf(a))
  const rows = new Map<string, Skill[]>()
  for (const skill of dated) {
    const dates = JSON.stringify([skill.evidence?.years, skill.evidence?.spans])
    rows.set(dates, [...(rows.get(dates) ?? []), skill])
  }
  return [...rows.values()].slice(0, MOST).map((skills) => skills.slice(0, MOST_IN_ROW))
}

export function isOfToday({ evidence }: Skill, view: SiteView): boolean {
  return evidence?.spans?.some((span) => reachesToday(span, view)) === true
}

/** Recent work may have ended. Edges are rounded. */
export function reachesToday({ x, width, isCurrent }: TraceSpan, view: SiteView): boolean {
  const trace = traceOf(view)
  const isOpen = view.career?.some((job) => job.isCurrent) === true
  const distance = trace && isFromRight(trace) ? x : 100 - (x + width)
  return isOpen && isCurrent === true && distance < 0.5
}

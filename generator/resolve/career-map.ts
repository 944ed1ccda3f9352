import type { Proof } from '../../model/define-section.ts'
import type { CareerMap, MapLine, MapRow, SectionView, Skill } from '../../model/view.ts'
import { MONTHS_A_YEAR } from './months.ts'
import { type Dated, jobOf } from './trace-rows.ts'
import type { Career } from './trace.ts'

/** As many lines have room, and can be told apart. */
const MOST_LINES = 14
/** As many projects of a job are rows. */
const MOST_PROJECTS = 6
/** See `LINES` in src/styles/colours.ts. */
const HUES = 6

/** The career as a map. */
export function mapOf(
  { monthsOf, spanOf }: Pick<Career, 'monthsOf' | 'spanOf'>,
  sections: readonly SectionView[],
  proofs: readonly Proof[],
  countProjects: (count: number) => string,
): CareerMap {
  const dated = proofs.flatMap((proof): Dated[] => {
    const months = monthsOf(proof)
    return months && (proof.work === 'job' || spanOf(proof.reference.id)) ? [{ ...months, proof }] : []
  })
  const rows = rowsOf(dated, countProjects)
  return { lines: linesOf(sections, rows), rows }
}

/** Jobs, newest first, each with its projects below it. */
function rowsOf(dated: readonly Dated[], countProjects: (count: number) => string): MapRow[] {
  const jobs = dated.filter(({ proof }) => proof.work === 'job').toSorted((a, b) => a.start - b.start)
  const projects = dated.filter(({ proof }) => proof.work === 'project')
  const all = jobs.toSorted(newestFirst).flatMap((job) => {
    const own = projects.filter((project) => jobOf(project, jobs) === job)
    const shown = own.toSorted(figuresFirst).slice(0, MOST_PROJECTS).toSorted(newestFirst)
    const ids = own.filter((project) => !shown.includes(project)).map(({ proof }) => proof.reference.id)
    const rest = ids.length > 0 && { rest: { label: `+${countProjects(ids.length)}`, ids } }
    return [{ span: job, isJob: true as const, ...rest }, ...shown.map((span) => ({ span }))]
  })
  // A row is not later than those above it.
  const ends = all.map((_, index) => Math.min(...all.slice(0, index + 1).map(({ span }) => span.end)))
  const first = Math.min(...dated.map(({ start }) => start))
  return all.map(({ span, ...row }, index) => {
    const [end = first, next = first] = [ends[index], ends[index + 1]]
    return { id: span.proof.reference.id, ...row, years: yearsBetween(next, end) }
  })
}

const newestFirst = (a: Dated, b: Dated) => b.end - a.end || b.start - a.start

const figuresFirst = (a: Dated, b: Dated) =>
  Number(b.proof.result !== undefined) - Number(a.proof.result !== undefined) || newestFirst(a, b)

/** The years that begin from a month on and before another, newest first. */
function yearsBetween(from: number, until: number): number[] {
  const first = Math.ceil(from / MONTHS_A_YEAR)
  return Array.from({ length: Math.ceil(until / MONTHS_A_YEAR) - first }, (_, index) => first + index).toReversed()
}

/** The skills with most stations, in their groups, those that lead furthest up first. */
function linesOf(sections: readonly SectionView[], rows: readonly MapRow[]): MapLine[] {
  const groups = sections.flatMap((section) => (section.kind === 'expertise' ? section.groups : []))
  const lines = groups.flatMap(({ skills }, group) =>
    skills.flatMap((skill) => {
      const line = lineOf(skill, rows)
      return line ? [{ ...line, group }] : []
    }),
  )
  const byStations = lines.toSorted((a, b) => b.stations.length - a.stations.length || a.first - b.first)
  const chosen = new Set(byStations.slice(0, MOST_LINES))
  return lines
    .filter((line) => chosen.has(line))
    .toSorted((a, b) => a.group - b.group || a.first - b.first || b.last - a.last)
    .map(({ group, ...line }, index) => ({ ...line, hue: (groups.length > 1 ? group : index) % HUES }))
}

/** From its first station, or from above all if it is in recent work, to its last one, and below a job through the projects of that. */
function lineOf({ id, evidence }: Skill, rows: readonly MapRow[]) {
  const ids = new Set(evidence?.references.map((reference) => reference.id))
  const stations = rows.flatMap((row, index) => (ids.has(row.id) ? [index] : []))
  const [top] = stations
  const bottom = stations.at(-1)
  if (top === undefined || bottom === undefined) return undefined
  const isCurrent = evidence?.spans?.some((span) => span.isCurrent) === true
  const nextJob = rows.findIndex(({ isJob }, index) => isJob && index > bottom)
  return {
    id,
    first: isCurrent ? 0 : top,
    last: rows[bottom]?.isJob ? (nextJob < 0 ? rows.length : nextJob) - 1 : bottom,
    stations,
    ...(isCurrent && { isCurrent: true as const }),
  }
}

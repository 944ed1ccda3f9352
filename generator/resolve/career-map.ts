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
  return { lines: linesOf(sections, rows, dated), rows: rows.map(({ row }) => row) }
}

/** A row, the work that it stands for, and the projects of a job that says nothing of its tools. */
type Stop = { row: MapRow; work: readonly string[]; made?: readonly string[]; end: number }

/** Jobs, newest first, each with its projects below it, and below these those that are folded. */
function rowsOf(dated: readonly Dated[], countProjects: (count: number) => string): Stop[] {
  const jobs = dated.filter(({ proof }) => proof.work === 'job').toSorted((a, b) => a.start - b.start)
  const projects = dated.filter(({ proof }) => proof.work === 'project')
  const all = jobs.toSorted(newestFirst).flatMap((job) => {
    const own = projects.filter((project) => jobOf(project, jobs) === job).toSorted(newestFirst)
    const shown = own.length > MOST_PROJECTS + 1 ? own.toSorted(figuresFirst).slice(0, MOST_PROJECTS) : own
    const folded = own.filter((project) => !shown.includes(project))
    return [
      { works: [job], isJob: true as const, ...(job.proof.technologies.length === 0 && { made: own.map(idOf) }) },
      ...shown.toSorted(newestFirst).map((project) => ({ works: [project] })),
      ...(folded.length > 0 ? [{ works: folded, label: labelOf(folded, countProjects) }] : []),
    ]
  })
  // A row is not later than those above it.
  const endOf = (works: readonly Dated[]) => Math.max(...works.map(({ end }) => end))
  const ends = all.map((_, index) => Math.min(...all.slice(0, index + 1).map(({ works }) => endOf(works))))
  const first = Math.min(...dated.map(({ start }) => start))
  return all.map(({ works, ...stop }, index) => {
    const [end = first, next = first] = [ends[index], ends[index + 1]]
    const work = works.map(idOf)
    const row = {
      id: work[0] ?? '',
      ...('isJob' in stop && { isJob: true as const }),
      years: yearsBetween(next, end),
      ...('label' in stop && { rest: { label: stop.label, ids: work } }),
    }
    return { row, work, ...('made' in stop && { made: stop.made }), end: endOf(works) }
  })
}

const idOf = ({ proof }: Dated) => proof.reference.id

/** The year of the month before an end. */
const yearOf = (end: number) => Math.floor((end - 1) / MONTHS_A_YEAR)

/** "6 projects, 2022–2024" */
function labelOf(works: readonly Dated[], countProjects: (count: number) => string): string {
  const from = yearOf(Math.min(...works.map(({ start }) => start + 1)))
  const to = yearOf(Math.max(...works.map(({ end }) => end)))
  return `${countProjects(works.length)}, ${from === to ? to : `${from}–${to}`}`
}

const newestFirst = (a: Dated, b: Dated) => b.end - a.end || b.start - a.start

const figuresFirst = (a: Dated, b: Dated) =>
  Number(b.proof.result !== undefined) - Number(a.proof.result !== undefined) || newestFirst(a, b)

/** The years that begin from a month on and before another, newest first. */
function yearsBetween(from: number, until: number): number[] {
  const first = Math.ceil(from / MONTHS_A_YEAR)
  return Array.from({ length: Math.ceil(until / MONTHS_A_YEAR) - first }, (_, index) => first + index).toReversed()
}

/** The skills with most stations, those that lead furthest up first, and of these, those of a group beside each other. */
function linesOf(sections: readonly SectionView[], rows: readonly Stop[], dated: readonly Dated[]): MapLine[] {
  const groups = sections.flatMap((section) => (section.kind === 'expertise' ? section.groups : []))
  const lines = groups.flatMap(({ skills }, group) =>
    skills.flatMap((skill) => {
      const line = lineOf(skill, rows, dated)
      return line ? [{ ...line, group }] : []
    }),
  )
  const byStations = lines.toSorted((a, b) => b.stations.length - a.stations.length || a.first - b.first)
  const chosen = new Set(byStations.slice(0, MOST_LINES))
  const topOf = (line: (typeof lines)[number]) => (line.isCurrent ? -1 : line.first)
  return lines
    .filter((line) => chosen.has(line))
    .toSorted((a, b) => topOf(a) - topOf(b) || a.group - b.group || b.last - a.last)
    .map(({ group, ...line }, index) => ({ ...line, hue: (groups.length > 1 ? group : index) % HUES }))
}

/**
 * From its first station, or from above all if it is in use, to its last one, and below a job through the projects of that. A job that
 * says nothing of its tools is a station of those of its projects that were in use until its end.
 */
function lineOf({ id, evidence }: Skill, rows: readonly Stop[], dated: readonly Dated[]) {
  const ids = new Set(evidence?.references.map((reference) => reference.id))
  const end = Math.max(...dated.filter((each) => ids.has(idOf(each))).map((each) => each.end))
  const isAt = ({ work, made, end: jobEnd }: Stop) =>
    work.some((each) => ids.has(each)) ||
    (made?.some((each) => ids.has(each)) === true && yearOf(end) >= yearOf(jobEnd))
  const stations = rows.flatMap((stop, index) => (isAt(stop) ? [index] : []))
  const [top] = stations
  const bottom = stations.at(-1)
  if (top === undefined || bottom === undefined) return undefined
  const nextJob = rows.findIndex(({ row }, index) => row.isJob && index > bottom)
  return {
    id,
    first: evidence?.isCurrent ? 0 : top,
    last: rows[bottom]?.row.isJob ? (nextJob < 0 ? rows.length : nextJob) - 1 : bottom,
    stations,
    ...(evidence?.isCurrent && { isCurrent: true as const }),
  }
}

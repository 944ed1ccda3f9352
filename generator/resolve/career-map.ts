import type { Proof } from '../../model/define-section.ts'
import type { CareerMap, MapLine, MapRow, SectionView, Skill } from '../../model/view.ts'
import { durationOf } from './durations.ts'
import { inMonths, MONTHS_A_YEAR } from './months.ts'
import { type Dated, jobOf } from './trace-rows.ts'
import type { Career } from './trace.ts'

/** As many lines have room, and can be told apart. */
const MOST_LINES = 14
/** As many projects of the newest job, and of each other one, are rows. */
const MOST_PROJECTS = { newest: 6, other: 3 }
/** Fewer are rows, too. */
const LEAST_FOLDED = 3
/** As many lines have room on phones. */
const MOST_ON_PHONES = 3
/** The hues of `LINES` in src/styles/colours.ts, each in two shades. */
const HUES = 6
const COLOURS = 2 * HUES

type Options = { countProjects: (count: number) => string; language: string; now: Date }

/** The career as a map. */
export function mapOf(
  { monthsOf, spanOf }: Pick<Career, 'monthsOf' | 'spanOf'>,
  sections: readonly SectionView[],
  proofs: readonly Proof[],
  { countProjects, ...options }: Options,
): CareerMap {
  const dated = proofs.flatMap((proof): Dated[] => {
    const months = monthsOf(proof)
    return months && (proof.work === 'job' || spanOf(proof.reference.id)) ? [{ ...months, proof }] : []
  })
  const rows = rowsOf(dated, countProjects, options)
  const leads = leadsIn(sections, rows)
  return {
    lines: linesOf(sections, rows, dated),
    rows: rows.map(({ row }) => ({ ...row, ...(leads.has(row.id) && { isLead: true as const }) })),
  }
}

/** A row, the work that it stands for, and the projects of a job that says nothing of its tools. */
type Stop = { row: MapRow; work: readonly string[]; made?: readonly string[]; end: number }

/** Jobs, newest first, each with its projects below it, and below these those that are folded. */
function rowsOf(
  dated: readonly Dated[],
  countProjects: Options['countProjects'],
  options: Omit<Options, 'countProjects'>,
): Stop[] {
  const jobs = dated.filter(({ proof }) => proof.work === 'job').toSorted((a, b) => a.start - b.start)
  const projects = dated.filter(({ proof }) => proof.work === 'project')
  const all = jobs.toSorted(newestFirst).flatMap((job, rank) => {
    const own = projects.filter((project) => jobOf(project, jobs) === job).toSorted(newestFirst)
    const most = rank === 0 ? MOST_PROJECTS.newest : MOST_PROJECTS.other
    const shown = own.length >= most + LEAST_FOLDED ? own.toSorted(figuresFirst).slice(0, most) : own
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
      ...('isJob' in stop && { isJob: true as const, ...durationOfJob(works[0]?.proof, options) }),
      years: yearsBetween(next, end),
      ...('label' in stop && { rest: { label: stop.label, ids: work } }),
    }
    return { row, work, ...('made' in stop && { made: stop.made }), end: endOf(works) }
  })
}

/** The row of the job to which a row belongs, or -1. */
function jobAt(rows: readonly Stop[], index: number): number {
  return rows.findLastIndex(({ row }, at) => row.isJob && at <= index)
}

/** The first project of each job that has a figure or a story. */
function leadsIn(sections: readonly SectionView[], rows: readonly Stop[]): Set<string> {
  const projects = sections.flatMap((section) => (section.kind === 'gallery' ? section.projects : []))
  const told = new Set(projects.filter(({ result, story }) => result ?? story).map(({ id }) => id))
  const leads = new Map<number, string>()
  for (const [index, { row }] of rows.entries()) {
    const job = jobAt(rows, index)
    if (!row.isJob && !row.rest && told.has(row.id) && !leads.has(job)) leads.set(job, row.id)
  }
  return new Set(leads.values())
}

/** In months if they are known; else in whole years, from two on. */
function durationOfJob(proof: Proof | undefined, { language, now }: Omit<Options, 'countProjects'>) {
  const months = proof?.period && inMonths(proof.period, now)
  if (!months) return undefined
  const { start, end, startsInYear, endsInYear } = months
  if (!startsInYear && !endsInYear) return { duration: durationOf(end - start, language) }
  const years = yearOf(end) - Math.floor(start / MONTHS_A_YEAR)
  return years >= 2 ? { duration: durationOf(years * MONTHS_A_YEAR, language) } : undefined
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
  const drawn = lines
    .filter((line) => chosen.has(line))
    .toSorted((a, b) => topOf(a) - topOf(b) || a.group - b.group || b.last - a.last)
  const colours = coloursOf(drawn.map(({ group }) => group))
  const coloured = drawn.map(({ group: _group, ...line }, index) => {
    const colour = colours[index] ?? 0
    return { ...line, hue: colour % COLOURS, ...(colour >= COLOURS && { isDouble: true as const }) }
  })
  const onPhones = onPhonesOf(coloured, rows)
  return coloured.map((line) => ({ ...line, ...(onPhones.has(line) && { isOnPhones: true as const }) }))
}

/** All colours, and then all of them as double lines. */
const ALL_COLOURS = Array.from({ length: 2 * COLOURS }, (_, colour) => colour)

/** One each: of its group's two hues, or its one hue if there are many groups, as far as they go, then of those that are left. */
function coloursOf(groups: readonly number[]): number[] {
  const all = [...new Set(groups)].toSorted((a, b) => a - b)
  const hues = all.length === 1 ? HUES : all.length <= HUES / 2 ? 2 : 1
  const isOwn = (colour: number, group: number) =>
    Math.floor((colour % HUES) / hues) === all.indexOf(group) % (HUES / hues)
  const free = new Set(ALL_COLOURS)
  const take = (isFit: (colour: number) => boolean) => {
    const colour = [...free].find(isFit)
    if (colour !== undefined) free.delete(colour)
    return colour
  }
  const own = groups.map((group) => take((colour) => colour < COLOURS && isOwn(colour, group)))
  return own.map((colour) => colour ?? take(() => true) ?? 0)
}

/** Those that lead through most jobs and projects together, preferably in use, and none in two shades of one hue while there are others. */
function onPhonesOf(lines: readonly MapLine[], rows: readonly Stop[]): Set<MapLine> {
  const chosen = new Set<MapLine>()
  for (let turn = 0; turn < MOST_ON_PHONES; turn++) {
    const gainOf = ({ hue, stations, isCurrent }: MapLine) => {
      const added = stations.filter((station) => [...chosen].every((each) => !each.stations.includes(station)))
      const gain = added.reduce((sum, station) => sum + (rows[station]?.row.isJob ? 4 : 1), isCurrent ? 3 : 0)
      return [...chosen].some((each) => each.hue % HUES === hue % HUES) ? gain - rows.length * 5 : gain
    }
    const [best] = lines.filter((line) => !chosen.has(line)).toSorted((a, b) => gainOf(b) - gainOf(a))
    if (best) chosen.add(best)
  }
  return chosen
}

/**
 * From its first station, or from above all if it is in use, to its last one, and below a job through the projects of that. A job that
 * says nothing of its tools is a station of those of its projects that were in use until its end. `unnamed`: rows of jobs without a station.
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
  const first = evidence?.isCurrent ? 0 : top
  const last = stations.includes(jobAt(rows, bottom)) ? (nextJob < 0 ? rows.length : nextJob) - 1 : bottom
  const named = new Set(stations.map((station) => jobAt(rows, station)))
  const unnamed = rows.flatMap((_, index) =>
    index >= first && index <= last && !named.has(jobAt(rows, index)) ? [index] : [],
  )
  return {
    id,
    first,
    last,
    stations,
    ...(unnamed.length > 0 && { unnamed }),
    ...(evidence?.isCurrent && { isCurrent: true as const }),
  }
}

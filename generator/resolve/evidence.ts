import { escapePattern } from '../../lib/escape-pattern.ts'
import type { Proof } from '../../model/define-section.ts'
import type { Evidence, TraceSpan, YearStrip } from '../../model/view.ts'
import { inMonths, type Months, MONTHS_A_YEAR } from './months.ts'
import { productsOf } from './products.ts'
import { shortFigures } from './trace-rows.ts'
import type { Career } from './trace.ts'

type Place = Pick<Career, 'place' | 'monthsOf'>
type Options = {
  language: string
  direction: 'ltr' | 'rtl'
  /** The end of periods that have not ended. */
  now: Date
  /** The text for a skill in use since a {year}. */
  since: string
  /** The text for a number of projects. */
  countProjects: (count: number) => string
  /** The first year of the career, and the one after the last, if its jobs have dates. */
  years: readonly [number, number] | undefined
  /** The career, for layouts that draw skills on its scale. */
  career?: Place | undefined
  /** Whether the years say that there were gaps, for layouts that draw each month. */
  saysGaps?: boolean
}

/** Shorter names, such as Go and R, are words and initials as well. */
const LEAST = 3

/** Whether a text has one of the names as a word, spelled as it is: "spring" is no Spring. */
function namesIn(names: readonly string[]): (text: string) => boolean {
  const long = names.filter(({ length }) => length >= LEAST).map(escapePattern)
  if (long.length === 0) return () => false
  const word = new RegExp(`(?<![\\p{Script=Latin}\\d])(?:${long.join('|')})(?![\\p{Script=Latin}\\d+#])`, 'u')
  return (text) => word.test(text)
}

type YearOptions = Pick<Options, 'now' | 'since' | 'saysGaps'> & { until: number | undefined }

/**
 * Where a skill was used: the jobs and projects whose technologies have one of its names, in any case, and for layouts that draw
 * skills also those whose texts name it. `until`: the year in which that ended.
 */
export function evidenceOf(
  names: readonly string[],
  proofs: readonly Proof[],
  options: Options,
  until?: number,
): Evidence | undefined {
  const { career } = options
  const all = career ? [...names, ...productsOf(names)] : names
  const known = new Set(all.map((each) => each.toLowerCase()))
  const isListed = ({ technologies }: Proof) => technologies.some((each) => known.has(each.toLowerCase()))
  const isNamed = career ? namesIn(all) : () => false
  const used = proofs.filter((proof) => isListed(proof) || proof.texts.some(isNamed))
  if (used.length === 0) return undefined

  const [jobs, projects] = (['job', 'project'] as const).map((work) => used.filter((each) => each.work === work))
  const uses = career ? usesOf(used, proofs, { ...options, career, until }) : []
  const years = career ? reachOf(uses, { ...options, until }) : yearsOf(used, { ...options, until })
  const strip = options.years && stripOf(used, options.years, options.now)
  return {
    ...(years && { years }),
    ...(isInUse(uses, { ...options, until }) && { isCurrent: true as const }),
    ...(projects?.length && { projects: options.countProjects(projects.length) }),
    ...(strip && { strip }),
    ...(career && { spans: spansOf(uses, career) }),
    references: [...(jobs ?? []), ...(projects ?? [])].map(({ reference, result, work }) => ({
      ...reference,
      ...((work === 'project' || career) && result && { figures: shortFigures(result, options) }),
    })),
  }
}

/**
 * The spans of years in which a skill was used: "2012–14, since 2023". Missing evidence is no end: the last span is open, unless the
 * owner wrote until when.
 */
function yearsOf(used: readonly Proof[], { now, since, until }: YearOptions): string | undefined {
  const periods = used.flatMap(({ period }) => (period && inMonths(period, now)) ?? [])
  const spans: { from: number; to: number }[] = []
  for (const { start, end } of periods.toSorted((a, b) => a.start - b.start)) {
    const [from, to] = [Math.floor(start / MONTHS_A_YEAR), Math.floor((end - 1) / MONTHS_A_YEAR)]
    const span = spans.at(-1)
    if (span && from <= span.to + 1) span.to = Math.max(span.to, to)
    else spans.push({ from, to })
  }
  const last = spans.pop()
  if (!last) return undefined
  const to = until === undefined ? last.to : Math.max(until, last.from)
  const end = until !== undefined ? spanText({ ...last, to }) : since.replace('{year}', `${last.from}`)
  return [...spans.map(spanText), end].join(', ')
}

/** When something was used. `isCurrent`: in recent work; `isOpen`: without an end. */
type Use = Months & { isOpen: boolean }

/** Work is recent if it has not ended, or has within so many years; a project in the job of today, within more. */
const RECENT_YEARS = 1
const RECENT_YEARS_IN_JOB = 2

/** A recent project in the job of today is no end of a skill: it is used as long as the job lasts, unless the owner wrote until when. */
function usesOf(
  used: readonly Proof[],
  proofs: readonly Proof[],
  { now, career: { monthsOf }, until }: Pick<Options, 'now'> & { career: Place; until: number | undefined },
): Use[] {
  const thisMonth = now.getUTCFullYear() * MONTHS_A_YEAR + now.getUTCMonth() + 1
  const isSince = (end: number, years: number) => end > thisMonth - years * MONTHS_A_YEAR
  const isOver = until !== undefined && !isSince((until + 1) * MONTHS_A_YEAR, RECENT_YEARS)
  const today = proofs.flatMap((proof) => (proof.work === 'job' && proof.period?.isCurrent && monthsOf(proof)) || [])
  return used.flatMap((proof): Use[] => {
    const months = monthsOf(proof)
    if (!months) return []
    const { start, end } = months
    const isInJob = proof.work === 'project' && isSince(end, RECENT_YEARS_IN_JOB) && isMostlyIn(months, today)
    const isOpen = until === undefined && (isInJob || months.isCurrent === true)
    const isCurrent = !isOver && (isInJob || isSince(end, RECENT_YEARS))
    return [{ start, end: isOpen ? thisMonth : end, isOpen, ...(isCurrent && { isCurrent }) }]
  })
}

/** As many have room beside the months. */
const MOST_RUNS = 3

/**
 * From the first to the last year in which a skill was used: "2017–19", and "since 2017" without an end. `saysGaps`: without an end, and
 * with few gaps, "2012–14, since 2017".
 */
function reachOf(uses: readonly Use[], { since, until, saysGaps }: YearOptions): string | undefined {
  const runs = inYears(merged(uses))
  const [first] = runs
  const last = runs.at(-1)
  if (!first || !last) return undefined
  const isOpen = uses.some((use) => use.isOpen)
  if (isOpen && !saysGaps) return since.replace('{year}', `${first.from}`)
  if (isOpen && runs.length <= MOST_RUNS)
    return [...runs.slice(0, -1).map(spanText), since.replace('{year}', `${last.from}`)].join(', ')
  return spanText({ from: first.from, to: Math.max(until ?? lastYearOf(uses), first.from) })
}

/** In years, a gap of some months is none. */
function inYears(runs: readonly Months[]): { from: number; to: number }[] {
  const all: { from: number; to: number }[] = []
  for (const { start, end } of runs) {
    const [from, to] = [yearOf(start), yearOf(end - 1)]
    const last = all.at(-1)
    if (last && from <= last.to) last.to = to
    else all.push({ from, to })
  }
  return all
}

function lastYearOf(uses: readonly Use[]): number {
  return yearOf(Math.max(...uses.map(({ end }) => end)) - 1)
}

const yearOf = (month: number) => Math.floor(month / MONTHS_A_YEAR)

/** Whether the years in which a skill was used reach the year of today. */
function isInUse(uses: readonly Use[], { now, until }: Pick<YearOptions, 'now' | 'until'>): boolean {
  return uses.length > 0 && (until ?? lastYearOf(uses)) >= now.getUTCFullYear()
}

/** "2022–24", "1998–2003" or "2024". */
function spanText({ from, to }: { from: number; to: number }): string {
  if (from === to) return `${from}`
  const isSameCentury = Math.floor(from / 100) === Math.floor(to / 100)
  return `${from}–${isSameCentury ? `${to}`.slice(-2) : to}`
}

/** When something was used, on the scale of the career: in recent work, and before. */
function spansOf(uses: readonly Use[], { place }: Place): TraceSpan[] {
  const current = merged(uses.filter(({ isCurrent }) => isCurrent))
  const past = merged(uses.filter(({ isCurrent }) => !isCurrent))
  // Where both are, the use of today is drawn.
  const rest = current.reduce(
    (pieces, { start, end }) =>
      pieces
        .flatMap((each) => [
          { ...each, end: Math.min(each.end, start) },
          { ...each, start: Math.max(each.start, end) },
        ])
        .filter((each) => each.start < each.end),
    past,
  )
  return [...rest, ...current].toSorted((a, b) => a.start - b.start).map(place)
}

/** Whether one of the jobs has more than half of it. */
function isMostlyIn({ start, end }: Months, jobs: readonly Months[]): boolean {
  return jobs.some((job) => 2 * (Math.min(end, job.end) - Math.max(start, job.start)) > end - start)
}

/** In the order of time, those that touch as one. */
function merged(periods: readonly Months[]): Months[] {
  const all: Months[] = []
  for (const { start, end, isCurrent } of periods.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else all.push({ start, end, ...(isCurrent && { isCurrent }) })
  }
  return all
}

/** In which years of the career something was used. The years of the job of today are a run of their own. */
function stripOf(used: readonly Proof[], [first, end]: readonly [number, number], now: Date): YearStrip | undefined {
  const kinds = new Map<number, 'past' | 'current'>()
  for (const { period } of used) {
    const months = period && inMonths(period, now)
    if (!months) continue
    const from = Math.max(Math.floor(months.start / MONTHS_A_YEAR), first)
    const until = Math.min(Math.ceil(months.end / MONTHS_A_YEAR), end)
    for (let year = from; year < until; year++) {
      if (months.isCurrent) kinds.set(year, 'current')
      else if (!kinds.has(year)) kinds.set(year, 'past')
    }
  }
  if (kinds.size === 0) return undefined
  const runs: { from: number; length: number; isCurrent?: true }[] = []
  for (const [year, kind] of [...kinds].toSorted(([a], [b]) => a - b)) {
    const run = runs.at(-1)
    const isCurrent = kind === 'current' || undefined
    if (run && run.from + run.length === year - first && run.isCurrent === isCurrent) run.length++
    else runs.push({ from: year - first, length: 1, ...(isCurrent && { isCurrent }) })
  }
  return { first, length: end - first, runs }
}

import type { Proof } from '../../model/define-section.ts'
import type { Evidence, YearStrip } from '../../model/view.ts'
import { inMonths, MONTHS_A_YEAR } from './months.ts'
import { shortFigures } from './trace-rows.ts'

type Options = {
  language: string
  direction: 'ltr' | 'rtl'
  /** The end of periods that have not ended. */
  now: Date
  /** The text for a number of projects. */
  countProjects: (count: number) => string
  /** The first year of the career, and the one after the last, if its jobs have dates. */
  years: readonly [number, number] | undefined
}

/** Where a skill was used: the jobs and projects whose technologies have one of its names, in any case. */
export function evidenceOf(
  names: readonly string[],
  proofs: readonly Proof[],
  options: Options,
): Omit<Evidence, 'id'> | undefined {
  const known = new Set(names.map((each) => each.toLowerCase()))
  const used = proofs.filter(({ technologies }) => technologies.some((each) => known.has(each.toLowerCase())))
  if (used.length === 0) return undefined

  const [jobs, projects] = (['job', 'project'] as const).map((work) => used.filter((each) => each.work === work))
  const years = yearsOf(used, options.now)
  const strip = options.years && stripOf(used, options.years, options.now)
  return {
    ...(years && { years }),
    ...(projects?.length && { projects: options.countProjects(projects.length) }),
    ...(strip && { strip }),
    references: [...(jobs ?? []), ...(projects ?? [])].map(({ reference, result }) => ({
      ...reference,
      ...(result && { figures: shortFigures(result, options) }),
    })),
  }
}

/** "2022–24", "2024" or "2023–Present", in the owner's word. */
function yearsOf(used: readonly Proof[], now: Date): string | undefined {
  const periods = used.flatMap(({ period }) => {
    const months = period && inMonths(period, now)
    return months ? [{ ...months, period }] : []
  })
  if (periods.length === 0) return undefined
  const first = Math.floor(Math.min(...periods.map(({ start }) => start)) / MONTHS_A_YEAR)
  const open = periods.find(({ isCurrent }) => isCurrent)?.period
  if (open) return `${first}–${/[-–—]\s*([^-–—]*)$/.exec(open.text)?.[1] ?? ''}`
  const last = Math.floor((Math.max(...periods.map(({ end }) => end)) - 1) / MONTHS_A_YEAR)
  if (first === last) return `${first}`
  const isSameCentury = Math.floor(first / 100) === Math.floor(last / 100)
  return `${first}–${isSameCentury ? `${last}`.slice(-2) : last}`
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

import type { Period } from '../../model/view.ts'

export const MONTHS_A_YEAR = 12

/** A span of time in months since the year 0; the end is the first month after it. */
export type Months = { start: number; end: number; isCurrent?: true }

type Precise = Months & { endsInYear?: true; startsInYear?: true }

/** A period that has not ended is until now. Undefined if it has no dates. */
export function inMonths({ start, end, isCurrent }: Period, now: Date): Precise | undefined {
  if (start === undefined) return undefined
  const from = monthOf(start)
  const until = end === undefined ? now.getUTCFullYear() * MONTHS_A_YEAR + now.getUTCMonth() + 1 : endOf(end)
  return {
    start: from,
    end: Math.max(until, from + 1),
    ...(isCurrent && { isCurrent }),
    ...(!start.includes('-') && { startsInYear: true }),
    ...(end !== undefined && !end.includes('-') && { endsInYear: true }),
  }
}

function monthOf(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return year * MONTHS_A_YEAR + month - 1
}

/** A year without a month lasts until its end. */
function endOf(date: string): number {
  return monthOf(date) + (date.includes('-') ? 1 : MONTHS_A_YEAR)
}

/**
 * Jobs in the order of time. Where one ends in a year without a month, and the next one begins in that year, they share it:
 * "2022 - 2023" and "2023 - 2024" meet in the middle of 2023.
 */
export function meetInSharedYears<Job extends Precise>(jobs: readonly Job[]): Job[] {
  const sorted = jobs.map((job) => ({ ...job })).toSorted((a, b) => a.start - b.start || a.end - b.end)
  const shared = new Map<number, [Job, Job][]>()
  for (const [index, next] of sorted.entries()) {
    const job = sorted[index - 1]
    if (!job || yearOf(job.end - 1) !== yearOf(next.start)) continue
    if (job.endsInYear && next.startsInYear) {
      const year = yearOf(next.start)
      shared.set(year, [...(shared.get(year) ?? []), [job, next]])
    } else if (job.endsInYear) job.end = Math.max(next.start, job.start + 1)
    else if (next.startsInYear) next.start = Math.min(job.end, next.end - 1)
  }
  for (const [year, pairs] of shared) {
    for (const [index, [job, next]] of pairs.entries()) {
      const month = (year + (index + 1) / (pairs.length + 1)) * MONTHS_A_YEAR
      job.end = month
      next.start = month
    }
  }
  return sorted
}

const yearOf = (month: number) => Math.floor(month / MONTHS_A_YEAR)

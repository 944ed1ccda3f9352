import { isInFuture, isTooLate } from '../../model/fields/date.ts'
import type { Period } from '../../model/view.ts'

export const MONTHS_A_YEAR = 12

/** A span of time in months since the year 0; the end is the first month after it. */
export type Months = { start: number; end: number; isCurrent?: true }

/** Whether its start or its end is a year without a month. */
export type Precise = Months & { startsInYear?: true; endsInYear?: true }

/**
 * A period that has not ended is until now, and so is one that ends after the next year. Undefined if it has no dates, or begins in
 * the future.
 */
export function inMonths({ start, end, isCurrent }: Period, now: Date): Precise | undefined {
  if (start === undefined) return undefined
  if (isInFuture(start, now)) return undefined
  const from = monthOf(start)
  const until = end === undefined || isTooLate(end, now) ? nextMonth(now) : endOf(end)
  return {
    start: from,
    end: Math.max(until, from + 1),
    ...(isCurrent && { isCurrent }),
    ...(!start.includes('-') && { startsInYear: true }),
    ...(end !== undefined && !end.includes('-') && { endsInYear: true }),
  }
}

function nextMonth(now: Date): number {
  return now.getUTCFullYear() * MONTHS_A_YEAR + now.getUTCMonth() + 1
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
 * Jobs in the order of time. Where one ends in a year without a month and another one begins in that year, they share it, whatever
 * else is in the list: "2022 - 2023" and "2023 - 2024" meet in the middle of 2023. A year without a month gives way to a month.
 */
export function meetInSharedYears<Job extends Precise>(jobs: readonly Job[]): Job[] {
  const met = jobs.map((job) => ({ ...job })).toSorted((a, b) => a.start - b.start || a.end - b.end)
  const pairs = met.map((job) => ({ job, written: { ...job } }))
  for (const year of new Set(met.flatMap(({ start, end }) => [yearOf(start), yearOf(end - 1)]))) shareYear(year, pairs)
  return met
}

type Pair = { job: Precise; written: Precise }

function shareYear(year: number, pairs: readonly Pair[]) {
  const beginsIn = ({ written: { start } }: Pair) => yearOf(start) === year
  const endsIn = ({ written: { end } }: Pair) => yearOf(end - 1) === year
  const before = pairs.filter((pair) => endsIn(pair) && !beginsIn(pair))
  const within = pairs.filter((pair) => endsIn(pair) && beginsIn(pair))
  const after = pairs.filter((pair) => beginsIn(pair) && !endsIn(pair))
  const lastEnd = (some: readonly Pair[]) =>
    Math.max(year * MONTHS_A_YEAR, ...some.flatMap(({ written }) => (written.endsInYear ? [] : written.end)))
  const firstStart = (some: readonly Pair[]) =>
    Math.min((year + 1) * MONTHS_A_YEAR, ...some.flatMap(({ written }) => (written.startsInYear ? [] : written.start)))
  const [from, to] = [lastEnd(before), firstStart(after)]

  const ending = before.filter(({ written }) => written.endsInYear)
  const beginning = after.filter(({ written }) => written.startsInYear)
  const whole = within.filter(({ written }) => written.startsInYear && written.endsInYear)
  const partial = within.filter((pair) => !whole.includes(pair))
  if (partial.length > 0 || to <= from) {
    // Months tell the order.
    const end = firstStart([...after, ...within])
    for (const { job } of ending) job.end = end
    for (const { job } of beginning) job.start = Math.max(lastEnd([...before, ...within]), ending.length > 0 ? end : 0)
    for (const { job, written } of partial) {
      if (written.startsInYear) job.start = Math.min(from, job.end - 1)
      if (written.endsInYear) job.end = Math.max(to, job.start + 1)
    }
    return
  }
  // One after the other, for as long each.
  const parts = [ending, ...whole.map((pair) => [pair]), beginning].filter((part) => part.length > 0)
  const edge = (index: number) => from + ((to - from) * index) / parts.length
  for (const [index, part] of parts.entries()) {
    for (const pair of part) {
      if (beginsIn(pair)) pair.job.start = edge(index)
      if (endsIn(pair)) pair.job.end = edge(index + 1)
    }
  }
}

const yearOf = (month: number) => Math.floor(month / MONTHS_A_YEAR)

/** So many months before and after it, a turn in a year without a month may have been. */
const UNSURE = 3

/** Around the starts and ends that are within a year only because jobs share it. */
export function unsureIn(jobs: readonly Precise[]): Months[] {
  const turns = jobs.flatMap(({ start, end, startsInYear, endsInYear }) => [
    ...(startsInYear ? [start] : []),
    ...(endsInYear ? [end] : []),
  ])
  const shared = new Set(turns.filter((month) => month % MONTHS_A_YEAR !== 0))
  return [...shared].map((month) => ({ start: month - UNSURE, end: month + UNSURE }))
}

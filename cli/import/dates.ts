import type { Job } from './resume.ts'

type Dates = Pick<Job, 'startDate' | 'endDate'>

/** Like "2023 - 2024", "2025 - Present" or "2023". */
export function periodOf(job: Dates, now: Date): string | undefined {
  const [start, end] = [job.startDate, job.endDate].map((date) => date?.slice(0, 4))
  if (isCurrent(job, now)) return `${start} - Present`
  if (start === undefined) return end === undefined ? undefined : `Until ${end}`
  if (end === undefined || end === start) return start
  return start < end ? `${start} - ${end}` : `${end} - ${start}`
}

/** Whether a job has begun and has not ended. */
export function isCurrent({ startDate, endDate }: Dates, now: Date): boolean {
  if (startDate === undefined) return false
  return endDate === undefined || endDate > now.toISOString().slice(0, endDate.length)
}

/** "7+ Years Experience" since the earliest start. */
export function experienceOf(jobs: readonly Dates[], now: Date): string | undefined {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const starts = jobs.flatMap(({ startDate }) => (startDate === undefined ? [] : [monthOf(startDate)]))
  const months = thisMonth - Math.min(...starts.filter((month) => month <= thisMonth))
  if (!Number.isFinite(months)) return undefined
  const years = Math.floor(months / 12)
  if (years === 0) return 'Less than 1 Year Experience'
  return `${years}+ ${years === 1 ? 'Year' : 'Years'} Experience`
}

/** Sorts current jobs first, then by their end, and those without dates last. */
export function newestFirst(now: Date) {
  const rank = (job: Dates) => (isCurrent(job, now) ? Infinity : monthOf(job.endDate ?? job.startDate ?? '0'))
  return (a: Dates, b: Dates): number => {
    const [first, second] = [rank(a), rank(b)]
    return first === second ? monthOf(b.startDate ?? '0') - monthOf(a.startDate ?? '0') : second - first
  }
}

/** Months since the year 0. */
function monthOf(date: string): number {
  const [year, month = '1'] = date.split('-')
  return Number(year) * 12 + Number(month) - 1
}

import { organisation } from '../../schema/organisation.ts'
import { toSentences } from './plain-text.ts'
import type { AddNote, Job } from './resume.ts'

/** Sorts current jobs first, then by their end, and those without dates last. */
export function newestFirst(now: Date) {
  const keyOf = (job: Job) => `${isCurrent(job, now) ? '9999' : (job.endDate ?? job.startDate ?? '')} ${job.startDate}`
  return (a: Job, b: Job): number => keyOf(b).localeCompare(keyOf(a))
}

/** "7+ Years Experience" since the earliest start. */
export function experienceOf(work: readonly Job[], now: Date): string | undefined {
  const today = now.toISOString().slice(0, 10)
  const [start] = work.flatMap(({ startDate }) => startDate ?? []).toSorted()
  if (start === undefined || start > today) return undefined
  const isBeforeAnniversary = today.slice(5) < start.slice(5)
  const years = Number(today.slice(0, 4)) - Number(start.slice(0, 4)) - (isBeforeAnniversary ? 1 : 0)
  return years === 0 ? 'Less than 1 Year Experience' : `${years}+ Years Experience`
}

export function mapHistory(work: readonly Job[], now: Date, note: AddNote) {
  return work.map((job) => {
    const { name, position, location, summary, highlights = [] } = job
    const known = {
      period: periodOf(job, now),
      role: position ?? name,
      description: toSentences([summary, ...highlights]),
    }
    const missing = Object.entries(known).flatMap(([field, value]) => (value ? [] : field))
    const { period = 'Undated', role = 'Untitled' } = known
    if (missing.length > 0) note('incomplete', role, `write ${missing.join(' and ')} in history.entries`)
    const description = known.description || toSentences([location ?? role])
    return { period, role, employer: position && name, description }
  })
}

/** At most two current employers, or the latest one: the site shows how to reach its owner there. */
export function mapOrganisations(work: readonly Job[], location: string | undefined, now: Date) {
  const employers = work.filter(
    ({ name }, index) => name !== undefined && work.findIndex((job) => job.name === name) === index,
  )
  const current = employers.filter((job) => isCurrent(job, now)).slice(0, 2)
  return (current.length > 0 ? current : employers.slice(0, 1)).map((job, index) => ({
    path: pathFor(job.name ?? '', index),
    name: job.name,
    legalName: job.name,
    blurb: job.description,
    location: job.location ?? location,
    website: job.url,
  }))
}

function pathFor(name: string, index: number): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const path = `/${letters.match(/[a-z\d]+/g)?.join('-') ?? ''}`
  return organisation.shape.path.safeParse(path).success ? path : `/company-${index + 1}`
}

/** Like "2023 - 2024", "2025 - Present" or "2023". */
export function periodOf(job: Job, now: Date): string | undefined {
  const years = [job.startDate, job.endDate].flatMap((date) => date?.slice(0, 4) ?? [])
  if (isCurrent(job, now)) return `${years[0]} - Present`
  return [...new Set(years)].join(' - ') || undefined
}

/** Whether a job has begun and has not ended. */
function isCurrent({ startDate, endDate }: Job, now: Date): boolean {
  if (startDate === undefined) return false
  return endDate === undefined || endDate > now.toISOString().slice(0, endDate.length)
}

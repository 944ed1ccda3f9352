import { fieldOf, isRecord, paragraphsOf, pointsOf, rawOf, textOf } from './coerce.ts'
import { dayIn, isOpen, rankOf, type Day } from './dates.ts'
import { placeIn } from './place-in.ts'

export type Job = {
  /** Its place in the file, like `work[2]`. */
  from: string
  company: string
  role: string
  address: string
  location: string
  /** What the firm is, where the file tells it from the work. */
  firm: string[]
  summary: string[]
  highlights: string[]
  start: Day | undefined
  end: Day | undefined
  goesOn: boolean
}

export function jobIn(value: unknown, from: string, now: Date): Job {
  const written = fieldOf(value, 'endDate', 'end', 'to')
  const [start, end] = [dayIn(fieldOf(value, 'startDate', 'start', 'from')), dayIn(written)]
  const summary = paragraphsOf(fieldOf(value, 'summary'))
  const description = paragraphsOf(fieldOf(value, 'description'))
  const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
  const isToCome = end !== undefined && rankOf(end) > rankOf(end.month === undefined ? { year: today.year } : today)
  return {
    from,
    company: textOf(fieldOf(value, 'name', 'company', 'organization', 'organisation', 'employer')),
    role: textOf(isRecord(value) ? fieldOf(value, 'position', 'title', 'role', 'jobTitle') : value),
    address: rawOf(fieldOf(value, 'url', 'website')),
    location: placeIn(fieldOf(value, 'location')),
    firm: summary.length > 0 ? description : [],
    summary: summary.length > 0 ? summary : description,
    highlights: pointsOf(fieldOf(value, 'highlights', 'achievements', 'responsibilities')),
    start,
    end,
    goesOn: isOpen(written) || isToCome,
  }
}

export function newestFirst(a: Job, b: Job): number {
  const rank = ({ start, end, goesOn }: Job) =>
    start === undefined && end === undefined ? -1 : goesOn ? 1e6 : rankOf(end ?? start)
  return rank(b) - rank(a) || rankOf(b.start) - rankOf(a.start)
}

import { rawOf } from './coerce.ts'

export type Day = { year: number; month?: number }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Year and month of a date in any usual form: 2019, 2019-03-01, 03/2019, 1.3.2019, March 2019. */
export function dayIn(value: unknown): Day | undefined {
  const text = rawOf(value).slice(0, 100)
  const found = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text)
  if (!found) return undefined
  const year = Number(found[0])
  const name = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/i.exec(text)?.[1]?.toLowerCase()
  const figure = /^\s*\d{4}[-/.](\d{1,2})\b/.exec(text)?.[1] ?? /(?:^|[-/.\s])(\d{1,2})[-/.]\d{4}\s*$/.exec(text)?.[1]
  const month = name === undefined ? Number(figure) : MONTHS.indexOf(name) + 1
  return month >= 1 && month <= 12 ? { year, month } : { year }
}

/** Whether an end says that there is none yet. */
export function isOpen(value: unknown): boolean {
  const text = rawOf(value).trim()
  return text === '' || /^(?:present|current|now|today|ongoing|to date|till date|[-–—?])/i.test(text)
}

/** Like "2023 - 2024", "2025 - Present", "2023". */
export function periodOf(start: Day | undefined, end: Day | undefined, goesOn: boolean): string | undefined {
  if (start === undefined) return end === undefined ? undefined : `Until ${end.year}`
  if (end !== undefined) {
    const [first, last] = [start.year, end.year].toSorted((a, b) => a - b)
    return first === last ? `${first}` : `${first} - ${last}`
  }
  return goesOn ? `${start.year} - Present` : `${start.year}`
}

/** "7+ Years Experience" since the earliest of these days. */
export function experienceSince(starts: readonly Day[], now: Date): string | undefined {
  const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
  const months = starts.map(({ year, month = 1 }) => (today.year - year) * 12 + today.month - month)
  const most = Math.max(...months.filter((count) => count >= 0))
  if (!Number.isFinite(most)) return undefined
  const years = Math.floor(most / 12)
  if (years === 0) return 'Less than 1 Year Experience'
  return `${years}+ ${years === 1 ? 'Year' : 'Years'} Experience`
}

/** A number that grows with time; what has no date comes before all that has. */
export function rankOf(day: Day | undefined): number {
  return day === undefined ? 0 : day.year * 12 + (day.month ?? 1)
}

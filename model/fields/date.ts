import type { DateText, Period } from '../view.ts'
import { shownAs, withName } from './field.ts'
import { isPresent } from './present.ts'
import { cvText, textMatching, type text } from './text.ts'

declare module './field.ts' {
  interface ShownValues {
    date: DateText
    period: Period
  }
}

/** A year, month or day as in ISO 8601. Years and months are shorter than a full date. */
export const ISO_DATE = String.raw`\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?`

export const date = shownAs(
  'date',
  existingDays(
    textMatching(
      new RegExp(`^${ISO_DATE}$`),
      'Invalid date. Write a year, a month or a day in quotes, such as "2024", "2024-05" or "2024-05-17".',
    ),
  ).meta({
    format: 'date',
    untranslatable: true,
    expects: 'a date such as "2024", "2024-05" or "2024-05-17"',
    printedInCv: true,
    example: '2024-05',
  }),
  (iso, { language }) => ({ text: withReadableDates(iso, language), iso }),
)

/** A day, which the pages write in full. */
export const fullDate = shownAs(
  'date',
  existingDays(
    textMatching(
      /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
      'Invalid day. Write it in quotes, such as "2024-05-17".',
    ),
  ).meta({ untranslatable: true, expects: 'a day such as "2024-05-17"', example: '2024-05-17' }),
  (iso, { language }) => ({
    text: new Intl.DateTimeFormat(language, { ...AS_YEARS_ALONE, dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(iso),
    ),
    iso,
  }),
)

/** Any text. Dates in it may be written as in ISO 8601. */
export const period = shownAs(
  'period',
  existingDays(cvText)
    .refine((value) => !endsBeforeItStarts(value), {
      error: 'The period ends before it starts. Write the earlier date first, such as "2021-03 - 2023-11".',
    })
    .meta({ format: 'period', example: '2021-03 - Present', isCommon: true }),
  (written, build) => periodOf(withName(written, build), build.language, build.now),
)

/** How to write a period, for the descriptions of fields. */
export const PERIOD_EXAMPLES = 'such as "2023 - 2024", or with months, "2023-05 - 2024-11"'

const TWO_DATES = new RegExp(String.raw`^(${ISO_DATE})\s*[-–—]\s*(${ISO_DATE})$`)

/** Compares what both dates have: "2023-05 - 2023" may be a whole period. */
function endsBeforeItStarts(value: string): boolean {
  const [, start = '', end = ''] = TWO_DATES.exec(value.trim()) ?? []
  const length = Math.min(start.length, end.length)
  return end.slice(0, length) < start.slice(0, length)
}

/** Rejects days such as 2023-02-30. */
function existingDays(schema: typeof text) {
  const wrongDay = (value: unknown) =>
    String(value)
      .match(/(?<![\d-])\d{4}-\d{2}-\d{2}(?![\d-])/g)
      ?.find((day) => new Date(day).toJSON()?.slice(0, 10) !== day)
  return schema.refine((value) => wrongDay(value) === undefined, {
    error: ({ input }) => `There is no day ${wrongDay(input)}. Correct it, or write the month alone.`,
  })
}

/** A period as the pages get it. */
export function periodOf(written: string, language: string, now: Date): Period {
  const dates = datesOf(written)
  const isCurrent = dates.start !== undefined && dates.end === undefined && hasBegun(dates.start, now)
  const text = withReadableDates(withEnDash(written), language)
  return { text, ...dates, ...(isCurrent && { isCurrent }) }
}

/** Compares what the date has: a year, or a year and a month. */
function hasBegun(start: string, now: Date): boolean {
  return start <= now.toISOString().slice(0, start.length)
}

/** Whether a date is in a later month than now. */
export function isInFuture(start: string, now: Date): boolean {
  return !hasBegun(start.slice(0, 'YYYY-MM'.length), now)
}

/** Contracts end next year; a later year is a typing error. */
export function isTooLate(end: string, now: Date): boolean {
  return Number(end.slice(0, 4)) > now.getUTCFullYear() + 1
}

/** A hyphen after the first date becomes a dash. */
function withEnDash(written: string): string {
  return written.replace(new RegExp(`^(${ISO_DATE}\\s*)-(?!\\d{2}(?!\\d))`), '$1–')
}

const DATE = new RegExp(String.raw`(?<![\d-])${ISO_DATE}(?![\d-])`, 'g')

/** The calendar and the digits of years without a month, which stay as they are written. */
export const AS_YEARS_ALONE = { calendar: 'gregory', numberingSystem: 'latn' } as const

/** The text with "2023-05" and "2023-05-17" as months in the given language, such as May 2023. Years stay as they are. */
export function withReadableDates(written: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    ...AS_YEARS_ALONE,
    year: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return written.replace(DATE, (iso) => (iso.length === 4 ? iso : format.format(new Date(iso.slice(0, 7)))))
}

const PERIOD = new RegExp(`^(${ISO_DATE})(?!\\d)(?:\\s*([-–—])\\s*(.*))?$`, 's')

/**
 * The dates of a period: "2023 - 2024", "2025-03 - Present" or "2022". A period of today has no end, "2019 -" neither. Others
 * have no dates: nobody can tell what "2019 - unknown" means.
 */
export function datesOf(written: string): { start?: string; end?: string } {
  const [, start, dash, rest = ''] = PERIOD.exec(written) ?? []
  if (start === undefined) return {}
  if (dash === undefined) return { start, end: start }
  if (new RegExp(`^${ISO_DATE}$`).test(rest)) return { start, end: rest }
  return rest === '' || isPresent(rest) ? { start } : {}
}

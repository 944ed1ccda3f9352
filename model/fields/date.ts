import { ISO_DATE } from './text.ts'

const PERIOD = new RegExp(`^(${ISO_DATE})(?!\\d)(?:\\s*([-–—])\\s*(.*))?$`, 's')
const DATE = new RegExp(String.raw`(?<![\d-])${ISO_DATE}(?![\d-])`, 'g')

/** The text with "2023-05" and "2023-05-17" as months in the given language, such as May 2023. Years stay as they are. */
export function withReadableDates(text: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  return text.replace(DATE, (date) => (date.length === 4 ? date : format.format(new Date(date.slice(0, 7)))))
}

/**
 * The dates of a period: "2023 - 2024", "2025-03 - Present" or "2022". An end without a digit, such as Present, has no date.
 * Other periods have none.
 */
export function datesOf(period: string): { start?: string; end?: string } {
  const [, start, dash, rest = ''] = PERIOD.exec(period) ?? []
  if (start === undefined) return {}
  if (dash === undefined) return { start, end: start }
  if (new RegExp(`^${ISO_DATE}$`).test(rest)) return { start, end: rest }
  return /\d/.test(rest) ? {} : { start }
}

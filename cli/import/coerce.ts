import { httpsUrl } from '../../schema/primitives.ts'
import { linesOf, toSentences } from './plain-text.ts'

export type Fields = Readonly<Record<string, unknown>>

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list; a single value becomes a list of one. */
export function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value]
}

/** Plain text on one line. Like every coercion, returns null for other values, which the validation reports. */
export function toText(value: unknown): unknown {
  return isText(value) ? toLines(value).join(' ') : null
}

/** Paragraphs and list items as running text. */
export function toProse(value: unknown): unknown {
  return isText(value) ? toSentences(toLines(value)) : null
}

/** Texts from a list, or from one text with separators. */
export function toTexts(value: unknown, separator: RegExp): string[] {
  return toLines(typeof value === 'string' ? value.split(separator) : value)
}

/** "www.ada.dev" and "http://ada.dev" as an https URL. */
export function toUrl(value: unknown): unknown {
  if (!isScalar(value)) return null
  const text = String(value).trim()
  const url = text.includes(':') ? text.replace(/^http:/i, 'https:') : `https://${text}`
  return url.length <= 500 && httpsUrl.safeParse(url).success ? new URL(url).href : text
}

/** Dates such as 2019, 2019-03-01, 03/2019, 1.3.2019 and "March 2019" as YYYY or YYYY-MM; "Present" as none. */
export function toDate(value: unknown): unknown {
  if (!isScalar(value)) return null
  const text = String(value).trim().toLowerCase().slice(0, 100)
  if (/^(?:present|current|now|today|ongoing|[-–—]$)/.test(text)) return undefined
  const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text)?.[0]
  if (year === undefined) return text
  const named = MONTHS.findIndex((name) => new RegExp(`\\b${name}`).test(text)) + 1
  const [, digits] = /^\d{4}-(\d{1,2})\b/.exec(text) ?? /(?:^|\D)(\d{1,2})[/.-]\d{4}$/.exec(text) ?? []
  const month = named || Number(digits)
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year
}

function toLines(value: unknown): string[] {
  return toList(value).flatMap((item) => (isScalar(item) ? linesOf(String(item)) : []))
}

/** A text, a number, or a list with one of them. */
function isText(value: unknown): boolean {
  return isScalar(value) || (Array.isArray(value) && (value.length === 0 || value.some(isScalar)))
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

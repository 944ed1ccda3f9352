import { isHttpsUrl } from '../../schema/primitives.ts'
import { oneLine, plainText, withoutBullet } from './plain-text.ts'

/** Reads a value as people write it. Returns null if it is not of this type, and undefined if it is empty. */
export type Read<Value> = (value: unknown) => Value | null | undefined

const MONTHS = ['jan', 'feb', 'm(?:ar|är|rz)', 'apr', 'ma[iy]', 'jun', 'jul', 'aug', 'sep', 'o[ck]t', 'nov', 'de[cz]']
const NO_DATE = /^(?:present|current|now|today|ongoing|heute|bis heute|aktuell|[-–—])$/

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list; a single value becomes a list of one. */
export function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value]
}

/** Text on one line. */
export const toText: Read<string> = (value) => {
  const lines = toLines(value)
  return lines && (oneLine(lines) || undefined)
}

/** Text on one line or more. */
export const toLines: Read<string> = (value) => {
  const texts = toList(value).filter(isScalar).map(String)
  if (texts.length === 0) return toList(value).length > 0 ? null : undefined
  return plainText(texts.join('\n')) || undefined
}

/** Different texts from a list, or from one text with separators. */
export const toTexts =
  (separator: RegExp): Read<string[]> =>
  (value) => {
    const items = typeof value === 'string' ? value.split(separator) : toList(value).filter(isScalar).map(String)
    const texts = items.map((item) => withoutBullet(oneLine(plainText(item)))).filter((item) => hasContent(item))
    if (texts.length === 0) return toList(value).length > 0 ? null : undefined
    return [...new Set(texts)]
  }

/** "www.ada.dev" and "http://ada.dev" as an https URL. */
export const toUrl: Read<string> = (value) => {
  if (!isScalar(value)) return null
  const text = String(value).trim()
  if (text === '') return undefined
  const url = /^[a-z][a-z\d+.-]*:/i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`
  return url.length <= 500 && isHttpsUrl(url) ? new URL(url).href : null
}

/**
 * Dates such as 2019, 03/2019, 31.3.2019, "March 2019" and "Mar 31, 2019" as ISO 8601, and "Present" as none. The day and the
 * month of 3/4/2019 are unknown. Other texts stay as they are.
 */
export const toDate: Read<string> = (value) => {
  if (!isScalar(value)) return null
  const written = oneLine(plainText(String(value))).slice(0, 100)
  const text = written.toLowerCase()
  if (text === '' || NO_DATE.test(text)) return undefined
  const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text)?.[0]
  if (year === undefined) return written
  const named = MONTHS.findIndex((name) => new RegExp(`(?<!\\p{L})${name}`, 'u').test(text)) + 1
  const [month = named, day = Number(named && /(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0])] = numbersIn(text)
  if (!(month >= 1 && month <= 12)) return year
  return [year, month, ...(day >= 1 && day <= 31 ? [day] : [])].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The month and the day of a date in digits, as far as they are clear. */
function numbersIn(date: string): number[] {
  const [, month, day] = /^\d{4}[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?!\d)/.exec(date) ?? []
  const [, dayBefore, monthBefore] = /^(?:(\d{1,2})\.)?(\d{1,2})\.\d{4}$/.exec(date.replaceAll('. ', '.')) ?? []
  const [, onlyMonth] = /^(\d{1,2})[/-]\d{4}$/.exec(date) ?? []
  return [month ?? monthBefore ?? onlyMonth, day ?? dayBefore].flatMap((digits) => (digits ? Number(digits) : []))
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function hasContent(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

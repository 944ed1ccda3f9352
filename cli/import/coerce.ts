import { httpsUrl } from '../../schema/primitives.ts'
import { linesOf } from './plain-text.ts'
import { toSentences } from './shorten.ts'

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
  const raw = rawText(value)
  return raw === undefined ? null : linesOf(raw).join(' ')
}

/** Paragraphs and list items as running text. */
export function toProse(value: unknown): unknown {
  return rawText(value) === undefined
    ? null
    : toSentences(toList(value).flatMap((item) => linesOf(rawText(item) ?? '')))
}

/** Points from a list, or from the lines of a text. */
export function toPoints(value: unknown): string[] {
  return toList(value).flatMap((item) => linesOf((rawText(item) ?? '').replaceAll(/\r?\n|\r/g, '\n\n')))
}

/** Terms from a list, or from a text with separators. */
export function toTerms(value: unknown): string[] {
  if (typeof value === 'string') return toPoints(value).flatMap((line) => line.split(/\s*[,;|•·]\s*/).filter(Boolean))
  return toList(value).flatMap((item) => {
    const text = toText(isRecord(item) ? (item['name'] ?? item['keyword'] ?? item['title']) : item)
    return typeof text === 'string' && text !== '' ? [text] : []
  })
}

/** "www.ada.dev" and "http://ada.dev" as an https URL. */
export function toUrl(value: unknown): unknown {
  const text = rawText(value)
    ?.trim()
    .replace(/^<(.*)>$/, '$1')
  if (text === undefined) return null
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text)
  const url = (hasScheme ? text : `https://${text.replace(/^\/\//, '')}`).replace(/^http:/i, 'https:')
  return text !== '' && url.length <= 500 && httpsUrl.safeParse(url).success ? new URL(url).href : text
}

/** Dates such as 2019, 2019-03-01, 03/2019, 1.3.2019 and "March 2019" as YYYY or YYYY-MM; "Present" as none. */
export function toDate(value: unknown): unknown {
  const text = rawText(value)?.trim().slice(0, 100)
  if (text === undefined) return null
  if (/^(?:present|current|now|today|ongoing|to date|till date|[-–—?]+$)/i.test(text)) return undefined
  const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text)?.[0]
  if (year === undefined) return text
  const name = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/i.exec(text)?.[1]?.toLowerCase()
  const digits = /^\d{4}[-/.](\d{1,2})\b/.exec(text)?.[1] ?? /(?:^|[-/.\s])(\d{1,2})[-/.]\d{4}$/.exec(text)?.[1]
  const month = name === undefined ? Number(digits) : MONTHS.indexOf(name) + 1
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year
}

/** Text as it was written: of a text, a number, or a list of them. */
function rawText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return undefined
  const items = value.slice(0, 100).filter((item) => typeof item === 'string' || typeof item === 'number')
  return items.length === 0 && value.length > 0 ? undefined : items.join('\n\n')
}

import type { Kind } from '../../generator/outputs/resume-fields.ts'
import { isHttpsUrl } from '../../model/schema/primitives.ts'
import { hasBullet, withoutBullet } from './bullets.ts'
import { isPresent, parseDate } from './dates.ts'
import { oneLine, plainText, type TextOptions } from './plain-text.ts'
import type { Note } from './report.ts'

type AddNote = (kind: Note['kind'], why: string) => void
/** Reads a value as people write it. Returns null if it is not of this kind, and undefined if it is empty. */
type Read = (value: unknown, note: AddNote) => string | string[] | null | undefined

/** The page and the CV become too long with more items of a list. */
export const MAX_ITEMS = 300

/** The site shows links in texts that are written like these. */
const KEEP_LINKS: TextOptions = { keepsLinks: true }

export const READERS: Readonly<Record<Kind, Read>> = {
  text: toText,
  lines: toLines,
  prose: (value, note) => toLines(value, note, KEEP_LINKS),
  list: toTexts(/[\r\n]/, KEEP_LINKS),
  words: toTexts(/[,;|•\r\n]/),
  joined: toTexts(/[,;|•\r\n]/, KEEP_LINKS),
  first: toTexts(/[,;|•\r\n]/),
  url: toUrl,
  link: toUrl,
  date: toDate,
  start: toDate,
  end: toEndDate,
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list; a single value becomes a list of one. */
export function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value]
}

/** Whether a value has nothing in it. A value that is nested more deeply than any résumé counts as something. */
export function isEmpty(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return toList(value).length === 0
  return depth < 10 && Object.values(value).every((item) => isEmpty(item, depth + 1))
}

function toText(value: unknown, note: AddNote) {
  const lines = toLines(value, note)
  return lines && oneLine(lines)
}

/** Text on one line or more. */
function toLines(value: unknown, note: AddNote, options?: TextOptions) {
  const texts = scalars(value, note)
  if (texts.length === 0) return toList(value).length > 0 ? null : undefined
  return plainText(texts.join('\n'), note, options) || undefined
}

/** Different texts from a list, or from one text with separators. */
function toTexts(separator: RegExp, options?: TextOptions): Read {
  return (value, note) => {
    const written = typeof value === 'string' ? value.split(separator) : scalars(value, note)
    const items = written.map((item) => oneLine(plainText(item, note, options)))
    const texts = items.filter(hasContent)
    const dropped = Array.isArray(value) ? items.filter((item) => !hasContent(item)).map((item) => `"${item}"`) : []
    if (dropped.length > 0) note('skipped', `without ${dropped.join(', ')}, which has no letter or digit`)
    if (texts.length === 0) return toList(value).length > 0 ? null : undefined
    // "- 40 % costs" among other texts is no item of a list.
    const unique = [...new Set(texts.every(hasBullet) ? texts.map(withoutBullet) : texts)]
    if (unique.length > MAX_ITEMS) note('skipped', `only the first ${MAX_ITEMS} of ${unique.length} are imported`)
    return unique.slice(0, MAX_ITEMS)
  }
}

/** "www.ada.dev" and "http://ada.dev" as an https URL. */
function toUrl(value: unknown, note: AddNote) {
  const text = isScalar(value) ? String(value).trim() : '-'
  if (text === '') return undefined
  const url = /^[a-z][a-z\d+.-]*:/i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`
  if (url.length > 500 || !isHttpsUrl(url)) {
    note('skipped', 'not an https:// URL')
    return undefined
  }
  if (/^http:/i.test(text)) note('changed', 'the site links to https:// only; check that it opens')
  return new URL(url).href
}

/** A date as ISO 8601; none for "Present". */
function toDate(value: unknown, note: AddNote) {
  const text = dateText(value)
  if (text === '' || isPresent(text)) return undefined
  const result = parseDate(text)
  if (result === null) note('skipped', `"${text}" is not a date such as 2024, 2024-05 or 2024-05-17`)
  else if (!result.isComplete) note('changed', `"${text}" became ${result.date}; correct it if there is more to it`)
  return result?.date
}

/** Like `toDate`, but a text such as "soon" stays, because without an end the period would be "2018 - Present". */
function toEndDate(value: unknown, note: AddNote) {
  const text = dateText(value)
  if (text === '' || isPresent(text) || parseDate(text) !== null) return toDate(value, note)
  note('changed', `"${text}" is not a date, and is shown as it is`)
  return text
}

function dateText(value: unknown): string {
  return (isScalar(value) ? oneLine(plainText(String(value))) : JSON.stringify(value)).slice(0, 100)
}

function scalars(value: unknown, note: AddNote): string[] {
  const items = toList(value)
  const texts = items.filter(isScalar).map(String)
  if (texts.length > 0 && texts.length < items.length) note('skipped', 'items that are neither a text nor a number')
  return texts
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function hasContent(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

import { isHttpsUrl } from '../../model/schema/primitives.ts'
import { hasBullet, withoutBullet } from './bullets.ts'
import { isPresent, parseDate } from './dates.ts'
import type { Note } from './note.ts'
import { oneLine, plainText, unsupportedSymbols, withoutMarkup, withoutPlaceholders } from './plain-text.ts'

type AddNote = (kind: Note['kind'], why: string) => void
/** Reads a value as people write it. Returns null if it is not of this type, and undefined if it is empty. */
export type Read<Value> = (value: unknown, note: AddNote) => Value | null | undefined

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list; a single value becomes a list of one. */
export function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value]
}

/** Text on one line. */
export const toText: Read<string> = (value, note) => {
  const lines = toLines(value, note)
  return lines && (oneLine(lines) || undefined)
}

/** Text on one line or more. */
export const toLines: Read<string> = (value, note) => {
  const texts = scalars(value, note)
  if (texts.length === 0) return toList(value).length > 0 ? null : undefined
  return shown(texts.join('\n'), note) || undefined
}

/** Different texts from a list, or from one text with separators. */
export const toTexts =
  (separator: RegExp): Read<string[]> =>
  (value, note) => {
    const written = typeof value === 'string' ? value.split(separator) : scalars(value, note)
    const items = written.map((item) => oneLine(shown(item, note)))
    const texts = items.filter((item) => hasContent(item))
    const dropped = Array.isArray(value) ? items.filter((item) => !hasContent(item)).map((item) => `"${item}"`) : []
    if (dropped.length > 0) note('skipped', `without ${dropped.join(', ')}, which has no letter or digit`)
    if (texts.length === 0) return toList(value).length > 0 ? null : undefined
    // "- 40 % costs" among other texts is no item of a list.
    return [...new Set(texts.every(hasBullet) ? texts.map(withoutBullet) : texts)]
  }

/** "www.ada.dev" and "http://ada.dev" as an https URL. */
export const toUrl: Read<string> = (value, note) => {
  if (!isScalar(value)) return invalidUrl(note)
  const text = String(value).trim()
  if (text === '') return undefined
  const url = /^[a-z][a-z\d+.-]*:/i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`
  if (url.length > 500 || !isHttpsUrl(url)) return invalidUrl(note)
  if (/^http:/i.test(text)) note('changed', 'the site links to https:// only; check that it opens')
  return new URL(url).href
}

/** A date as ISO 8601; none for "Present". */
export const toDate: Read<string> = (value, note) => {
  const text = dateText(value)
  if (text === '' || isPresent(text)) return undefined
  const result = parseDate(text)
  if (result === null) {
    note('skipped', `"${text}" is not a date such as 2024, 2024-05 or 2024-05-17`)
    return undefined
  }
  if (!result.isComplete) note('changed', `"${text}" became ${result.date}; correct it if there is more to it`)
  return result.date
}

/** Like `toDate`, but a text such as "soon" stays, because without an end the period would be "2018 - Present". */
export const toEndDate: Read<string> = (value, note) => {
  const text = dateText(value)
  if (text === '' || isPresent(text) || parseDate(text) !== null) return toDate(value, note)
  note('changed', `"${text}" is not a date, and is shown as it is`)
  return text
}

function invalidUrl(note: AddNote): undefined {
  note('skipped', 'not an https:// URL')
}

function dateText(value: unknown): string {
  return isScalar(value) ? oneLine(plainText(String(value))).slice(0, 100) : JSON.stringify(value).slice(0, 100)
}

function scalars(value: unknown, note: AddNote): string[] {
  const items = toList(value)
  const texts = items.filter(isScalar).map(String)
  if (texts.length > 0 && texts.length < items.length) note('skipped', 'items that are neither a text nor a number')
  return texts
}

/** The text as the site can show it. */
function shown(raw: string, note: AddNote): string {
  const symbols = unsupportedSymbols(raw)
  if (symbols.length > 0) note('changed', `without ${symbols.join(' ')}, which the fonts of the site lack`)
  const text = withoutMarkup(raw)
  if (text !== raw.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')) {
    note('changed', 'HTML or Markdown became plain text; check it')
  }
  if (withoutPlaceholders(text) !== text) note('changed', 'with spaces in {…}, which would be a placeholder')
  return plainText(raw)
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function hasContent(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

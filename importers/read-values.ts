import { isHttpsUrl } from '../model/fields/address.ts'
import { commaIn } from '../model/fields/list.ts'
import type { ResumeKind } from '../model/resume.ts'
import { BULLET, withoutBullet } from './bullets.ts'
import { isPresent, parseDate } from './dates.ts'
import { networkOf } from './networks.ts'
import { oneLine, plainText } from './plain-text.ts'
import type { Note } from './report.ts'

type AddNote = (kind: Note['kind'], why: string) => void
/** Reads a value as people write it, in the form of the content. */
type Read = (value: unknown, note: AddNote) => unknown

/** What separates the items of a list that is one text. */
const LINES = /[\r\n]/
const WORDS = /[,;|•\r\n]/

export const READERS: Readonly<Record<ResumeKind, Read>> = {
  text: (value, note) => oneLine(toLines(value, note)),
  prose: (value, note) => toLines(value, note, true),
  list: (value, note) => toTexts(value, note, LINES, true),
  words: (value, note) => toTexts(value, note, WORDS),
  joined: toJoined,
  first: toFirst,
  url: toUrl,
  link: toLinks,
  date: (value, note) => toDate(value, note, 'date'),
  start: (value, note) => toDate(value, note, 'start'),
  end: (value, note) => toDate(value, note, 'end'),
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list; a single value becomes a list of one. */
export function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value]
}

/** Whether a value has nothing in it. */
export function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return toList(value).length === 0
  return Object.values(value).every(isEmpty)
}

/** Text on one line or more. */
function toLines(value: unknown, note: AddNote, keepsLinks = false): string {
  return plainText(scalars(value, note).join('\n'), note, keepsLinks)
}

/** Different texts from a list, or from one text with separators. */
function toTexts(value: unknown, note: AddNote, separator: RegExp, keepsLinks = false): string[] {
  const plain = scalars(value, note).map((item) => plainText(item, note, keepsLinks))
  const written = typeof value === 'string' ? plain.flatMap((text) => text.split(separator)) : plain
  const items = written.map(oneLine).filter((item) => item !== '')
  const texts = items.filter(hasContent)
  const dropped = items.filter((item) => !hasContent(item)).map((item) => `"${item}"`)
  if (dropped.length > 0) note('skipped', `without ${dropped.join(', ')}, which has no letter or digit`)
  // "- 40 % costs" among other texts is no item of a list.
  return [...new Set(texts.every((text) => BULLET.test(text)) ? texts.map(withoutBullet) : texts)]
}

function toJoined(value: unknown, note: AddNote): string {
  const words = toTexts(value, note, WORDS, true)
  return words.join(commaIn(words.join('')))
}

function toFirst(value: unknown, note: AddNote) {
  const [first, ...others] = toTexts(value, note, WORDS)
  if (others.length > 0) note('skipped', `without "${others.join('", "')}", because the site shows one`)
  return first
}

/** Such as "index.html" of the owner's old site, which is no host. */
const FILE_NAME = /^[^/:]+\.(?:html?|jpe?g|json|pdf|php|png|svg)$/i

/** "www.ada.dev", "ada.dev:8080" and "http://ada.dev" as an https URL. */
function toUrl(value: unknown, note: AddNote) {
  const text = isScalar(value) ? String(value).trim() : ''
  const url = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`
  if (url.length > 500 || !isHttpsUrl(url) || FILE_NAME.test(text)) {
    note('skipped', 'not an https:// URL')
    return undefined
  }
  if (/^http:/i.test(text)) note('changed', 'the site links to https:// only; check that it opens')
  return new URL(url).href
}

function toLinks(value: unknown, note: AddNote) {
  const address = toUrl(value, note)
  return address && [{ label: networkOf(address) ?? 'Website', address }]
}

/** A date as ISO 8601; none for "Present". An end such as "soon" stays: without it, the period would be "2018 - Present". */
function toDate(value: unknown, note: AddNote, kind: 'date' | 'start' | 'end') {
  const text = oneLine(plainText(isScalar(value) ? String(value) : JSON.stringify(value))).slice(0, 100)
  if (text === '' || (kind !== 'date' && isPresent(text))) return undefined
  const { date, isComplete } = parseDate(text) ?? {}
  if (isComplete === false) note('changed', `"${text}" became ${date}; correct it if there is more to it`)
  if (date !== undefined) return date
  if (kind === 'end') note('changed', `"${text}" is not a date, and is shown as it is`)
  else note('skipped', `"${text}" is not a date such as 2024, 2024-05 or 2024-05-17`)
  return kind === 'end' ? text : undefined
}

function scalars(value: unknown, note: AddNote): string[] {
  const items = toList(value).map((item) => (isRecord(item) ? item['name'] : item))
  const texts = items.filter(isScalar).map(String)
  if (texts.length === 0) note('skipped', 'not a valid value, see https://jsonresume.org/schema')
  else if (texts.length < items.length) note('skipped', 'items that are neither a text nor a number')
  if (texts.length > 0 && toList(value).some(isRecord)) note('skipped', 'of groups of fields, all but their names')
  return texts
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function hasContent(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

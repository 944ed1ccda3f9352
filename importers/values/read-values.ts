import { isHttpsUrl } from '../../model/fields/address.ts'
import { commaIn } from '../../model/fields/list.ts'
import type { ResumeKind } from '../../model/resume.ts'
import type { Note } from '../report.ts'
import { BULLET, withoutBullet } from './bullets.ts'
import { isPresent, type Order, readDate } from './dates.ts'
import { networkOf } from './networks.ts'
import { oneLine, plainText } from './plain-text.ts'
import { isRecord, isScalar, toList } from './values.ts'

/** `text` is that of a value that was left out. For a value that may be wrong, `why` is its text in the source. */
export type AddNote = (kind: Note['kind'] | 'doubtful', why: string, text?: string) => void
/** Reads a value as people write it, in the form of the content. */
type Read = (value: unknown, note: AddNote, order: Order | undefined) => unknown

/** What separates the items of a list that is one text. */
const LINES = /[\r\n]/
const WORDS = /[,;|•\r\n]/

export const READERS: Readonly<Record<ResumeKind, Read>> = {
  text: (value, note) => oneLine(toLines(value, note)),
  level: toLevel,
  prose: (value, note) => toLines(value, note, true),
  list: (value, note) => toTexts(value, note, LINES, true),
  words: (value, note) => toTexts(value, note, WORDS),
  joined: toJoined,
  first: toFirst,
  url: toUrl,
  link: toLinks,
  date: (value, note, order) => toDate(value, note, 'date', order),
  start: (value, note, order) => toDate(value, note, 'start', order),
  end: (value, note, order) => toDate(value, note, 'end', order),
}

/** Dots, stars and percentages of other programs have a scale that nobody sees. */
function toLevel(value: unknown, note: AddNote): string {
  const text = oneLine(toLines(value, note))
  if (!/^\d+(?:[.,]\d+)?$/.test(text)) return text
  note('skipped', 'a number without a scale; write the level in words', text)
  return ''
}

/** Text on one line or more. */
function toLines(value: unknown, note: AddNote, keepsLinks = false): string {
  return withoutWraps(plainText(scalars(value, note).join('\n'), note, keepsLinks))
}

/** Characters of the lines of a text that an editor has wrapped, as in YAML. */
const WRAPPED = { min: 45, max: 100 }

/** The text without the breaks of its lines, in paragraphs of several lines of about the same length that end within sentences. */
function withoutWraps(text: string): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.split('\n')
    const all = lines.slice(0, -1)
    const isWrapped =
      all.every(({ length }) => length >= WRAPPED.min && length <= WRAPPED.max) &&
      all.some((line) => !/[.!?:;]$/.test(line)) &&
      !lines.some((line) => BULLET.test(line))
    return isWrapped ? lines.join(' ') : paragraph
  })
  return paragraphs.join('\n\n')
}

/** Different texts from a list, or from one text with separators. */
function toTexts(value: unknown, note: AddNote, separator: RegExp, keepsLinks = false): string[] {
  const plain = scalars(value, note).map((item) => plainText(item, note, keepsLinks))
  const written = typeof value === 'string' ? plain.flatMap((text) => splitOutside(text, separator)) : plain
  const items = written.map(oneLine).filter((item) => item !== '')
  const texts = items.filter(hasContent)
  const dropped = items.filter((item) => !hasContent(item)).map((item) => `"${item}"`)
  if (dropped.length > 0) note('skipped', `without ${dropped.join(', ')}, which has no letter or digit`)
  // "- 40 % costs" among other texts is no item of a list.
  return [...new Set(texts.every((text) => BULLET.test(text)) ? texts.map(withoutBullet) : texts)]
}

/** Splits a text, but not within parentheses: "Cloudflare (DNS, CDN), AWS" has two parts. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  let depth = 0
  for (const part of text.split(new RegExp(`(${separator.source})`))) {
    if (depth > 0 || parts.length === 0) parts.push(`${parts.pop() ?? ''}${part}`)
    else if (separator.test(part)) parts.push('')
    else parts.push(`${parts.pop()}${part}`)
    depth += (part.match(/\(/g)?.length ?? 0) - (part.match(/\)/g)?.length ?? 0)
  }
  return depth === 0 ? parts : text.split(separator)
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
    note('skipped', 'not an https:// URL', text)
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
function toDate(value: unknown, note: AddNote, kind: 'date' | 'start' | 'end', order?: Order) {
  const text = oneLine(plainText(isScalar(value) ? String(value) : JSON.stringify(value))).slice(0, 100)
  if (text === '' || (kind !== 'date' && isPresent(text))) return undefined
  const { date, isExact } = readDate(text, order) ?? {}
  if (isExact === false) note('doubtful', text)
  if (date !== undefined) return date
  if (kind === 'end') note('changed', `"${text}" is not a date, and is shown as it is`)
  else note('skipped', `"${text}" is not a date such as 2024, 2024-05 or 2024-05-17`)
  return kind === 'end' ? text : undefined
}

function scalars(value: unknown, note: AddNote): string[] {
  const items = toList(value).map((item) =>
    isRecord(item) ? (Array.isArray(value) ? nameIn(item) : item['name']) : item,
  )
  const texts = items.filter(isScalar).map(String)
  if (texts.length === 0) note('skipped', 'not a valid value, see https://jsonresume.org/schema')
  else if (texts.length < items.length) note('skipped', 'items that are neither a text nor a number')
  if (texts.length > 0 && toList(value).some((item) => isRecord(item) && Object.keys(item).length > 1))
    note('skipped', 'of groups of fields, all but their names')
  return texts
}

/** In YAML, the text "Result: cut the bill" is a group with one field. */
function nameIn(group: Readonly<Record<string, unknown>>): unknown {
  const [first, ...others] = Object.entries(group)
  const [key, only] = first ?? ['name']
  return others.length === 0 && key !== 'name' && isScalar(only) ? `${key}: ${only}` : group['name']
}

function hasContent(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

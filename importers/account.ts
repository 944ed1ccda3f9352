import type { Path } from '../content/content.ts'
import { escapePattern } from '../lib/escape-pattern.ts'
import { quote } from './doubt.ts'
import { accountFor, type LineAccount, type Part, wordsOf } from './find-words.ts'
import { periodIn } from './formats/document/line-dates.ts'
import { isBullet } from './formats/document/paragraphs.ts'
import { isPageNumber } from './formats/document/sections.ts'
import { type AddNote, NO_PLACE, type Note } from './report.ts'
import { groupEndsOf, groupsOf, joinCells, type Line, textOf } from './source/line.ts'
import type { TextDocument } from './source/read-document.ts'
import { isWholeHeading } from './values/headings.ts'
import { addressIn } from './values/hosts.ts'

/** What the content has from other values of it. */
const DERIVED = new Set(['title', 'description', 'hero', 'url', 'language'])
/** Before values, whose fields say the same, and words that say nothing alone. */
const LABELS = new Set(
  `name vorname nachname nom nombre nome email mail courriel correo tel tél teléfono telefono telefone téléphone telefon phone mobile mobil
  móvil handy komórka web www site sito website url adresse address ort ville ciudad città cidade miejscowość city location technologies
  technologien tools stack grade note since seit at bei in und and of the to by for with von bis für mit de des du en et y e i w z la le al
  da do`.split(/\s+/),
)

function isLabel(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace('e-mail', 'email')
    .split(/[\s.:()/|·•–—-]+/)
  return words.every((word) => word === '' || LABELS.has(word))
}

const HIDDEN = 'it is hidden in the file, or only says what to write there'
const UNPLACED = 'the file does not say where on the page it is; write by hand what the site should show'
const BETWEEN = /\s*[|•·]\s*/
/** "3 years 5 months" follows from the dates. */
const DURATION =
  /^\(?(?:\d{1,2}\s*(?:years?|yrs?|jahre?n?|ans?|années?|años?|anni|anno|anos?|jaar|lata?|rok|let|yıl|år|months?|mos?|monate?|mois|mes(?:es|i)?|maand(?:en)?|miesi[ąę]c[ey]?|ay|måneder?|månader?|年|月)\s*)+\)?$/iu

/** Reports the texts of a document that no value has, and that nothing else was said about. */
export function noteUnread(
  { pages, hidden = [], unplaced = [] }: TextDocument,
  content: object,
  notes: readonly Note[],
  note: AddNote,
): void {
  const keyOf = (text: string) =>
    ` ${wordsOf(text)
      .map(({ key }) => key)
      .join(' ')} `
  const told = notes.filter(({ kind }) => kind !== 'misread')
  const said = keyOf(told.map(({ what }) => what).join('\n'))
  const known = keyOf(JSON.stringify(content))
  /** Whether a part of it was said, such as the street before a place that the content has from another line. */
  const isPartSaid = (text: string, place: string) => {
    const rest = told.reduce((all, { what }) => {
      const [, quoted = ''] = what.startsWith(`${place}, `) ? (/^[^"]*"(.*)"$/s.exec(what) ?? []) : []
      return quoted === '' ? all : all.replace(keyOf(quoted).trim(), '')
    }, keyOf(text))
    return rest !== keyOf(text) && known.includes(` ${rest.trim()} `)
  }
  /** A word alone, such as a year, was said with its line. What is quoted of others has many words. */
  const isSaid = (text: string, line: Line) => {
    const isWord = wordsOf(text).length < 2
    return said.includes(keyOf(isWord ? textOf(line) : text)) || isPartSaid(text, line.place)
  }
  const lines = pages.flatMap((page) => page.lines)
  const left = new Map<string, { place: string; count: number }>()
  for (const account of accountFor(lines, withoutDerived(content))) {
    for (const { text } of leftIn(account)) {
      const { place, count } = left.get(text) ?? { place: account.line.place, count: 0 }
      if (!isSaid(text, account.line)) left.set(text, { place, count: count + 1 })
    }
  }
  for (const [text, { place, count }] of left) note('skipped', quote(place, text), NO_PLACE, count)
  const links = pages.flatMap((page) => page.links ?? [])
  for (const { place, url } of linksIn([...lines, ...links], content)) note('skipped', quote(place, url), NO_PLACE)
  for (const { place, text } of unplaced) note('skipped', quote(place, text), UNPLACED)
  for (const text of new Set(hidden)) note('skipped', `"${text.replaceAll(/\s+/g, ' ').trim()}"`, HIDDEN)
}

/** The addresses of links that the content does not have. */
function linksIn(lines: readonly Line[], content: object): { place: string; url: string }[] {
  const known = JSON.stringify(content).toLowerCase()
  const urls = lines.flatMap(({ place, cells }) =>
    cells.flatMap(({ url }) => (url !== undefined && /^(?:http|mailto:)/.test(url) ? [{ place, url }] : [])),
  )
  /** Two addresses that differ in what follows a question mark, as those of two apps in a store. */
  const isOneOfSeveral = (url: string) =>
    urls.some((other) => other.url !== url && addressIn(other.url) === addressIn(url))
  const isKnown = (url: string) =>
    isOneOfSeveral(url) && url.includes('?')
      ? known.includes(url.toLowerCase())
      : new RegExp(`(?:^|[^\\p{L}\\d.-]|www\\.)${escapePattern(addressIn(url))}/?(?:[?#"\\s)]|$)`, 'u').test(known)
  const isFirst = ({ url }: { url: string }, index: number) => urls.findIndex((other) => other.url === url) === index
  return urls.filter((link, index) => isFirst(link, index) && !isKnown(link.url))
}

/** The content without what repeats other values of it. */
export function withoutDerived(content: object): object {
  return Object.fromEntries(Object.entries(content).filter(([field]) => !DERIVED.has(field)))
}

/**
 * The parts of a line without a value, but for those beside a heading, headings that are no items of a list, labels, page numbers and
 * what follows from dates.
 */
export function leftIn({ line, parts }: LineAccount): Part[] {
  if (isPageNumber(line)) return []
  const ends = groupEndsOf(line)
  const groupOf = ({ start }: Part) => ends.findIndex((end) => start < end)
  const groups = groupsOf(line).map(joinCells)
  const isWhole = (index: number) => !isBullet(line) && isWholeHeading(groups[index] ?? '')
  const headings = new Set([
    ...parts.filter(({ at }) => at !== undefined && isHeading(at)).map(groupOf),
    ...[...groups.keys()].filter(isWhole),
  ])
  const left = parts.filter((part) => part.at === undefined && !headings.has(groupOf(part))).flatMap(splitPart)
  // Beside one date, how long it was is news.
  const { start, end, isCurrent } = periodIn(line) ?? { start: '', end: '' }
  const hasOneDate = !isCurrent && (start === undefined || end === undefined)
  return left.filter(
    ({ text }) => !isLabel(text) && (hasOneDate || !DURATION.test(text)) && (isBullet(line) || !isWholeHeading(text)),
  )
}

/** Whether a value is the heading of a section. */
export function isHeading([section, ...field]: Path): boolean {
  return section !== 'profile' && field.filter((step) => typeof step !== 'number').join('.') === 'title'
}

function splitPart({ text, start }: Part): Part[] {
  let from = start
  return text.split(BETWEEN).map((each) => {
    const at = start + text.indexOf(each, from - start)
    from = at + each.length
    return { text: each, start: at }
  })
}

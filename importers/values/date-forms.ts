// How people write one date.
import { MONTH, monthOf, OF, SEASON } from './date-words.ts'

/** What 3/4/2019 is: people of a country write either the day or the month first. */
export type Order = 'day first' | 'month first'

/** A date in a text, as much of it as is sure. */
export type DateIn = {
  iso: string
  /** The second year of a school year such as 2019/20. */
  last?: string
  /** Whether no rule was needed that can be wrong. */
  isExact: boolean
  /** Whether it is a date only beside another one, such as '19. */
  isShort: boolean
  index: number
  text: string
}

const YEAR = String.raw`(?<![\d.,])(?:19|20)\d{2}(?!\d)`
/** Behind a month or a day. */
const Y = String.raw`(?:19|20)\d{2}(?!\d)`
const SHORT_YEAR = String.raw`['’‘]\d{2}(?![\d\p{L}])`
const MONTH_NUMBER = String.raw`(?:0?[1-9]|1[0-2])`
const TIME = String.raw`(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?`
const NO_NUMBER_BEFORE = String.raw`(?<![\p{L}\d.,/])`
/** "2019 г.", "2019 r." */
const YEAR_MARK = String.raw`(?:\s?(?:гг?|р|r)\.(?!\p{L}))?`

/** `name` is how the name of a month is written. */
function formsWith(name: string): string[] {
  const month = String.raw`(?<name>${name})[.॰]?`
  const day = String.raw`(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th|er|[.ºª°])?(?:\s{1,3}|-)(?:${OF}\s{0,3})?`
  const between = String.raw`\s{0,3}(?:[,/-]\s{0,3})?(?:${OF}\s{0,3})?`
  return [
    String.raw`(?<year>${YEAR})\s?[年년](?:\s?(?<month>\d{1,2})\s?[月월](?:\s?(?<day>\d{1,2})\s?[日일])?)?`,
    String.raw`${NO_NUMBER_BEFORE}(?<first>\d{1,2})(?<separator>[./-])\s?(?<second>\d{1,2})[./-]\s?(?<year>${Y})`,
    String.raw`(?<year>${YEAR})(?<separator>[/.-])(?<month>${MONTH_NUMBER})\k<separator>(?<day>\d{1,2})(?!\d)${TIME}`,
    String.raw`(?<year>${YEAR})\.\s?(?<month>\d{1,2})\.(?:\s?(?<day>\d{1,2})\.)?(?!\d)`,
    String.raw`(?<season>${SEASON}(?:\s?[/&+–-]\s?${SEASON})?)\s{0,3}(?:${OF}\s{0,3})?(?<year>${YEAR})(?:/(?<last>\d{4}|\d{2})(?!\d))?`,
    String.raw`(?<year>${YEAR})/(?<last>\d{4}|\d{2})(?!\d)`,
    String.raw`(?<year>${YEAR})[./-](?<month>${MONTH_NUMBER})(?![\d\p{L}])`,
    String.raw`${NO_NUMBER_BEFORE}(?<month>${MONTH_NUMBER})\s?[./-]\s?(?<year>${Y})`,
    String.raw`(?:${day})?${month}${between}(?:(?<year>${Y})|(?<short>${SHORT_YEAR}))${YEAR_MARK}`,
    String.raw`${month}\s{1,3}(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}(?<year>${YEAR})`,
    String.raw`(?<year>${YEAR})[ ,]{1,2}${month}(?!\s{0,3}['’\d])`,
    String.raw`(?<year>${YEAR})${YEAR_MARK}`,
    String.raw`(?<!\d)(?<short>${SHORT_YEAR})`,
    String.raw`${NO_NUMBER_BEFORE}(?<month>0[1-9]|1[0-2])/['’‘]?(?<short>\d{2})(?![\d/.]|-\d{2}(?!/))`,
  ]
}

const FORMS = formsWith(MONTH)
const READERS = readersOf(FORMS)
/** Also abbreviations that only the letters of a name tell. */
const ANY_NAME = readersOf(formsWith(String.raw`${MONTH}|[\p{L}\p{M}]{3,20}`))

/** For the flags `iu`. */
export const DATE = `(?:${FORMS.map(unnamed).join('|')})`
const DATES = new RegExp(DATE, 'giu')

/** The dates in a text, from its beginning. */
export function* datesIn(text: string, order: Order | undefined): Generator<DateIn> {
  for (const { 0: found, index } of text.matchAll(DATES)) {
    const date = dateOf(found, READERS, order)
    if (date !== undefined) yield { ...date, index, text: found }
  }
}

/** A text that is a date and nothing else. */
export function wholeDate(text: string, order: Order | undefined): Omit<DateIn, 'index' | 'text'> | undefined {
  return dateOf(text, READERS, order) ?? dateOf(text, ANY_NAME, order)
}

/** The order that texts of one document have, if one of them tells: in 31/3/2019, the day is first. */
export function orderIn(texts: readonly string[]): Order | undefined {
  const found = new Set<Order>()
  for (const [, first, second] of texts.flatMap((text) => [...text.matchAll(NUMBERS)])) {
    if (Number(first) > 12) found.add('day first')
    if (Number(second) > 12) found.add('month first')
  }
  return found.size === 1 ? [...found][0] : undefined
}

const NUMBERS = /(?<![\p{L}\d.,/])(\d{1,2})[/-](\d{1,2})[/-](?:19|20)\d{2}(?!\d)/gu

function readersOf(forms: readonly string[]): RegExp[] {
  return forms.map((form) => new RegExp(`^(?:${form})$`, 'iu'))
}

function unnamed(form: string): string {
  return form.replaceAll(/\?<[a-z]+>/g, '?:').replaceAll(String.raw`\k<separator>`, '[/.-]')
}

function dateOf(text: string, readers: readonly RegExp[], order: Order | undefined) {
  const parts = readers.map((reader) => reader.exec(text)?.groups).find((groups) => groups !== undefined)
  return parts && readParts(parts, order)
}

function readParts(parts: Readonly<Record<string, string | undefined>>, order: Order | undefined) {
  const { short, season, last, name, first, separator, second } = parts
  const year = parts['year'] ?? yearOf(short?.slice(-2) ?? '')
  const isShort = parts['year'] === undefined && name === undefined
  const certain = { isExact: short === undefined && season === undefined, isShort }
  if (last !== undefined) return { ...certain, ...schoolYear(year, last) }
  if (first !== undefined && second !== undefined) {
    const isDayFirst = separator === '.' ? true : orderOf(first, second, order)
    if (isDayFirst === undefined) return { iso: year, isExact: false, isShort }
    return { ...certain, ...toIso(isDayFirst ? [year, second, first] : [year, first, second]) }
  }
  const month = name === undefined ? parts['month'] : monthOf(name)
  if (name !== undefined && month === undefined) return { iso: year, isExact: false, isShort }
  const given = [year, month, parts['day']].filter((part) => part !== undefined)
  const { iso, isExact } = toIso(given)
  return { iso, isExact: isExact && certain.isExact, isShort }
}

/** Whether the day is first, if the numbers or the order tell. */
function orderOf(first: string, second: string, order: Order | undefined): boolean | undefined {
  if (Number(first) > 12) return true
  if (Number(second) > 12) return false
  return Number(first) === Number(second) ? true : order && order === 'day first'
}

/** A school year, or the month that 2019/03 is. 2011/12 may be both. */
function schoolYear(year: string, last: string): { iso: string; last?: string; isExact?: boolean } {
  const end = last.length === 4 ? last : yearBehind(year, last)
  const isNext = Number(end) === Number(year) + 1
  const isMonth = last.length === 2 && Number(last) >= 1 && Number(last) <= 12
  if (isMonth && !isNext) return { iso: `${year}-${last}` }
  if (isMonth) return { iso: year, last: end, isExact: false }
  return { iso: year, last: end, ...(!isNext && last.length === 2 && { isExact: false }) }
}

/** The first year from `year` on that ends with the two digits. */
export function yearBehind(year: string, digits: string): string {
  const same = `${year.slice(0, 2)}${digits}`
  return same >= year ? same : String(Number(same) + 100)
}

function yearOf(digits: string): string {
  return `${Number(digits) > 50 ? '19' : '20'}${digits}`
}

/** The longest beginning that is a date: there is no 30 February. */
function toIso(parts: readonly string[]): { iso: string; isExact: boolean } {
  const given = parts.map((part) => part.padStart(2, '0'))
  const iso = [3, 2, 1].map((length) => given.slice(0, length).join('-')).find(isCalendarDate) ?? given[0] ?? ''
  return { iso, isExact: iso === given.join('-') }
}

/** Date.parse takes 30 February for 1 March. */
function isCalendarDate(date: string): boolean {
  return !Number.isNaN(Date.parse(date)) && new Date(date).toJSON().startsWith(date)
}

import { DATE, type DateIn, datesIn, type Order, orderIn, wholeDate, yearBehind } from './date-forms.ts'
import { FROM, MONTH, monthOf, PRESENT, SINCE, TO } from './date-words.ts'

export { type Order, orderIn } from './date-forms.ts'

/** The start and the end as ISO 8601, or what was found of it. A date alone is the end. */
export type Period = {
  start?: string
  end?: string
  /** Whether it is still going on. */
  isCurrent: boolean
  /** Whether it says when it ended, and not when it began. */
  isEndAlone: boolean
  /** What was read, and where it begins. */
  text: string
  index: number
  /** Whether no rule was needed that can be wrong. */
  isExact: boolean
}

/** Characters around a date that can belong to its period. */
const NEAR = 120

const GAP = String.raw`\s{0,9}(?:${TO}:?\s{0,9}){1,2}`
const RANGE_END = new RegExp(`^${GAP}(?:(?<date>${DATE})|(?<present>${PRESENT}))`, 'iu')
/** "2019-03/2020-01" */
const INTERVAL_END = new RegExp(`^/(?<date>${DATE})`, 'iu')
const DASHLESS_END = new RegExp(String.raw`^\s{1,9}(?<date>${DATE})`, 'iu')
/** "2019–21". A month would follow the year without spaces, as in 2019-11. */
const YEAR_END = /^\s?(?:[–—]\s?(?<digits>\d{2})|-\s?(?<later>1[3-9]|[2-9]\d))(?![\d./-]|\.?\s?\p{L})/u
/** The name of a month in another language. */
const OTHER_END = /^\s{0,9}[-–—]\s{0,9}\p{L}{3,12}\.?\s{1,9}(?:de\s)?(?<year>(?:19|20)\d{2}(?!\d))/iu
/** "Jan – Mar 2021" */
const MONTH_BEFORE = new RegExp(String.raw`(?:(?<!\d)(?<day>\d{1,2})\.?\s)?(?<name>${MONTH})[.॰]?${GAP}$`, 'iu')
/** "3 – 4/2014" */
const NUMBER_BEFORE = /(?<=^|[\s(])(?<first>0?[1-9]|1[0-2])\s?[-–—]\s?$/u
const FROM_BEFORE = new RegExp(String.raw`${FROM}:?\s{0,9}$`, 'iu')
const SINCE_BEFORE = new RegExp(String.raw`${SINCE}:?\s{0,9}$`, 'iu')
const UNTIL_BEFORE = new RegExp(String.raw`(?<=^|[,|(;]\s?)\s{0,9}${TO}:?\s{0,9}$`, 'iu')
const OPEN = /^\s{0,9}[-–—]\s{0,9}(?=$|[)\]|,·;])/u
/** Behind a date in Japanese, Korean and Chinese: "from", "to" and "since". */
const FROM_BEHIND = /^\s?(?:から|부터|以降|以来|이후)/u
const UNTIL_BEHIND = /^\s?(?:まで|迄|까지)/u

/** The first period in a text, or the first date. */
export function findPeriod(text: string, order: Order | undefined = orderIn([text])): Period | undefined {
  for (const date of datesIn(text, order)) {
    const period = periodAround(date, text, order)
    if (period !== undefined) return period
  }
  return undefined
}

function periodAround(date: DateIn, text: string, order: Order | undefined): Period | undefined {
  const before = text.slice(Math.max(0, date.index - NEAR), date.index)
  const behind = text.slice(date.index + date.text.length, date.index + date.text.length + NEAR)
  const found = rangeFrom(date, before, behind, order) ?? (date.isShort ? undefined : alone(date, before, behind))
  if (found === undefined) return undefined
  const { prefix = '', suffix = '', ...dates } = found
  const index = date.index - prefix.length
  const until = UNTIL_BEHIND.exec(text.slice(index + prefix.length + date.text.length + suffix.length))?.[0] ?? ''
  return {
    isCurrent: false,
    isEndAlone: false,
    ...dates,
    text: prefix + date.text + suffix + (dates.isCurrent ? '' : until),
    index,
  }
}

/** What was found before and behind a date. */
type Found = Pick<Period, 'start' | 'end' | 'isExact'> &
  Partial<Pick<Period, 'isCurrent' | 'isEndAlone'>> & { prefix?: string | undefined; suffix?: string | undefined }

/** A start and an end. */
function rangeFrom(date: DateIn, before: string, behind: string, order: Order | undefined): Found | undefined {
  const [prefix] = FROM_BEFORE.exec(before) ?? ['']
  const { iso: start, isExact } = date
  const [suffix, { date: written, present } = {}] = matchOf(RANGE_END, behind) ?? matchOf(INTERVAL_END, behind) ?? []
  if (present !== undefined && !date.isShort) return { start, isCurrent: true, isExact, prefix, suffix }
  const end = written === undefined ? undefined : wholeDate(written, order)
  if (end !== undefined) return { ...rangeOf(date, end), prefix, suffix }
  if (date.isShort) return undefined
  const [month, { day, name = '' } = {}] = matchOf(MONTH_BEFORE, before) ?? []
  const number = monthOf(name)
  if (month !== undefined && number !== undefined) {
    const parts = [start.slice(0, 4), number, ...(day === undefined ? [] : [day.padStart(2, '0')])]
    return { start: parts.join('-'), end: start, isExact: false, prefix: month }
  }
  const [numbers, { first = '' } = {}] = matchOf(NUMBER_BEFORE, before) ?? []
  const isMonth = start.length === 7 && /^\d/.test(date.text) && Number(first) < Number(start.slice(5))
  if (numbers !== undefined && isMonth) {
    return { start: `${start.slice(0, 5)}${first.padStart(2, '0')}`, end: start, isExact, prefix: numbers }
  }
  if (date.last !== undefined) return { start, end: date.last, isExact, prefix }
  const [years, { digits, later = digits } = {}] = matchOf(YEAR_END, behind) ?? []
  if (later !== undefined && start.length === 4) {
    return { start, end: yearBehind(start, later), isExact: false, prefix, suffix: years }
  }
  const [other, { year } = {}] = matchOf(OTHER_END, behind) ?? []
  if (year !== undefined) return { start, end: year, isExact: false, prefix, suffix: other }
  const [dashless, { date: second = '' } = {}] = matchOf(DASHLESS_END, behind) ?? []
  const next = wholeDate(second, order)
  if (next === undefined || next.isShort || [next.iso, start].some(({ length }) => length === 4)) return undefined
  return { start, end: next.iso, isExact: false, prefix, suffix: dashless }
}

/** Of two school years, the first of the first and the second of the second: "1998/99 - 2001/02". */
function rangeOf(date: DateIn, end: Omit<DateIn, 'index' | 'text'>): Pick<Period, 'start' | 'end' | 'isExact'> {
  // 2001/02 is a month alone, but beside a school year one more of them.
  const isSchool = date.last !== undefined && end.last !== undefined
  const isExact = isSchool ? date.isExact || end.isExact : date.isExact && end.isExact
  return { start: date.iso, end: end.last ?? end.iso, isExact: isExact && !date.isShort && !end.isShort }
}

/** A start without an end, an end without a start, or a date. */
function alone(date: DateIn, before: string, behind: string): Found {
  const { iso, isExact } = date
  const [since] = SINCE_BEFORE.exec(before) ?? []
  if (since !== undefined) return { start: iso, isCurrent: true, isExact, prefix: since }
  const [open] = OPEN.exec(behind) ?? FROM_BEHIND.exec(behind) ?? []
  if (open !== undefined) return { start: iso, isCurrent: true, isExact, suffix: open }
  const [until] = date.index <= before.length ? (UNTIL_BEFORE.exec(before) ?? []) : []
  if (until !== undefined) return { end: iso, isEndAlone: true, isExact, prefix: until }
  return { end: iso, isEndAlone: UNTIL_BEHIND.test(behind), isExact }
}

function matchOf(pattern: RegExp, text: string) {
  const match = pattern.exec(text)
  return match?.groups && ([match[0], match.groups] as [string, Readonly<Record<string, string | undefined>>]) // as in each pattern
}

const IS_PRESENT = new RegExp(String.raw`^(?:[-–—]|(?:${TO}\s{1,9})?${PRESENT})$`, 'iu')

/** Whether a text is a word for today, which is no end. */
export function isPresent(text: string): boolean {
  return IS_PRESENT.test(text.trim())
}

/** `left` is what was not understood, and in doubt. */
export type WholePeriod = { start?: string; end?: string; isPresent: boolean; isExact: boolean; left: string }

/** Characters. A longer text is no period, and would take seconds. */
const MAX_PERIOD = 500

/** A text that should be a period and nothing else. A date is its start and its end. */
export function readPeriod(text: string, order?: Order): WholePeriod {
  const period = text.length > MAX_PERIOD ? undefined : findPeriod(text, order)
  if (period === undefined) {
    const isToday = text.length <= MAX_PERIOD && isPresent(text)
    return { isPresent: isToday, isExact: isToday, left: isToday ? '' : text.trim() }
  }
  const { start, end, isCurrent, isEndAlone, isExact, index } = period
  const behind = withoutDuration(text.slice(index + period.text.length))
  const left = [text.slice(0, index), behind].map(withoutBrackets).filter((part) => part !== '')
  return {
    ...(start !== undefined && { start }),
    ...(start === undefined && !isEndAlone && { start: end }),
    ...(end !== undefined && { end }),
    isPresent: isCurrent,
    isExact,
    left: left.join(' … '),
  }
}

/** A text that should be a date, as ISO 8601. What is not understood of it is in doubt. */
export function readDate(written: string, order?: Order): { date: string; isExact: boolean } | undefined {
  const text = written.trim()
  const whole = text.length > NEAR ? undefined : wholeDate(text, order)
  if (whole !== undefined && !whole.isShort) return { date: whole.iso, isExact: whole.isExact }
  const [year] = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text) ?? []
  return year === undefined ? undefined : { date: year, isExact: false }
}

const UNIT =
  'years?|yrs?|y|jahre?n?|j|ans?|années?|años?|anni|anno|anos?|jaar|jaren|lata?|rok|roky|let|лет|год|года|років|рік|роки|yıl|år|months?|mos?|monate?n?|mon|mois|mes|meses|mesi|mese|maand(?:en)?|miesiąc|miesiące|miesięcy|měsíc|měsíce|měsíců|мес|месяц|месяца|месяцев|місяць|місяці|місяців|ay|måneder|månader|weeks?|wochen?|days?|tage'
const DURATION = new RegExp(
  String.raw`^[\s,·•|]{0,9}\(?(?:(?:ca\.?|~|about)\s)?(?:\d{1,3}(?:[.,]\d)?\s{0,2}(?:(?:${UNIT})(?![\p{L}])\.?|년|개월|か月|ヶ月|年|个月)[\s,]{0,3}(?:and|und|et|y|e|i|и)?\s{0,3}){1,3}\)?`,
  'iu',
)

/** "(3 years 5 months)" follows from the dates. */
function withoutDuration(text: string): string {
  return text.replace(DURATION, '')
}

/** What stays between brackets, separators and dashes. */
function withoutBrackets(text: string): string {
  return text.replaceAll(/^[\s()[\]|,·•;:–—-]+|[\s()[\]|,·•;:–—-]+$/g, '')
}

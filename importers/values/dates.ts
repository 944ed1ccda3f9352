import { MONTH, monthOf, PRESENT, SINCE, TO } from './date-words.ts'

const IS_PRESENT = new RegExp(String.raw`^(?:[-–—]|(?:${TO}\s+)?${PRESENT})$`, 'iu')

/** How dates are written, by the names of their parts. A name may be shorter than in MONTH. The order of 3/4/2019 is unknown. */
const NAME = String.raw`(?<name>${MONTH}|[\p{L}\p{M}]{3,})[.॰]?`
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|er|[.º])?`
const PATTERNS = [
  /^(?<year>\d{4})(?:[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2})(?:[t ][\d:.,+-]*z?)?)?)?$/,
  /^(?:(?<day>\d{1,2})\. ?)?(?<month>\d{1,2})[./-] ?(?<year>\d{4})$/,
  /^(?<year>\d{4})年(?:(?<month>\d{1,2})月(?:(?<day>\d{1,2})日)?)?$/,
  new RegExp(String.raw`^(?:${DAY}(?: de |[ -]))?${NAME}(?: del? |[ ,/-]+)(?<year>\d{4})$`, 'u'),
  new RegExp(String.raw`^${NAME} ${DAY},? (?<year>\d{4})$`, 'u'),
  new RegExp(String.raw`^(?<year>\d{4})[ ,-]+${NAME}$`, 'u'),
]

export function isPresent(text: string): boolean {
  return IS_PRESENT.test(text.trim())
}

/**
 * Dates such as 2019, 03/2019, 31.3.2019, "March 2019", "märz 2019" and "Mar 31, 2019" as ISO 8601.
 * @returns null if there is no year in it, and `isComplete: false` if a part is not understood
 */
export function parseDate(written: string): { date: string; isComplete: boolean } | null {
  const text = written.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const [found] = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text) ?? []
  if (found === undefined) return null
  const parts = PATTERNS.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined)
  const { year, name, month = monthOf(name ?? ''), day } = parts ?? {}
  if (year !== found) return { date: found, isComplete: false }
  const given = [year, month, day].filter((part) => part !== undefined).map((part) => part.padStart(2, '0'))
  // The longest beginning that is a date: there is no 30 February.
  const lengths = [3, 2, 1].filter((length) => length <= given.length)
  const date = lengths.map((length) => given.slice(0, length).join('-')).find(isCalendarDate) ?? found
  return { date, isComplete: date.split('-').length === given.length && (name === undefined || month !== undefined) }
}

/** Characters. A longer text is no period, and would take seconds. */
const MAX_PERIOD = 100

const BETWEEN = new RegExp(String.raw`\s*${TO}\s*`, 'giu')
const FROM = new RegExp(String.raw`^${SINCE}:?\s+`, 'iu')

/**
 * The two dates of a period that is one text: "Mar 2021 - Present", "2015–2018", "since 2020", "Jan to Mar 2021".
 * @returns the text as its end if it is none of these
 */
export function splitPeriod(written: string): { startDate?: string; endDate?: string } {
  const text = written.trim()
  if (text === '') return {}
  if (text.length > MAX_PERIOD) return { endDate: text }
  if (isWhole(text)) return { startDate: text, endDate: text }
  const start = text.replace(FROM, '').replace(/\s*[-–—]$/, '')
  if (start !== text && isWhole(start)) return { startDate: start }
  const halves = Array.from(text.matchAll(BETWEEN), ({ 0: separator, index }) => {
    return [text.slice(0, index), text.slice(index + separator.length)] as const
  })
  for (const isDate of [isWhole, hasYear]) {
    for (const [first, endDate] of halves) {
      const startDate = isDate(first) ? first : `${first} ${/\d{4}$/.exec(endDate)?.[0] ?? ''}`
      if (isDate(startDate) && (isDate(endDate) || isPresent(endDate))) return { startDate, endDate }
    }
  }
  return { endDate: text }
}

function hasYear(text: string): boolean {
  return parseDate(text) !== null
}

function isWhole(text: string): boolean {
  return parseDate(text)?.isComplete === true
}

/** Date.parse takes 30 February for 1 March. */
function isCalendarDate(date: string): boolean {
  return !Number.isNaN(Date.parse(date)) && new Date(date).toJSON().startsWith(date)
}

import { MONTH as MONTH_NAME, monthOf, PRESENT, SEASON, SINCE, TO as TO_WORD } from '../../values/date-words.ts'

/** The start and the end as ISO 8601, or what was found of it. Without an end, the period is still going on. */
export type Period = {
  start?: string
  end?: string
  isCurrent: boolean
  /** What was read, and where it begins. */
  text: string
  index: number
  /** Whether no rule was needed that can be wrong. */
  isExact: boolean
}

const YEAR = String.raw`(?<![\d.,])(?:19|20)\d{2}(?!\d)`
/** Behind a month or a day. */
const Y = String.raw`(?:19|20)\d{2}(?!\d)`
const SHORT_YEAR = String.raw`['’]\d{2}(?!\d)`
const MONTH = String.raw`${MONTH_NAME}[.॰]?`
const DAY = String.raw`(?<!\d)\d{1,2}`
const OF = String.raw`[\s,]*(?:(?:de|of|del)\s+)?`

const DATES = [
  String.raw`${YEAR}\s*年(?:\s*\d{1,2}\s*月(?:\s*\d{1,2}\s*日)?)?`,
  String.raw`(?<![\p{L}\d.,/])\d{1,2}[./-]\s?\d{1,2}[./-]\s?${Y}`,
  String.raw`${YEAR}(?:[./-](?:0[1-9]|1[0-2])(?:[./-]\d{2})?|\.\s?\d{1,2}\.(?:\s?\d{1,2}\.)?)(?!\d)`,
  String.raw`(?<![\p{L}\d.,/])(?:0?[1-9]|1[0-2])\s?[./-]\s?${Y}`,
  String.raw`(?:${DAY}(?:st|nd|rd|th|er|[.ºª])?\s+(?:de\s+)?)?${MONTH}${OF}(?:${Y}|${SHORT_YEAR})`,
  String.raw`${MONTH}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+${YEAR}`,
  String.raw`${SEASON}${OF}${YEAR}(?:/\d{2,4})?`,
  YEAR,
]
const DATE = `(?:${DATES.join('|')})`
const TO = String.raw`\s*${TO_WORD}\s*`

/** In order: the first that is found earliest in a text counts. */
const PERIODS = [
  String.raw`(?<schoolStart>${YEAR})/\d{2,4}${TO}${Y}/(?<schoolEnd>\d{2,4})(?!\d)`,
  String.raw`(?<start>${YEAR})/(?<end>${Y})`,
  String.raw`(?:${SINCE}:?\s+)?(?<start>${DATE})(?:${TO}){1,2}(?<end>${DATE}|(?<present>${PRESENT}))`,
  String.raw`(?<startYear>${YEAR})\s*(?:[–—/]\s*(?<endYear>\d{2})|-\s*(?<laterYear>1[3-9]|[2-9]\d))(?!\d)`,
  String.raw`(?<startMonth>${MONTH})${TO}(?<end>${MONTH}${OF}${YEAR})`,
  String.raw`(?<dashless>(?:${MONTH}${OF}|\d{1,2}/)${YEAR})\s+(?<end>(?:${MONTH}${OF}|\d{1,2}/)${YEAR})`,
  // The name of a month in another language.
  String.raw`(?<otherStart>${DATE})\s*[-–—]\s*\p{L}{3,12}\.?\s+(?:de\s+)?(?<end>${YEAR})`,
  String.raw`${SINCE}:?\s+(?<since>${DATE})`,
  String.raw`(?<since>${DATE})\s*[-–—]\s*(?=$|[)\]|,·])`,
  String.raw`^\s*${TO_WORD}:?\s+(?<date>${DATE})`,
  String.raw`(?<date>${DATE})`,
].map((pattern) => new RegExp(pattern, 'iu'))

/** "1998/99 - 2001/02": "2022/10 - 2024/07" are months. */
function areSchoolYears(text: string): boolean {
  const years = Array.from(text.matchAll(/(\d{4})\/(\d{2,4})/g), ([, first, second]) => [Number(first), Number(second)])
  return years.every(([first = 0, second = 0]) => (first + 1) % 100 === second % 100)
}

/** The first period in a text, or the only date. */
export function findPeriod(text: string): Period | undefined {
  const found = PERIODS.map((pattern) => pattern.exec(text))
    .filter((match) => match !== null)
    .filter(({ groups, 0: written }) => groups?.['schoolStart'] === undefined || areSchoolYears(written))
  const [first] = found.toSorted((a, b) => a.index - b.index) // stable
  if (first?.groups === undefined) return undefined
  const {
    start,
    dashless,
    otherStart,
    startYear,
    startMonth,
    since,
    end,
    endYear,
    laterYear,
    date,
    present,
    schoolStart,
    schoolEnd,
  } = first.groups
  const place = { text: first[0], index: first.index }
  const from = readDate(start ?? dashless ?? otherStart ?? since ?? startYear)
  const to = readDate(present ? undefined : (end ?? date))
  if (schoolStart !== undefined && schoolEnd !== undefined) {
    const century = /(\d{2})\d{2}\/\d{2,4}$/.exec(first[0])?.[1] ?? ''
    const isNext = schoolEnd === '00'
    const last = schoolEnd.length === 4 ? schoolEnd : `${isNext ? Number(century) + 1 : century}${schoolEnd}`
    return { ...place, start: schoolStart, end: last, isCurrent: false, isExact: true }
  }
  if (startYear !== undefined) {
    const lastYear = `${startYear.slice(0, 2)}${endYear ?? laterYear}`
    return { ...place, start: startYear, end: lastYear, isCurrent: false, isExact: false }
  }
  if (startMonth !== undefined && to !== undefined) {
    return {
      ...place,
      start: `${to.iso.slice(0, 4)}-${monthOf(startMonth) ?? '01'}`,
      end: to.iso,
      isCurrent: false,
      isExact: false,
    }
  }
  return {
    ...place,
    ...(from && { start: from.iso }),
    ...(to && { end: to.iso }),
    isCurrent: present !== undefined || since !== undefined,
    isExact: !(dashless ?? otherStart) && [from, to].every((each) => each?.isExact !== false),
  }
}

/** A date as ISO 8601. */
function readDate(text: string | undefined): { iso: string; isExact: boolean } | undefined {
  if (text === undefined) return undefined
  const name = new RegExp(MONTH, 'iu').exec(text)?.[0]
  const year = /(?:19|20)\d{2}/.exec(text)?.[0] ?? yearOf(/['’](\d{2})/.exec(text)?.[1])
  if (year === undefined) return undefined
  if (name !== undefined) return { iso: `${year}-${monthOf(name) ?? '01'}`, isExact: text.includes(year) }
  const numbers = text.replace(year, ' ').match(/\d+/g) ?? []
  const isSeason = /\p{L}/u.test(text.replaceAll(/[年月日]/g, ''))
  if (numbers.length === 0 || isSeason) return { iso: year, isExact: !isSeason }
  // The year is first, as in ISO 8601, or last behind the day.
  const [first = '', second = first] = numbers
  const isYearFirst = text.trimStart().startsWith(year)
  const month = numbers.length === 1 || isYearFirst ? first : second
  const isAmbiguous = numbers.length > 1 && text.includes('/') && !isYearFirst && Number(first) < 13
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  return { iso: isMonth ? `${year}-${month.padStart(2, '0')}` : year, isExact: isMonth && !isAmbiguous }
}

function yearOf(digits: string | undefined): string | undefined {
  return digits && `${Number(digits) > 50 ? '19' : '20'}${digits}`
}

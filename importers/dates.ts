import { PRESENT_WORDS } from './languages.ts'

/** Their names and abbreviations do not contradict each other. */
const LANGUAGES = 'en de de-AT ar da es fa fr hi it nb nl pl pt ro ru sv tr uk'.split(' ')
const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  // With a day, some languages decline the name.
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
]

let names: readonly (readonly [string, number])[] | undefined

const PRESENT = new Set(
  [
    ...PRESENT_WORDS,
    'present currently current now today ongoing',
    'gegenwärtig aktuell jetzt laufend andauernd',
    'actual actualmente presente hoy atualmente hoje',
    'présent présente actuellement maintenant aujourd’hui',
    'attualmente oggi corrente',
    'nu huidig nuvarande pågående nåværende',
    'teraz aktualnie halen',
    '现在 目前 現在 现今 現職 在職中 현재',
    'अभी حاليا حالياً الحاضر اکنون تاکنون',
  ].flatMap((words) => words.split(' ')),
)
const BEFORE_PRESENT =
  /^(?:to|till|until|up to|bis(?: zum)?|hasta(?: la)?|la|até(?: o)?|o|à(?: ce)?|jusqu’à|fino a|ad|tot|do)\s+/
const PRESENT_PHRASES =
  /^(?:[-–—]|(?:to )?date|jour|momento?|in corso|devam ediyor|настоящее время|по настоящее время|н\. ?в\.)$/

/** How dates are written, by the names of their parts. The order of 3/4/2019 is unknown. */
const NAME = String.raw`(?<name>[\p{L}\p{M}]{3,})[.॰]?`
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
  const words = text.toLowerCase().replaceAll("'", '’').trim()
  const without = words.replace(BEFORE_PRESENT, '')
  return [words, without].some((each) => PRESENT.has(each) || PRESENT_PHRASES.test(each))
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
  const { year, name, month = monthOf(name), day } = parts ?? {}
  if (year !== found) return { date: found, isComplete: false }
  const given = [year, month, day].filter((part) => part !== undefined).map((part) => part.padStart(2, '0'))
  // The longest beginning that is a date: there is no 30 February.
  const lengths = [3, 2, 1].filter((length) => length <= given.length)
  const date = lengths.map((length) => given.slice(0, length).join('-')).find(isCalendarDate) ?? found
  return { date, isComplete: date.split('-').length === given.length && (name === undefined || month !== undefined) }
}

/** Characters. A longer text is no period, and would take seconds. */
const MAX_PERIOD = 100

const BETWEEN = /\s*[–—−~〜]\s*|\s*-\s*|\s+(?:to|until|till|through|bis|à|au|al?|até|ad|tot|do)\s+/gi
const SINCE = /^(?:since|from|seit|ab|depuis|dès|desde|dal?|od|sinds|vanaf)\s+/i

/**
 * The two dates of a period that is one text: "Mar 2021 - Present", "2015–2018", "since 2020", "Jan to Mar 2021".
 * @returns the text as its end if it is none of these
 */
export function splitPeriod(written: string): { startDate?: string; endDate?: string } {
  const text = written.trim()
  if (text === '') return {}
  if (text.length > MAX_PERIOD) return { endDate: text }
  if (isWhole(text)) return { startDate: text, endDate: text }
  const start = text.replace(SINCE, '').replace(/\s*[-–—]$/, '')
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

/** "3" for "mar", "sept" and "märz", if no other month begins like that in any language */
function monthOf(name = ''): string | undefined {
  if (name === '') return undefined
  names ??= monthNames()
  const found = new Set(names.filter(([month]) => month.startsWith(plain(name))).map(([, number]) => number))
  return found.size === 1 ? String([...found][0]) : undefined
}

function monthNames() {
  const usual = LANGUAGES.flatMap((language) =>
    FORMS.flatMap((form) => {
      const format = new Intl.DateTimeFormat(language, { ...form, calendar: 'gregory', timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, index) => {
        const parts = format.formatToParts(Date.UTC(2020, index))
        return [plain(parts.find(({ type }) => type === 'month')?.value ?? ''), index + 1] as const
      })
    }),
  )
  return [...usual, ['mrz', 3] as const, ['maerz', 3] as const]
}

/** In lower case, without a point at the end and without accents: "fevrier" for "Février". */
function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]|[.॰]$/g, '')
    .normalize('NFC')
}

/** Date.parse takes 30 February for 1 March. */
function isCalendarDate(date: string): boolean {
  return !Number.isNaN(Date.parse(date)) && new Date(date).toJSON().startsWith(date)
}

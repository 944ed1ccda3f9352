/** Languages whose names of months are read. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl']
const MONTHS = new Map(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, index) => [keyOf(format.format(Date.UTC(2000, index))), index + 1] as const)
    }),
  ).concat([['sept', 9]]),
)
const PRESENT =
  /^(?:present|present day|current|currently|now|today|ongoing|(?:to|till|until) (?:date|now|present|today)|heute|bis heute|aktuell|aujourd['’]?hui|actuellement|en cours|hoy|actualidad|actualmente|hoje|atual|atualmente|[-–—])$/

/** How dates are written, by the names of their parts. The order of 3/4/2019 is unknown. */
const PATTERNS = [
  /^(?<year>\d{4})(?:[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2})(?:[t ][\d:.,+-]*z?)?)?)?$/,
  /^(?:(?<day>\d{1,2})\. ?)?(?<month>\d{1,2})\. ?(?<year>\d{4})$/,
  /^(?<month>\d{1,2})[/-](?<year>\d{4})$/,
  /^(?:(?<day>\d{1,2})(?:\.|er|º)? (?:de )?)?(?<name>\p{L}+)\.?,? (?:de )?(?<year>\d{4})$/u,
  /^(?<name>\p{L}+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/u,
]

export function isPresent(text: string): boolean {
  return PRESENT.test(text.toLowerCase())
}

/**
 * Dates such as 2019, 03/2019, 31.3.2019, "March 2019" and "Mar 31, 2019" as ISO 8601.
 * @returns null if there is no year in it, and `isComplete: false` if a part is not understood
 */
export function parseDate(written: string): { date: string; isComplete: boolean } | null {
  const text = written.toLowerCase().replaceAll(/\s+/g, ' ')
  const [year] = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text) ?? []
  if (year === undefined) return null
  const parts = PATTERNS.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined)
  if (parts?.['year'] !== year) return { date: year, isComplete: false }
  const { name, month = name && MONTHS.get(keyOf(name)), day } = parts
  const hasMonth = name !== undefined || month !== undefined
  if (!hasMonth) return { date: year, isComplete: true }
  if (!(Number(month) >= 1 && Number(month) <= 12)) return { date: year, isComplete: false }
  const date = `${year}-${String(month).padStart(2, '0')}`
  if (day === undefined) return { date, isComplete: true }
  const isDay = Number(day) >= 1 && Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return { date: isDay ? `${date}-${day.padStart(2, '0')}` : date, isComplete: isDay }
}

/** "Déc." as "dec" */
function keyOf(month: string): string {
  return month
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{Ll}]/gu, '')
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const PRESENT = /^(?:present|current(?:ly)?|now|today|ongoing|(?:to|till|until) (?:date|now|present|today)|[-–—])$/i

/** How dates are written, by the names of their parts. The order of 3/4/2019 is unknown. */
const PATTERNS = [
  /^(?<year>\d{4})(?:[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2})(?:[t ][\d:.,+-]*z?)?)?)?$/,
  /^(?:(?<day>\d{1,2})\. ?)?(?<month>\d{1,2})[./-] ?(?<year>\d{4})$/,
  /^(?:(?<day>\d{1,2})(?:st|nd|rd|th|\.)? )?(?<name>[a-z]{3,})\.?,? (?<year>\d{4})$/,
  /^(?<name>[a-z]{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/,
]

export function isPresent(text: string): boolean {
  return PRESENT.test(text)
}

/**
 * Dates such as 2019, 03/2019, 31.3.2019, "March 2019" and "Mar 31, 2019" as ISO 8601.
 * @returns null if there is no year in it, and `isComplete: false` if a part is not understood
 */
export function parseDate(written: string): { date: string; isComplete: boolean } | null {
  const text = written.toLowerCase().replaceAll(/\s+/g, ' ')
  const [found] = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text) ?? []
  if (found === undefined) return null
  const parts = PATTERNS.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined)
  const { year, name, month = monthOf(name), day } = parts ?? {}
  if (year !== found) return { date: found, isComplete: false }
  const given = [year, month, day].filter((part) => part !== undefined).map((part) => part.padStart(2, '0'))
  // The longest beginning that is a date: there is no 30 February.
  const lengths = [3, 2, 1].filter((length) => length <= given.length)
  const date = lengths.map((length) => given.slice(0, length).join('-')).find(isDate) ?? found
  return { date, isComplete: date.split('-').length === given.length && (name === undefined || month !== undefined) }
}

/** "3" for "mar", "sept" and "march" */
function monthOf(name = ''): string | undefined {
  const index = name === '' ? -1 : MONTHS.findIndex((month) => month.startsWith(name))
  return index < 0 ? undefined : String(index + 1)
}

/** Date.parse takes 30 February for 1 March. */
function isDate(date: string): boolean {
  return !Number.isNaN(Date.parse(date)) && new Date(date).toJSON().startsWith(date)
}

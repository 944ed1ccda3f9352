import { BASE_LANGUAGES } from '../../content/content.ts'
import { escapePattern } from '../../lib/escape-pattern.ts'
import { PRESENT_WORDS } from '../../model/fields/present.ts'
import words from './date-words.json' with { type: 'json' }

/** Those of the interface and others. Their names and abbreviations of months do not contradict each other. */
const LANGUAGES = new Set([...BASE_LANGUAGES, ...'cs de-AT da nb ro ru sv uk'.split(' ')])
const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  // With a day, some languages decline the name.
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
  // And with a year.
  { month: 'long', year: 'numeric' },
]

/** The numbers of months by their names. The last two are what people write, and Intl does not. */
const MONTHS = new Map([...[...LANGUAGES].flatMap(monthNamesIn), ['mrz', '03'], ['maerz', '03']])

// Patterns for the flags `iu`.
/** With and without accents, which people leave out. */
export const MONTH = oneOf([...MONTHS.keys()].flatMap((name) => [name, withoutAccents(name)]))
export const SEASON = oneOf(words.seasons.split(', '))
/** Before a start without an end. */
export const SINCE = oneOf(words.since.split(', '))
/** Before a start with an end. */
export const FROM = `(?:${SINCE}|${oneOf(words.from.split(', '))})`
/** Between a start and an end. A dash can be a character that the font of a PDF does not name. */
export const TO = String.raw`(?:[-–—−‒~～〜→至到\uFFFD]{1,3}|から|부터|${oneOf(words.to.split(', '))})`
/** Between a month and its year: "marzo de 2019". */
export const OF = oneOf(words.of.split(', '))
/** The end of what is going on. */
export const PRESENT = oneOf(PRESENT_WORDS)

/** "03" for "mar", "sept." and "März", if no other month begins like that in any language. */
export function monthOf(name: string): string | undefined {
  const whole = withoutPoint(name.toLowerCase())
  const start = withoutAccents(whole)
  const found = new Set(
    [...MONTHS].filter(([month]) => withoutAccents(month).startsWith(start)).map(([, month]) => month),
  )
  return MONTHS.get(whole) ?? (found.size === 1 ? [...found][0] : undefined)
}

function monthNamesIn(language: string): [name: string, month: string][] {
  return FORMS.flatMap((form) => {
    const format = new Intl.DateTimeFormat(language, { ...form, calendar: 'gregory', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, index) => {
      const parts = format.formatToParts(Date.UTC(2020, index))
      const name = parts.find(({ type }) => type === 'month')?.value ?? ''
      return [withoutPoint(name.toLowerCase()), String(index + 1).padStart(2, '0')] as [string, string]
    }).filter(([name]) => !/\d/.test(name)) // Chinese and Japanese months are numbers.
  })
}

function withoutPoint(name: string): string {
  return name.replace(/[.॰]$/, '')
}

/** "fevrier" for "février" */
function withoutAccents(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
}

/** Any of the names, but not within a word. Words may have a hyphen between them: "to-date". */
function oneOf(names: readonly string[]): string {
  const longestFirst = [...new Set(names)].toSorted((a, b) => b.length - a.length)
  const patterns = longestFirst.map((text) =>
    escapePattern(text)
      .replaceAll('’', `['’]`)
      .replaceAll(' ', String.raw`[\s-]`),
  )
  return String.raw`(?<![\p{L}\p{M}])(?:${patterns.join('|')})(?![\p{L}\p{M}])`
}

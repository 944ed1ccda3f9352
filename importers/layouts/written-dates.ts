import type { DateStyle, Layout } from './layout.ts'
import type { Person } from './person.ts'
import { WORDS } from './printed-words.ts'

/** What is printed of a period, and what a reader can know from it. */
export type WrittenPeriod = { parts: readonly string[]; text: string; value: string }

/** A period in the layout's style. `value` is "2019-03 - 2021", and without an end "2019-03 -". */
export function writePeriod(
  { start, end }: { start?: string; end?: string },
  { language }: Pick<Person, 'language'>,
  layout: Layout,
): WrittenPeriod {
  const { date, dash, openEnd, presentWord } = layout
  const { present, since } = WORDS[language]
  const from = start === undefined ? undefined : writeDate(start, date, language)
  if (end === undefined && openEnd === 'since') {
    const text = `${since} ${from}`
    return { parts: [text], text, value: `${readable(start, date)} -` }
  }
  const to = end === undefined ? (present[presentWord % present.length] ?? '') : writeDate(end, date, language)
  const parts = from === undefined || from === to ? [to] : [from, to]
  const known =
    end === undefined ? [readable(start, date), ''] : [start, end].flatMap((each) => readable(each, date) ?? [])
  return { parts, text: parts.join(dash), value: [...new Set(known)].join(' - ').trim() }
}

function writeDate(day: string, style: DateStyle, language: string): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...options, timeZone: 'UTC' }).format(
      new Date(day),
    )
  switch (style) {
    case 'short':
      return format({ month: 'short', year: 'numeric' })
    case 'long':
      return format({ month: 'long', year: 'numeric' })
    case 'slashes':
      return `${month}/${year}`
    case 'dots':
      return `${month}.${year}`
    case 'year':
      return year
    case 'days':
      return format({ day: 'numeric', month: 'long', year: 'numeric' })
    case 'dotted-days':
      return `${dayOfMonth}.${month}.${year}`
    case 'iso':
      return `${year}-${month}`
  }
}

/** The part of a date that is printed. Days are not needed in a CV. */
function readable(day: string | undefined, style: DateStyle): string | undefined {
  return style === 'year' ? day?.slice(0, 4) : day?.slice(0, 7)
}

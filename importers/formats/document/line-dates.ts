import { groupsOf, joinCells, type Line, textOf } from '../../source/line.ts'
import { findPeriod, type Period } from '../../values/dates.ts'

/** Characters of a line of a head. */
export const MAX_HEAD = 110

/** "Inc.", "S.L.", "z o.o." end no sentence. */
const ABBREVIATION = /(?<!\p{L})(?:\p{L}{1,4}|\p{L}(?:\.\s?\p{L})+)\./gu

/** Whether a text is a date alone. */
export function isDate(text: string): boolean {
  const period = findPeriod(text)
  return period !== undefined && withoutDuration(text.replace(period.text, '')).replaceAll(/[^\p{L}\p{N}]/gu, '') === ''
}

/** A date that is at the beginning or at the end of a short line, or in a place of its own. */
export function periodIn(line: Line): Period | undefined {
  const whole = textOf(line)
  if (isDate(whole)) return findPeriod(whole)
  const alone = line.cells.length > 1 ? line.cells.findLast(({ text }) => isDate(text)) : undefined
  const own = alone && findPeriod(alone.text)
  // An end in a cell of its own is a part of the period that the line has.
  if (own && (own.start !== undefined || findPeriod(whole)?.start === undefined)) return own
  for (const cells of groupsOf(line).toReversed()) {
    const text = joinCells(cells)
    const period = findPeriod(text)
    if (period === undefined) continue
    const before = text.slice(0, period.index).trim()
    const behind = withoutDuration(text.slice(period.index + period.text.length)).trim()
    const isAtEnd = /^[\s)\].,;:|·•]*$/.test(behind)
    const isAtStart = /^[\s([]*$/.test(before)
    const isRange = period.start !== undefined
    // A sentence goes on from the line above.
    const isSentence = /[.!?]\s+\p{L}/u.test(before.replaceAll(ABBREVIATION, ''))
    const goesOn = /^\p{Ll}/u.test(before) && before.split(' ').length > 2
    const isOpen = isSentence || goesOn || before.length > MAX_HEAD
    if (isAtStart && (isRange || isAtEnd || /^[\s)\]]*[|,·•:–—-]/.test(behind) || behind.length < 60)) return period
    if (isAtEnd && !isOpen && (isRange || /[|,·•(–—-]\s*$/.test(before) || before.split(' ').length < 8)) return period
    if (isRange && !isOpen && text.length < MAX_HEAD) return period
  }
  return undefined
}

/** Characters of a date, of which a narrow column has a part on each line. */
const MAX_DATE = 26

/** Whether a text is a date or a part of one, as "1 de marzo de" above "2021 – hoy". */
export function isDatePart(text: string): boolean {
  if (isDate(text)) return true
  const year = `${text.replace(/\s*(?:de|of|del)$/iu, '')} 2020`
  return (
    text.length < MAX_DATE &&
    [text, year].some((each) => isDate(each.replace(/^\s*(?:de|of|del)\s/iu, '')) || /^\d{4}\s*[-–—]/.test(each))
  )
}

/** "(3 years 5 months)" follows from the dates. */
export function withoutDuration(text: string): string {
  return text.replace(/^\s*\(\D*\d+[^()]*\)/, '')
}

import { datesOf, isInFuture, isTooLate } from '../../model/fields/date.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'
import { mistakesIn } from '../texts.ts'

/** Periods without dates that programs can read, or with dates that cannot be meant. */
export function periods(content: ContentFile): Diagnostic[] {
  const now = new Date()
  return mistakesIn(
    content,
    ({ text, meta }) => (meta.format === 'period' ? problemOf(text, now) : undefined),
    'warning',
  )
}

function problemOf(period: string, now: Date): string | undefined {
  const { start, end } = datesOf(period)
  if (start === undefined) {
    return /\d/.test(period)
      ? `Programs find no dates in "${period}", so that resume.json has none. Write it as "2020-11 - 2021-08" or "2020 - Present".`
      : undefined
  }
  if (end !== undefined && isTooLate(end, now))
    return `The period ends in ${end.slice(0, 4)}, so that the career and the years of skills draw it until today. Correct the year.`
  if (isInFuture(start, now))
    return `The period begins in the future, so that the career and the years of skills leave it out. Correct "${start}", or leave it for now.`
  return undefined
}

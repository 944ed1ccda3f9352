import { cite, withDoubts } from '../doubt.ts'
import { readPeriod } from './dates.ts'

/**
 * The dates of an entry whose period is one text. An end without a start, and what is not understood, are in doubt. A text without a
 * date is the end, which the site shows as it is.
 * @param place what the format calls the text
 */
export function periodFields(
  text: string,
  place: string,
): { startDate?: string | undefined; endDate?: string | undefined } {
  const { start, end, isPresent, isExact, left } = readPeriod(text)
  if (start === undefined && end === undefined && !isPresent) return left === '' ? {} : { endDate: text }
  const isSure = isExact && left === '' && (start !== undefined || isPresent)
  const doubt = isSure ? undefined : cite(place, text)
  const endDate = isPresent ? undefined : end
  return withDoubts({ startDate: start, endDate }, { startDate: doubt, endDate: endDate && doubt })
}

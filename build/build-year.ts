import { sourceDate } from './source-date.ts'

/** The year of the build; of SOURCE_DATE_EPOCH where that is set. */
export function buildYear(epoch?: string): number {
  return (sourceDate(epoch) ?? new Date()).getUTCFullYear()
}

import { Refusal } from './refusal.ts'

/**
 * What SOURCE_DATE_EPOCH says (seconds since 1970, reproducible-builds.org).
 * @returns undefined where it is not set, or empty
 * @throws Refusal when it is no such number
 */
export function sourceDate(epoch = process.env.SOURCE_DATE_EPOCH): Date | undefined {
  if (epoch === undefined || epoch === '') return undefined
  const date = new Date(/^\d+$/.test(epoch) ? Number(epoch) * 1000 : NaN)
  if (Number.isNaN(date.getTime())) {
    throw new Refusal(`SOURCE_DATE_EPOCH is "${epoch}"; set it to seconds since 1970, like 1795219200, or not at all`)
  }
  return date
}

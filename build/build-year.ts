/** The year of the build; of SOURCE_DATE_EPOCH (seconds since 1970, reproducible-builds.org) where that is set. */
export function buildYear(epoch = process.env.SOURCE_DATE_EPOCH): number {
  return (epoch === undefined || epoch === '' ? new Date() : new Date(Number(epoch) * 1000)).getUTCFullYear()
}

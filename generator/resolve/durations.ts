import { MONTHS_A_YEAR } from './months.ts'

/** "8 months", and from two years on in whole and half years: "3½ years". Never longer than it was. */
export function durationOf(months: number, language: string): string {
  const isInYears = months >= 2 * MONTHS_A_YEAR
  const count = isInYears ? Math.floor(months / 6) / 2 : Math.max(1, Math.round(months))
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isInYears ? 'year' : 'month',
    unitDisplay: 'long',
    numberingSystem: 'latn',
  })
  const parts = format.formatToParts(count)
  const texts = parts.map(({ type, value }) => (type === 'decimal' ? '' : type === 'fraction' ? '½' : value))
  return texts.join('')
}

/** The months of a cell: the longer the career, the more. */
const UNITS = [1, 2, 3, 4, 6, 12, 24]

/** As many cells have room in a row. On phones, the page shows every other one. */
const MOST = 72

/** How many cells a career is drawn with. */
export function cellsIn(months: number): number {
  const unit = UNITS.find((each) => months / each <= MOST) ?? 36
  return Math.max(1, Math.round(months / unit))
}

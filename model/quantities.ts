/** Two figures in the same unit. */
type Comparison = {
  /** The second as a multiple of the first. */
  ratio: number
  /** The first, without its unit: "52" of "52 minutes", beside "9 minutes". */
  shortBefore: string
}

/** What is before the number, the number, and its unit. */
const QUANTITY = /^(\D*?)(\d[\d.,\s'’]*)(\D*)$/u

/** Before an amount, only signs and currencies: "Node 12" is no amount. */
const SIGNS = /^[\p{Sc}~≈<>≤≥+−-]*$/u
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Compares texts such as "52 minutes" and "9 minutes". Nothing, unless both are amounts in the same unit. */
export function compareQuantities(before: string, after: string, language: string): Comparison | undefined {
  const [first, second] = [partsOf(before, language), partsOf(after, language)]
  if (!first || !second || first.prefix !== second.prefix || !isSameUnit(first, second, language)) return undefined
  if (first.value === 0) return undefined
  return { ratio: second.value / first.value, shortBefore: first.prefix + first.number }
}

type Quantity = { prefix: string; number: string; unit: string; value: number }

function partsOf(text: string, language: string): Quantity | undefined {
  const [, prefix = '', written = '', unit = ''] = QUANTITY.exec(text.trim()) ?? []
  const number = written.trim()
  const value = numberOf(number, language)
  const isAmount = SIGNS.test(prefix.trim()) || CURRENCIES.has(prefix.trim())
  return value === undefined || !isAmount ? undefined : { prefix, number, unit: unit.trim(), value }
}

/** A number as the language writes it: "1,200.5" in English, "1.200,5" in German. */
function numberOf(text: string, language: string): number | undefined {
  const decimal =
    new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const [whole = '', fraction, ...others] = text.split(decimal)
  if (others.length > 0 || !/^(?:\d+|\d{1,3}(?:[.,\s'’]\d{3})+)$/.test(whole) || !/^\d*$/.test(fraction ?? '')) {
    return undefined
  }
  return Number(`${whole.replaceAll(/\D/g, '')}.${fraction ?? 0}`)
}

/** The same text, or another plural form of a word: "1 call" and "11 calls", "5 godzin" and "2 godziny". */
function isSameUnit(first: Quantity, second: Quantity, language: string): boolean {
  if (first.unit === second.unit) return true
  const rules = new Intl.PluralRules(language)
  const areWords = [first, second].every(({ unit }) => /^\p{L}{3,}$/u.test(unit))
  return (
    areWords &&
    rules.select(first.value) !== rules.select(second.value) &&
    differInEnding(first.unit, second.unit, language)
  )
}

/** How words of English differ from their plurals. */
const ENGLISH_ENDINGS = new Set(['/s', '/es', 'y/ies'])

/** Whether two words differ in their endings alone: "day" and "days", but not "tools" and "toolchain". */
function differInEnding(one: string, other: string, language: string): boolean {
  let common = 0
  while (common < one.length && one[common] === other[common]) common++
  const endings = [one.slice(common), other.slice(common)].toSorted((a, b) => a.length - b.length)
  if (/^en(?:-|$)/.test(language)) return ENGLISH_ENDINGS.has(endings.join('/'))
  return common >= 2 && endings.every(({ length }) => length <= 2)
}

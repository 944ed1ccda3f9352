/*
 * Compares figures such as "52 minutes" and "9 minutes", or "$1,200" and "$900".
 *
 * A figure is a prefix, a number and a unit; prefix and unit may be missing.
 * - The number is all from the first digit to the last: digits, the decimal sign of the language, and signs between thousands.
 * - The prefix is what is before it: signs such as ~ or <, and a currency, as its sign or its code. "Node 12" is no figure.
 * - The unit is what is after it.
 *
 * Two figures are compared if their prefixes are the same, and their units the same or two plural forms of a word. Whatever can be
 * read in two ways is not compared: a wrong bar is worse than none.
 */

/** Two figures in the same unit. */
type Comparison = {
  /** The second as a multiple of the first. */
  ratio: number
  /** The first, without its unit: "52" of "52 minutes", beside "9 minutes". */
  shortBefore: string
}

type Figure = { prefix: string; number: string; value: number; unit: string }

export function compareQuantities(before: string, after: string, language: string): Comparison | undefined {
  const [first, second] = [figureIn(before, language), figureIn(after, language)]
  if (!first || !second || first.value === 0) return undefined
  if (first.prefix.trim() !== second.prefix.trim() || !isSameUnit(first, second, language)) return undefined
  return { ratio: second.value / first.value, shortBefore: first.prefix + first.number }
}

function figureIn(text: string, language: string): Figure | undefined {
  const [start, end] = [text.search(FIRST_DIGIT), text.search(LAST_DIGIT) + 1]
  const prefix = text.slice(0, Math.max(0, start)).trimStart()
  const number = text.slice(start, end)
  const unit = text.slice(end).trim()
  const value = parseNumber(number, language)
  const isOrdinal = unit.startsWith('.') // "3. Platz"
  return value === undefined || isOrdinal || !isPrefix(prefix.trim()) ? undefined : { prefix, number, value, unit }
}

const FIRST_DIGIT = /\d/
const LAST_DIGIT = /\d\D*$/
const DIGITS = /^\d+$/

const SIGNS = /^[\p{Sc}~≈<>≤≥+−-]*$/u
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

const isPrefix = (text: string) => SIGNS.test(text) || CURRENCIES.has(text)

/**
 * A number as the language writes it: "1,200.5" in English, "1.200,5" in German. Any other sign than that of decimals may be
 * between thousands, as in "1 200" and "1'200". Three decimals alone can be thousands, too, of somebody who writes as in another
 * language: "1.200" in English, "1,200" in German.
 */
function parseNumber(text: string, language: string): number | undefined {
  const [whole = '', decimals, ...others] = text.split(decimalSignOf(language))
  const thousands = splitThousands(whole)
  if (!thousands || others.length > 0 || !DIGITS.test(decimals ?? '0')) return undefined
  const isAmbiguous = decimals?.length === 3 && thousands.length === 1 && whole.length <= 3 && !whole.startsWith('0')
  return isAmbiguous ? undefined : Number(`${thousands.join('')}.${decimals ?? 0}`)
}

function decimalSignOf(language: string): string {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

/** "1", "200" and "000" of "1,200,000": groups of three digits, with the same sign between all. */
function splitThousands(whole: string): string[] | undefined {
  const [sign] = /\D/.exec(whole) ?? []
  const groups = sign === undefined ? [whole] : whole.split(sign)
  const [first = '', ...others] = groups
  const isGrouped =
    (sign === undefined || isThousandsSign(sign)) &&
    groups.every((group) => DIGITS.test(group)) &&
    (others.length === 0 || (first.length <= 3 && others.every(({ length }) => length === 3)))
  return isGrouped ? groups : undefined
}

const isThousandsSign = (sign: string) => ".,'’".includes(sign) || sign.trim() === ''

/** The same text, or a word in the plural forms of the two numbers: "1 call" and "11 calls", "5 godzin" and "2 godziny". */
function isSameUnit(first: Figure, second: Figure, language: string): boolean {
  if (first.unit === second.unit) return true
  const rules = new Intl.PluralRules(language)
  const areWords = [first, second].every(({ unit }) => /^\p{L}{3,}$/u.test(unit))
  const areForms = rules.select(first.value) !== rules.select(second.value)
  return areWords && areForms && differInEnding(first.unit, second.unit, language)
}

/** The endings of a word of English and its plural. */
const ENGLISH_ENDINGS = new Set(['/s', '/es', 'y/ies'])

/**
 * Whether two words differ in their endings alone: "day" and "days", but not "tools" and "toolchain". Languages have too many
 * endings to list: in all but English, they are two letters at most.
 */
function differInEnding(one: string, other: string, language: string): boolean {
  let common = 0
  while (common < one.length && one[common] === other[common]) common++
  const endings = [one.slice(common), other.slice(common)].toSorted((a, b) => a.length - b.length)
  if (new Intl.Locale(language).language === 'en') return ENGLISH_ENDINGS.has(endings.join('/'))
  return common >= 2 && endings.every(({ length }) => length <= 2)
}

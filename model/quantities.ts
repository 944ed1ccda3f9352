/** Two figures in the same unit. */
type Comparison = {
  /** The second as a multiple of the first. */
  ratio: number
  /** The first, without its unit: "52" of "52 minutes", beside "9 minutes". */
  shortBefore: string
}

/** What is before the number, the number, and its unit. */
const QUANTITY = /^(\D*?)(\d[\d.,\s'’]*)(\D*)$/u

/** Compares texts such as "52 minutes" and "9 minutes". Nothing, unless both have one number and the same unit. */
export function compareQuantities(before: string, after: string, language: string): Comparison | undefined {
  const [first, second] = [partsOf(before, language), partsOf(after, language)]
  if (!first || !second || first.prefix !== second.prefix || !isSameUnit(first.unit, second.unit)) return undefined
  if (first.value === 0) return undefined
  return { ratio: second.value / first.value, shortBefore: first.prefix + first.number }
}

function partsOf(text: string, language: string) {
  const [, prefix = '', written = '', unit = ''] = QUANTITY.exec(text.trim()) ?? []
  const number = written.trim()
  const value = numberOf(number, language)
  return value === undefined ? undefined : { prefix, number, unit: unit.trim(), value }
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

/** The same, but for singular and plural: "1 call" and "11 calls", "1 Tag" and "3 Tage". */
function isSameUnit(first: string, second: string): boolean {
  const [words, others] = [first.split(/\s+/), second.split(/\s+/)]
  return words.length === others.length && words.every((word, index) => isSameWord(word, others[index] ?? ''))
}

const STEM = 3
const ENDING = 2

function isSameWord(first: string, second: string): boolean {
  let common = 0
  while (common < first.length && first[common] === second[common]) common++
  return first === second || (common >= STEM && Math.max(first.length, second.length) - common <= ENDING)
}

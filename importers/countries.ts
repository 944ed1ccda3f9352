import { countryOf } from '../model/fields/place.ts'
import { keyOf } from './plain-text.ts'

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** The codes of countries by their names in English, and by what people write instead. */
const CODES = new Map([
  ...LETTERS.flatMap((first) => LETTERS.map((second) => countryOf(first + second, 'en'))).flatMap((country) =>
    country ? [[keyOf(country.name), country.code] as const] : [],
  ),
  ['usa', 'US'],
])

/** "DE" of "de" and "Germany". */
export function countryCodeOf(given: string): string | undefined {
  return countryOf(given.trim().toUpperCase(), 'en')?.code ?? CODES.get(keyOf(given))
}

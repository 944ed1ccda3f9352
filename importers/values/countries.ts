import { countryOf } from '../../model/fields/place.ts'
import { keyOf } from './plain-text.ts'

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

/** "DE" of "de", "Germany", and the name in another language. */
export function countryCodeOf(given: string, language: string): string | undefined {
  const key = keyOf(given)
  const isNamed = (code: string, inLanguage: string) => {
    const country = countryOf(code, inLanguage)
    return country !== undefined && keyOf(country.name) === key
  }
  const code = key === 'usa' ? 'US' : given.trim().toUpperCase()
  const known = countryOf(code, 'en')?.code ?? CODES.find((each) => isNamed(each, 'en') || isNamed(each, language))
  return known && countryOf(known, 'en')?.code
}

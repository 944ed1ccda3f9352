const NOT_A_PLACE = /\b(?:remot|worldwide|anywhere|hybrid|home.?office|weltweit|télétravail)/i

/** The one city in a location: "Lisbon" in "Remote / Lisbon". None in "Remote" or "Lisbon / Porto". */
export function cityOf(location: string): string | undefined {
  const places = location
    .split('/')
    .map((place) => place.trim())
    .filter((place) => place !== '' && !NOT_A_PLACE.test(place))
  return places.length === 1 ? places[0] : undefined
}

/**
 * Splits "Lisbon, Portugal" if the second part is a country's name in `language` or in English. Anything else ("Austin, TX")
 * stays whole, as a city.
 */
export function addressOf(location: string, language: string): { city: string; country?: string } {
  const [, city = '', country = ''] = /^([^,/]+),\s*([^,/]+)$/.exec(location) ?? []
  return isCountry(country.trim(), language) ? { city: city.trim(), country: country.trim() } : { city: location }
}

/** "Georgia" is also a state. The other names are common, but Intl does not know them. */
const AMBIGUOUS = new Set(['GE'])
const COMMON_NAMES = new Set(['UK', 'USA', 'US', 'U.S.A.', 'UAE', 'Czech Republic', 'The Netherlands'])

function isCountry(name: string, language: string): boolean {
  if (COMMON_NAMES.has(name)) return true
  return [language, 'en'].some((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
    return CODES.some((code) => names.of(code) === name && !AMBIGUOUS.has(code))
  })
}

/** Every pair of letters. Pairs that are no region code have no display name. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

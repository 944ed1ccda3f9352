const NO_PLACE = /\b(?:remot|worldwide|anywhere|hybrid|home.?office|weltweit|télétravail)/i

/** "Remote / Lisbon" and "Lisbon / Remote" are in Lisbon; "Remote" is nowhere, and "Lisbon / Porto" is not for us to decide. */
export function cityOf(location: string): string | undefined {
  const places = location
    .split('/')
    .map((place) => place.trim())
    .filter((place) => place !== '' && !NO_PLACE.test(place))
  return places.length === 1 ? places[0] : undefined
}

/**
 * "Lisbon, Portugal" by its parts, where the second is a country as people of that language, or in English, call it. What may
 * be something else (a state, two places) is the name of a place as it stands.
 */
export function addressOf(location: string, language: string): { city: string; country?: string } {
  const [, city = '', country = ''] = /^([^,/]+),\s*([^,/]+)$/.exec(location) ?? []
  return isCountry(country.trim(), language) ? { city: city.trim(), country: country.trim() } : { city: location }
}

/** A country that has its name in common with a state, and names of countries that Unicode does not have. */
const UNCERTAIN = new Set(['GE'])
const ALSO = new Set(['UK', 'USA', 'US', 'U.S.A.', 'UAE', 'Czech Republic', 'The Netherlands'])

function isCountry(name: string, language: string): boolean {
  if (ALSO.has(name)) return true
  return [language, 'en'].some((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
    return CODES.some((code) => names.of(code) === name && !UNCERTAIN.has(code))
  })
}

/** Every pair of letters; those that are no region's have no name. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

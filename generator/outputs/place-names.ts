const NOT_A_PLACE = /\b(?:remot|worldwide|anywhere|hybrid|home.?office|weltweit|télétravail)/i

/** The one city in a location: "Lisbon" in "Remote / Lisbon". None in "Remote" or "Lisbon / Porto". */
export function cityOf(location: string): string | undefined {
  const places = location
    .split('/')
    .map((place) => place.trim())
    .filter((place) => place !== '' && !NOT_A_PLACE.test(place))
  return places.length === 1 ? places[0] : undefined
}

type Address = { city: string; region?: string; country?: string }

/**
 * Splits "Lisbon, Portugal" and "Austin, Texas, United States" if the last part is a country's name in `language` or in
 * English. Anything else ("Austin, TX") stays whole, as a city.
 */
export function addressOf(location: string, language: string): Address {
  const parts = location.includes('/') ? [] : location.split(',').map((part) => part.trim())
  const [city = '', region = ''] = parts
  const country = parts.at(-1) ?? ''
  if (city === '' || region === '' || parts.length > 3 || countryCodeOf(country, language) === undefined) {
    return { city: location }
  }
  return parts.length === 3 ? { city, region, country } : { city, country }
}

/** "Georgia" is also a state. The other names are common, but Intl does not know them. */
const AMBIGUOUS = new Set(['GE'])
const COMMON_NAMES: Readonly<Record<string, string>> = {
  UK: 'GB',
  USA: 'US',
  US: 'US',
  'U.S.A.': 'US',
  UAE: 'AE',
  'Czech Republic': 'CZ',
  'The Netherlands': 'NL',
}

/** The ISO 3166-1 code of a country's name in `language` or in English. */
export function countryCodeOf(name: string, language: string): string | undefined {
  if (Object.hasOwn(COMMON_NAMES, name)) return COMMON_NAMES[name]
  const code = [language, 'en']
    .map((locale) => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }))
    .flatMap((names) => CODES.filter((candidate) => names.of(candidate) === name && !AMBIGUOUS.has(candidate)))
    .at(0)
  // Former codes have the names of their successors, such as DD for Germany.
  return code && new Intl.Locale(`und-${code}`).region
}

/** Every pair of letters. Pairs that are no region code have no display name. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

/** "Remote / Lisbon" and "Lisbon / Remote" are in Lisbon; "Remote" is nowhere. */
export function cityOf(location: string): string | undefined {
  const places = location.split('/').map((place) => place.trim())
  return places.findLast((place) => place !== '' && !/^remote\b/i.test(place))
}

/**
 * "Lisbon, Portugal" by its parts. What may be something else (a state, two places) is the name of a place as it stands.
 */
export function addressOf(location: string): { city: string; country?: string } {
  const [, city, country] = /^([^,/]+),\s*([^,/]{4,})$/.exec(location) ?? []
  return city === undefined || country === undefined
    ? { city: location }
    : { city: city.trim(), country: country.trim() }
}

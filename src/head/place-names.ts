/** "Remote / Lisbon" is in Lisbon: the last of the places. */
export function cityOf(location: string): string {
  return location.split('/').at(-1)?.trim() ?? location
}

/** "Lisbon, Portugal" by its parts; what has no comma, or several, is the name of a place as it stands. */
export function addressOf(location: string): { city: string; country?: string } {
  const [city = location, country, ...more] = location.split(',').map((part) => part.trim())
  return country === undefined || country === '' || more.length > 0 ? { city: location } : { city, country }
}

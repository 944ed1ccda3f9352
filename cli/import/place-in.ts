import { fieldOf, isRecord, textOf } from './coerce.ts'

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Like "Lisbon, Portugal": of a location in parts, or as one text. */
export function placeIn(location: unknown): string {
  if (!isRecord(location)) return textOf(location)
  const city = textOf(fieldOf(location, 'city', 'town'))
  const region = textOf(fieldOf(location, 'region', 'state'))
  const country = countryNamed(textOf(fieldOf(location, 'countryCode', 'country')))
  const parts = [city || region || textOf(fieldOf(location, 'address')), country]
  return parts.filter((part, index) => part !== '' && parts.indexOf(part) === index).join(', ')
}

/** The country of a code; a name stays as it is. */
function countryNamed(code: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code
  return countries.of(code.toUpperCase()) ?? ''
}

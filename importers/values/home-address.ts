import { keyOf } from './plain-text.ts'
import { privateKindOf } from './private-facts.ts'
import { BEFORE_PLACE, POSTAL_CODE, STREET, STREET_AT_START } from './streets.ts'
import { isPlace } from './words.ts'

/** Before an address, at the start of a text or behind another value. */
const LABEL =
  /(?<=^[^\p{L}\p{N}]*|[,;|•·]\s*)(?:home address|postal address|address|anschrift|wohnadresse|postanschrift|adresse(?: postale)?|dirección|domicilio(?: (?:real|particular|actual|legal|secundario))?|endereço|morada|indirizzo|residenza|adres(?: zamieszkania)?|woonadres|адрес(?: проживания)?|адреса|adresa|bydliště|住所|地址|주소|العنوان)(?![\p{L}\p{M}])\s*[:：]\s*/iu
const MAX_ADDRESS = 120
const ONLINE_ADDRESS = /@|:\/\/|\bwww\.|\.(?:com|org|net|io|dev)\b/i

/** The street and the postal code of a home in a text of a contact, without the name of the place: "Lindenweg 12, 04109 " */
export function homeAddressIn(text: string): string | undefined {
  if (text.length > MAX_ADDRESS) return undefined
  return labelledIn(text) ?? STREET.exec(text)?.[0] ?? STREET_AT_START.exec(text)?.[0] ?? postalCodeIn(text)
}

export function isAddressLabel(text: string): boolean {
  return LABEL.exec(`${text} `)?.[0].trim() === text.trim()
}

/** Whether an address that begins in a text goes on in the next: "Address: Calle del" */
export function isOpenAddress(text: string, next: string): boolean {
  const label = LABEL.exec(text)
  if (label === null) return STREET.test(text) && text.endsWith(',') && postalCodeIn(next) !== undefined
  const value = text.slice(label.index + label[0].length).trim()
  if (value === '') return true
  if (isPlace(value) || withoutPlace(value) !== value || privateKindOf(keyOf(next)) !== undefined) return false
  const whole = `${value} ${next}`
  return !/\d/.test(value) || value.endsWith(',') || withoutPlace(whole) !== whole
}

function labelledIn(text: string): string | undefined {
  const label = LABEL.exec(text)
  if (label === null) return undefined
  const start = label.index + label[0].length
  const value = text.slice(start).split(/\s*[|•·;]\s*/)[0] ?? ''
  const address = withoutPlace(value)
  const isAddress = !ONLINE_ADDRESS.test(address) && !isPlace(address.trim()) && /\p{Nd}/u.test(address)
  return isAddress ? text.slice(label.index, start + address.length) : undefined
}

/** "Lindenweg 12, 04109 " of "Lindenweg 12, 04109 Leipzig" */
function withoutPlace(address: string): string {
  const starts = Array.from(address.matchAll(BEFORE_PLACE), ({ 0: before, index }) => index + before.length)
  const isPlaceAt = (start: number) => isPlace(address.slice(start).replace(/[\s,;]+$/, ''))
  const start = starts.find(isPlaceAt) ?? starts.find((each) => postalCodeIn(address.slice(each).trim()) !== undefined)
  return start === undefined ? address : address.slice(0, start)
}

/** A year, which POSTAL_CODE takes for a code. */
const YEAR = /^(?:19\d|20[0-3])\d$/

/** The postal code of a place: "04109" of "04109 Leipzig" */
function postalCodeIn(text: string): string | undefined {
  for (const [code] of text.matchAll(POSTAL_CODE)) {
    const rest = text.replace(code, '').replaceAll(/^[\s,·|-]+|[\s,·|-]+$/g, '')
    if (!YEAR.test(code) && isPlace(rest.replaceAll(/\s+,/g, ','))) return code
  }
  return undefined
}

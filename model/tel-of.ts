/**
 * The `tel:` URL of a phone number (RFC 3966): the plus sign and the digits, without a "(0)" that is only dialled inside the
 * country.
 */
export function telOf(phone: string): string {
  return `tel:${phone.replace(/(\+.*)\(0\)/, '$1').replace(/[^+\d]/g, '')}`
}

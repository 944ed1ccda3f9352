/**
 * The `tel:` address of a number as people write it (RFC 3966): the plus sign and the digits, without the zero in brackets
 * that only callers within a country dial.
 */
export function telOf(phone: string): string {
  return `tel:${phone.replace(/(\+.*)\(0\)/, '$1').replace(/[^+\d]/g, '')}`
}

/** The `tel:` address of a number as people write it (RFC 3966: the plus sign and the digits). */
export function telOf(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

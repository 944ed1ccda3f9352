const PHONE = /(?:\(\+|\+|\(|\b)\d[\d ()./‐–-]{6,18}\d(?!\w)/
const YEARS = /(?:19|20)\d{2}\s*[–—-]\s*(?:19|20)\d{2}/
/** "DE89 3704 0044 0532 0130 00" */
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,}/

export function phoneIn(text: string): { text: string; isSure: boolean } | undefined {
  if (YEARS.test(text) || IBAN.test(text)) return undefined
  const found = PHONE.exec(text)?.[0]
  if (found === undefined || found.replaceAll(/\D/g, '').length < 7) return undefined
  return { text: found, isSure: /^[+(0]/.test(found) }
}

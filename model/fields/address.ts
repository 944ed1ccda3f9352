/**
 * The canonical address of a page: the one that hosts answer without a redirect, with a trailing slash.
 * @param site the address of the site, without a trailing slash
 */
export function canonicalOf(site: string, path: string): string {
  return path === '/' ? `${site}/` : `${site}${path}/`
}

/**
 * The `tel:` URL of a phone number (RFC 3966): the plus sign and the digits, without a "(0)" that is only dialled inside the
 * country.
 */
export function telOf(phone: string): string {
  return `tel:${phone.replace(/((?:\+|^00).*)\(0\)/, '$1').replace(/[^+\d]/g, '')}`
}

/** A path without the slash or `index.html` at its end. */
export const withoutIndex = (path: string) => path.replace(/\/(?:index\.html)?$/, '')

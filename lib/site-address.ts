import { domainToUnicode } from 'node:url'
import { SITE_PATH, SITE_PATH_CHARACTERS } from '../model/fields/address.ts'
import { UserError } from './user-error.ts'

/**
 * The address of the site: SITE_URL, else that of the content.
 * @returns the address without a trailing slash, and the base path with one
 * @throws UserError when SITE_URL is not the address of a site
 */
export function siteAddress(fromContent: string, fromEnvironment = process.env.SITE_URL) {
  const chosen = fromEnvironment === undefined || fromEnvironment === '' ? fromContent : fromEnvironment
  if (!isSiteAddress(chosen)) {
    throw new UserError(
      `SITE_URL is "${chosen}", which is not the URL of a site. Write one such as https://me.example/portfolio/, with a path of ${SITE_PATH_CHARACTERS}, and without a query, a fragment, a user name or a password.`,
    )
  }
  const { origin, pathname } = new URL(chosen)
  const base = pathname.endsWith('/') ? pathname : `${pathname}/`
  return { address: origin + base.slice(0, -1), base }
}

function isSiteAddress(address: string): boolean {
  if (!/^https?:\/\/[^\s?#]+$/i.test(address) || !URL.canParse(address)) return false
  const { username, password, pathname } = new URL(address)
  return username === '' && password === '' && SITE_PATH.test(pathname)
}

/** The host and port of an address as people write them: `münchen.example`, not `xn--mnchen-3ya.example`. */
export function readableHost(address: string): string {
  const { hostname, port } = new URL(address)
  return domainToUnicode(hostname) + (port === '' ? '' : `:${port}`)
}

/**
 * The canonical address of a page: the one that hosts answer without a redirect, with a trailing slash.
 * @param site the address of the site, without a trailing slash
 */
export function canonicalOf(site: string, path: string): string {
  return path === '/' ? `${site}/` : `${site}${path}/`
}

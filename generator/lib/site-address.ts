import { SITE_PATH } from '../../schema/primitives.ts'
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
      `SITE_URL is "${chosen}". Write a whole URL without a query, such as https://me.example/portfolio/`,
    )
  }
  const { origin, pathname } = new URL(chosen)
  const base = pathname.endsWith('/') ? pathname : `${pathname}/`
  return { address: origin + base.slice(0, -1), base }
}

function isSiteAddress(address: string): boolean {
  if (/[\s?#]/.test(address) || !URL.canParse(address)) return false
  const { protocol, username, password, pathname } = new URL(address)
  return /^https?:$/.test(protocol) && username === '' && password === '' && SITE_PATH.test(pathname)
}

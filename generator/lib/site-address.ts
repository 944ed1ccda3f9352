import { SITE_PATH } from '../../model/schema/primitives.ts'
import { UserError } from './user-error.ts'

/**
 * The address of the site: SITE_URL, else that of the content.
 * @returns the address without a trailing slash, and the base path with one
 * @throws UserError when SITE_URL is not the address of a site
 */
export function siteAddress(fromContent: string, fromEnvironment = process.env.SITE_URL) {
  const chosen = fromEnvironment === undefined || fromEnvironment === '' ? fromContent : fromEnvironment
  const problem = problemOf(chosen)
  if (problem !== undefined) {
    throw new UserError(`SITE_URL is "${chosen}", ${problem}. Write a URL such as https://me.example/portfolio/`)
  }
  const { origin, pathname } = new URL(chosen)
  const base = pathname.endsWith('/') ? pathname : `${pathname}/`
  return { address: origin + base.slice(0, -1), base }
}

function problemOf(address: string): string | undefined {
  if (/\s/.test(address)) return 'which contains a space'
  if (/[?#]/.test(address)) return 'which has a query or a fragment'
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return 'which is not a whole URL with https://'
  const { username, password, pathname } = new URL(address)
  if (username !== '' || password !== '') return 'which contains a user name or a password'
  return SITE_PATH.test(pathname) ? undefined : 'which has a path that not every host supports (use a-z, 0-9, - and _)'
}

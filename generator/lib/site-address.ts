import { SITE_PATH } from '../../schema/primitives.ts'
import { UserError } from './user-error.ts'

/**
 * The address the site is built for: the environment's SITE_URL before the content's own.
 * @returns the address without a closing slash, and its path as Vite's base, with one
 * @throws when it is not the web address of a site
 */
export function siteAddress(fromContent: string, fromEnvironment = process.env.SITE_URL) {
  const written = fromEnvironment === undefined || fromEnvironment === '' ? fromContent : fromEnvironment
  if (!isSite(written)) {
    throw new UserError(
      `SITE_URL is "${written}"; write a whole address, and nothing after its path, like https://me.example/portfolio/`,
    )
  }
  const { origin, pathname } = new URL(written)
  const base = pathname.endsWith('/') ? pathname : `${pathname}/`
  return { address: origin + base.slice(0, -1), base }
}

function isSite(written: string): boolean {
  if (/[\s?#]/.test(written) || !URL.canParse(written)) return false
  const { protocol, username, password, pathname } = new URL(written)
  return /^https?:$/.test(protocol) && username === '' && password === '' && SITE_PATH.test(pathname)
}

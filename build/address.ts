/**
 * The address the site is built for: the environment's SITE_URL before the content's own.
 * @returns the address without a closing slash, and its path as Vite's base, with one
 * @throws when it is not a web address
 */
export function siteAddress(fromContent: string, fromEnvironment = process.env.SITE_URL) {
  const written = fromEnvironment === undefined || fromEnvironment === '' ? fromContent : fromEnvironment
  if (!URL.canParse(written) || !/^https?:$/.test(new URL(written).protocol)) {
    throw new Error(`SITE_URL is "${written}"; write a whole address like https://me.example/portfolio/`)
  }
  const { origin, pathname } = new URL(written)
  const base = pathname.endsWith('/') ? pathname : `${pathname}/`
  return { address: origin + base.slice(0, -1), base }
}

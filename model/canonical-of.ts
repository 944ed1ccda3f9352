/**
 * The canonical address of a page: the one that hosts answer without a redirect, with a trailing slash.
 * @param site the address of the site, without a trailing slash
 */
export function canonicalOf(site: string, path: string): string {
  return path === '/' ? `${site}/` : `${site}${path}/`
}

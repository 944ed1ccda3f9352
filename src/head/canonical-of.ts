/**
 * The address of a page that every host answers without sending the visitor on: a folder's, with its closing slash.
 * @param site the address of the site, without one
 */
export function canonicalOf(site: string, path: string): string {
  return path === '/' ? `${site}/` : `${site}${path}/`
}

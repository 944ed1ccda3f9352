import { PLACEHOLDERS } from '../../generator/content/placeholders.ts'
import { isPublic } from '../../generator/content/sample-content.ts'
import { siteAddress } from '../../generator/lib/site-address.ts'
import type { Diagnostic, Site } from './site.ts'

const REPOSITORY_HOST = /^(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)$/

/** The URL that the site is built for, or null if only this machine can reach it. */
export function publicUrlOf({ textAt }: Site, siteUrl: string): URL | null {
  try {
    const { address } = siteAddress(textAt('url'), siteUrl)
    return isPublic(address) ? new URL(address) : null
  } catch {
    return null
  }
}

/** @param siteUrl the SITE_URL environment variable */
export function checkAddress(site: Site, siteUrl: string) {
  const warn = (message: string): Diagnostic[] =>
    siteUrl === '' ? [site.warn(['url'], message)] : [{ severity: 'warning', place: 'SITE_URL', message }]
  const url = publicUrlOf(site, siteUrl)
  if (url === null) {
    // An invalid URL is an error of the content, and a placeholder is reported as such.
    const written = site.textAt('url')
    const isReported = siteUrl === '' && (!URL.canParse(written) || written === PLACEHOLDERS.url.value)
    const message = 'Only this machine can open the URL. Write the URL of the published site.'
    return { summary: 'no public URL', diagnostics: isReported ? [] : warn(message) }
  }
  const message = `${url.hostname} shows the repository. Write the URL of the published site.`
  return { summary: url.href, diagnostics: REPOSITORY_HOST.test(url.hostname) ? warn(message) : [] }
}

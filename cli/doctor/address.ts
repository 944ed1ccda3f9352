import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPublic } from '../../generator/content/sample-content.ts'
import { siteAddress } from '../../generator/lib/site-address.ts'
import { warnAt, type Diagnostic } from './diagnostic.ts'
import type { Site } from './read-site.ts'

const REPOSITORY_HOSTS = new Set(['github.com', 'gitlab.com', 'bitbucket.org', 'codeberg.org'])

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
  const { root, content, textAt } = site
  const warn = (message: string): Diagnostic =>
    siteUrl === '' ? warnAt(content, ['url'], message) : { severity: 'warning', place: 'SITE_URL:', message }
  const url = publicUrlOf(site, siteUrl)
  if (url === null) {
    const isValid = URL.canParse(siteUrl || textAt('url')) // else it is an error of the content
    const message = 'Only this machine can open the URL. Write the URL of the published site.'
    return { summary: 'no public URL', diagnostics: isValid || siteUrl ? [warn(message)] : [] }
  }
  const diagnostics: Diagnostic[] = []
  const file = /\/([^/]+\.(?:html?|php|aspx?))\/?$/i.exec(url.pathname)?.[1]
  if (file !== undefined) diagnostics.push(warn(`The URL ends with a file name. Remove ${file} from it.`))
  if (REPOSITORY_HOSTS.has(url.hostname)) {
    diagnostics.push(warn(`${url.hostname} shows the repository. Write the URL of the published site.`))
  }
  const built = canonicalOf(join(root, 'dist/index.html'))
  if (built !== undefined && withSlash(built) !== withSlash(url.href)) {
    const message = `The site was built for ${built}. Run npm run build before you publish it.`
    diagnostics.push({ severity: 'warning', place: 'dist/:', message })
  }
  return { summary: url.href, diagnostics }
}

function canonicalOf(page: string): string | undefined {
  return existsSync(page) ? /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(page, 'utf8'))?.[1] : undefined
}

function withSlash(url: string): string {
  return url.replace(/\/?$/, '/')
}

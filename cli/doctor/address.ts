import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPublic } from '../../generator/content/sample-content.ts'
import { siteAddress } from '../../generator/lib/site-address.ts'
import { inContent, ofFile, type Finding } from './finding.ts'
import type { Site } from './read-site.ts'

/** Places of repositories: a site never stands there. */
const REPOSITORIES = new Set(['github.com', 'gitlab.com', 'bitbucket.org', 'codeberg.org'])

/** The address the site would be built for, and the base path that follows; null when there is none that could be. */
export function builtFor({ textAt, siteUrl = '' }: Site) {
  try {
    const { address, base } = siteAddress(textAt('url'), siteUrl)
    return { url: new URL(address), base, isPublic: isPublic(address), byEnvironment: siteUrl !== '' }
  } catch {
    return null
  }
}

/** Where the site would stand, and whether it can. */
export function checkAddress(site: Site) {
  const { written, siteUrl = '' } = site
  const say = (level: Finding['level'], message: string): Finding =>
    siteUrl === '' ? inContent(written, level, { path: ['url'], message }) : ofFile('SITE_URL', level, message)
  const target = builtFor(site)
  if (target === null) {
    const findings =
      siteUrl === ''
        ? [] // a mistake in the content, and told there
        : [say('problem', `is "${siteUrl}"; write a whole address, and nothing after its path, or unset it`)]
    return { verdict: 'not known', findings }
  }
  const { url, base, byEnvironment } = target
  const from = byEnvironment ? `SITE_URL, which goes before url in ${written.file}` : `url in ${written.file}`
  const file = /\/([^/]+\.(?:html?|php|aspx?))\/$/i.exec(base)?.[1]
  const findings = [
    ...(target.isPublic
      ? []
      : [say('advice', `${url.host} is nothing that others can reach; write the address the site will stand at`)]),
    ...(target.isPublic && url.protocol === 'http:'
      ? [say('advice', 'starts with http; write https, which every host offers and browsers warn without')]
      : []),
    ...(REPOSITORIES.has(url.hostname)
      ? [say('problem', `${url.host} shows the repository, not the site; write the address that visitors open`)]
      : []),
    ...(file === undefined
      ? []
      : [say('advice', `ends in a file (${file}), and every link would start with ${base}; leave it out`)]),
  ]
  const built = addressOfBuilt(site.root)
  if (built !== undefined && built !== url.href.replace(/\/?$/, '/')) {
    findings.push(ofFile('dist', 'advice', `was built for ${built}; npm run build makes it anew for ${url.href}`))
  }
  return { verdict: `${url.href} from ${from}; base path ${base}`, findings }
}

/** What the built site says of where it stands. */
function addressOfBuilt(root: string): string | undefined {
  const page = join(root, 'dist/index.html')
  return existsSync(page) ? /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(page, 'utf8'))?.[1] : undefined
}

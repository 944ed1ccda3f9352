import type { Diagnostic } from '../diagnostic.ts'
import { PLACEHOLDERS } from '../placeholders.ts'
import { isLocal, isPublic } from '../publication.ts'
import type { ContentFile } from '../read-content.ts'

const REPOSITORY_HOST = /^(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)$/

/** A URL that shows something else than the site, or that others cannot open, such as the placeholder. */
export function siteUrl({ source, diagnose }: ContentFile): Diagnostic[] {
  if (source === undefined || process.env['SITE_URL']) return []
  const { hostname } = new URL(source.url)
  const isRepository = REPOSITORY_HOST.test(hostname)
  if (!isRepository && isPublic(source.url)) return []
  const { value, help, example } = PLACEHOLDERS.url
  const reserved = isLocal(source.url)
    ? `Only your computer reaches ${hostname}. `
    : `${hostname} is reserved for examples. `
  const problem = isRepository ? `${hostname} shows the repository. ` : source.url === value ? '' : reserved
  return [diagnose(['url'], `${problem}Write ${help}, such as ${example}.`, { severity: 'warning' })]
}

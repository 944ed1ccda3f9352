import { resolve } from 'node:path'
import { siteSchema } from '../../model/schema/site-schema.ts'
import { lookOf, shiftMessage } from '../look/look.ts'
import { isSampleAllowed } from './check-content.ts'
import type { Diagnostic } from './content-error.ts'
import { fileWarnings } from './file-warnings.ts'
import { parseContent, type Issue } from './parse-yaml.ts'
import { placeholderIssues, PLACEHOLDERS } from './placeholders.ts'
import { folderAt, textOf } from './read-content.ts'
import { isPublic, sampleContentReport } from './sample-content.ts'
import { textWarnings } from './text-warnings.ts'

const REPOSITORY_HOST = /^(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)$/

/**
 * What is left to write in valid content, and what serves its purpose badly. Build, dev server and doctor show each in a line.
 * @param name the content folder, absolute or relative to `root`
 */
export async function readWarnings(root: string, name: string): Promise<Diagnostic[]> {
  const folder = resolve(root, name)
  const content = parseContent(textOf(root, name), `${name}/site.yaml`)
  const sample = sampleContentReport(content, folderAt(folder, name))
  const isUnchanged = sample?.line === 0
  const unfinished = sample && !isSampleAllowed() ? [sample] : []
  if (isUnchanged) return unfinished
  const source = siteSchema.parse(content.value)
  const issues = [
    ...(isSampleAllowed() ? [] : placeholderIssues(source).filter(({ path }) => path[0] !== 'url')),
    ...(process.env['SITE_URL'] ? [] : urlWarnings(source.url)),
    ...lookOf(source.look).shifts.map((shift) => ({ path: ['look', shift.field], message: shiftMessage(shift) })),
    ...textWarnings(source),
    ...(await fileWarnings(source, folder)),
  ]
  const diagnostics = [...unfinished, ...issues.map(content.diagnose)]
  return diagnostics.toSorted((a, b) => a.line - b.line)
}

/** A URL that shows something else than the site, or that others cannot open, such as the placeholder. */
function urlWarnings(url: string): Issue[] {
  const { hostname } = new URL(url)
  const isRepository = REPOSITORY_HOST.test(hostname)
  if (!isRepository && isPublic(url)) return []
  const problem = isRepository ? `${hostname} shows the repository. ` : ''
  return [{ path: ['url'], message: `${problem}Write ${PLACEHOLDERS.url.help}, such as ${PLACEHOLDERS.url.example}.` }]
}

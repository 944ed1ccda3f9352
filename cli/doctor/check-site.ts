import { resolve } from 'node:path'
import { ContentError } from '../../generator/content/content-error.ts'
import { placeholderIssues } from '../../generator/content/placeholders.ts'
import { folderAt, readContent } from '../../generator/content/read-content.ts'
import { sampleContentReport } from '../../generator/content/sample-content.ts'
import { checkAddress, publicUrlOf } from './address.ts'
import { checkLinks } from './links.ts'
import { checkLook } from './look.ts'
import { checkPictures } from './pictures.ts'
import { diagnosticOf, readSite, type Check, type Diagnostic, type Site } from './site.ts'
import { checkTexts } from './texts.ts'
import { checkTranslations } from './translations.ts'

type Options = { root: string; folder: string; online?: boolean; siteUrl?: string | undefined }

/** Checks the content and its files. `online` requests the links, `siteUrl` is the SITE_URL environment variable. */
export async function checkSite({ root, folder, online = false, siteUrl = '' }: Options): Promise<Check[]> {
  const { source, diagnostics } = await readContent(root, folder).then(
    (read) => ({ source: read, diagnostics: [] }),
    (error: unknown) => ({ source: null, diagnostics: mistakesOf(error) }),
  )
  const site = readSite(root, folder)
  const summary = site ? `${site.texts.length} texts` : 'unreadable; fix it to run the other checks'
  const content = { name: 'content', summary, diagnostics }
  if (site === null) return [content]
  const sample = checkSampleContent(site, siteUrl)
  if (sample?.summary === 'unchanged') return [content, sample]
  return [
    content,
    checkPlaceholders(site, siteUrl),
    ...(sample === null ? [] : [sample]),
    { name: 'pictures', ...(await checkPictures(site, diagnostics.length === 0)) },
    { name: 'links', ...(await checkLinks(site, online)) },
    { name: 'texts', ...checkTexts(site) },
    ...(source === null
      ? []
      : [{ name: 'translations', ...checkTranslations(root, folder, source, severityFor(site, siteUrl)) }]),
    ...(source === null ? [] : [{ name: 'look', ...checkLook(site, source.look) }]),
    { name: 'address', ...checkAddress(site, siteUrl) },
  ]
}

/** @throws any other error */
function mistakesOf(error: unknown): Diagnostic[] {
  if (error instanceof ContentError) return error.diagnostics.map((each) => diagnosticOf('error', error.file, each))
  throw error
}

/** Placeholders may remain until the site has a public URL. */
function checkPlaceholders(site: Site, siteUrl: string): Check {
  const { content } = site
  const issues = placeholderIssues(content.value).filter(({ path }) => siteUrl === '' || path[0] !== 'url')
  const diagnostics = issues.map((issue) =>
    diagnosticOf(severityFor(site, siteUrl), content.file, { ...content.diagnose(issue), help: undefined }),
  )
  return { name: 'to write', summary: issues.length === 0 ? 'nothing' : `${issues.length} left`, diagnostics }
}

/** Sample content may remain until the site has a public URL. Null if there is none. */
function checkSampleContent(site: Site, siteUrl: string): Check | null {
  const { root, folder, content } = site
  const report = sampleContentReport(content, folderAt(resolve(root, folder), folder))
  if (report === null) return null
  return {
    name: 'sample content',
    summary: report.line === 0 ? 'unchanged' : 'some left',
    diagnostics: [diagnosticOf(severityFor(site, siteUrl), content.file, report)],
  }
}

function severityFor(site: Site, siteUrl: string): Diagnostic['severity'] {
  return publicUrlOf(site, siteUrl) === null ? 'warning' : 'error'
}

import { resolve } from 'node:path'
import { folderAt } from '../../generator/content/read-content.ts'
import { sampleContentReport } from '../../generator/content/sample-content.ts'
import { publicUrlOf } from './address.ts'
import { diagnosticOf, type Check } from './diagnostic.ts'
import type { Site } from './read-site.ts'

/** Sample content may remain until the site has a public URL. */
export function checkSampleContent(site: Site, siteUrl: string): Check {
  const { root, folder, content } = site
  const report = sampleContentReport(content, folderAt(resolve(root, folder), folder))
  const severity = publicUrlOf(site, siteUrl) === null ? 'warning' : 'error'
  return {
    name: 'sample content',
    summary: report === null ? 'none left' : report.line === 0 ? 'unchanged' : 'some left',
    diagnostics: report === null ? [] : [diagnosticOf(severity, content.file, report)],
  }
}

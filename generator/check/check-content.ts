import type { Source } from '../../model/content.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { siteAddress } from '../lib/site-address.ts'
import { colourIssues } from '../look/colour.ts'
import { ContentError } from '../read/content-error.ts'
import { parseContent } from '../read/parse-yaml.ts'
import { projectIdsIn } from '../read/project-ids.ts'
import { crossFieldIssues } from './cross-field-rules.ts'
import { fileIssues, type Folder } from './file-rules.ts'
import { glyphIssues } from './glyph-coverage.ts'
import { isLocal, isPublic, placeholderIssues, PLACEHOLDERS, sampleContentReport } from './sample-content.ts'
import { schemaIssues } from './schema-issues.ts'
import { storyIssues } from './story-rules.ts'

/**
 * Parses content and checks it together with the files in its folder.
 * @param isBuild whether to reject what a site at its address must not contain
 * @throws ContentError with all mistakes
 */
export async function checkContent(yaml: string, folder: Folder, isBuild = false): Promise<Source> {
  const content = parseContent(yaml, `${folder.name}/site.yaml`)
  const { file, value, errorFor } = content
  const issues = [
    ...schemaIssues(content),
    ...crossFieldIssues(value),
    ...colourIssues(value),
    ...glyphIssues(value),
    ...(await fileIssues(value, folder)),
    ...(await storyIssues(value, folder)),
  ]
  if (issues.length > 0) throw errorFor(issues)

  const source = siteSchema.parse(value)
  const rejected = isBuild ? rejectedInBuild(source) : undefined
  // SITE_URL may replace the placeholder of the URL.
  const placeholders = rejected?.placeholders ? placeholderIssues(value).filter(({ path }) => path[0] !== 'url') : []
  if (placeholders.length > 0) throw errorFor(placeholders)
  const report = rejected?.sample ? sampleContentReport(content, folder) : null
  if (report) throw new ContentError(file, [report])
  return withProjectIds(inFileOrder(source, value))
}

/** Unless --allow-sample is set: placeholders at every address that the owner chose, and sample content at a public one. */
export function rejectedInBuild({ url }: Source) {
  const { address } = siteAddress(url)
  const isChosen = !isLocal(address) && `${address}/` !== PLACEHOLDERS.url.value
  return { placeholders: !isSampleAllowed() && isChosen, sample: !isSampleAllowed() && isPublic(address) }
}

/** Whether this build is a demonstration, or a preview on this machine. */
export function isSampleAllowed(): boolean {
  return process.env['ALLOW_SAMPLE'] === 'yes'
}

/** So that a project has the same address in every language, and for every audience. */
export function withProjectIds(source: Source): Source {
  const { gallery } = source
  if (gallery === undefined) return source
  const ids = projectIdsIn(source)
  return {
    ...source,
    gallery: { ...gallery, projects: gallery.projects.map((each, at) => ({ ...each, id: ids[at] })) },
  }
}

/** zod returns fields in the order of the schema; the page shows sections in the order of the file. */
function inFileOrder(source: Source, value: unknown): Source {
  const names = Object.keys(Object(value)) as (keyof Source)[] // valid content has only known fields
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Source // the same fields
}

import { join, resolve } from 'node:path'
import type { Source } from '../../schema/content.ts'
import { ContentError } from '../content/content-error.ts'
import { readContent } from '../content/read-content.ts'
import { resolveContent, type ResolvedContent } from '../content/resolve-content.ts'
import { isPublic } from '../content/sample-content.ts'
import { siteAddress } from '../lib/site-address.ts'
import { sourceDate } from '../lib/source-date.ts'
import { outputs } from '../outputs/outputs.ts'

export type Site = ResolvedContent & { source: Source; address: string; base: string }

/**
 * Reads and resolves the content.
 * @param folder the content folder, absolute or relative to `root`
 * @param isBuild whether to use the site's base path, and to reject sample content at a public address
 */
export async function loadSite(root: string, folder: string, isBuild: boolean): Promise<Site> {
  const source = await readContent(root, folder, isBuild ? rejectsSample : undefined).catch(withAnnotations)
  const { address, base } = siteAddress(source.url)
  const contentFolder = resolve(root, folder)
  const resolved = await resolveContent(source, contentFolder, isBuild ? base : '/')
  const imageFile = (name: string) => join(contentFolder, 'images', name)
  const extra = outputs(resolved.content, {
    address,
    language: source.language,
    photo: source.profile.photo && imageFile(source.profile.photo.file),
    logos: new Map(
      source.companies?.organisations.flatMap(({ path, logo }) => (path && logo ? [[path, imageFile(logo.file)]] : [])),
    ),
    lastModified: sourceDate(root)?.toISOString().slice(0, 10),
  })
  return { source, address, base, ...resolved, files: new Map([...resolved.files, ...extra]) }
}

/** Whether sample content is an error: the address is public, and --allow-sample is not set. */
function rejectsSample({ url }: Source): boolean {
  return process.env['ALLOW_SAMPLE'] !== 'yes' && isPublic(siteAddress(url).address)
}

/** On GitHub, mistakes are shown beside their lines. */
function withAnnotations(error: unknown): never {
  if (error instanceof ContentError && process.env['GITHUB_ACTIONS'] === 'true') console.error(error.annotations)
  throw error
}

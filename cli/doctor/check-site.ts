import { checkAddress } from './address.ts'
import { diagnosticOf, type Check } from './diagnostic.ts'
import { checkLinks } from './links.ts'
import { checkPictures } from './pictures.ts'
import { readSite } from './read-site.ts'
import { checkSampleContent } from './sample-content.ts'
import { checkTexts } from './texts.ts'

type Options = { root: string; folder: string; online?: boolean; siteUrl?: string | undefined }

/**
 * Checks the content and its files.
 * @param options `folder` is the content folder, `online` requests the links, `siteUrl` is the SITE_URL environment variable
 */
export async function checkSite({ root, folder, online = false, siteUrl = '' }: Options): Promise<Check[]> {
  const { site, error } = await readSite(root, folder)
  const content = {
    name: 'content',
    summary: site ? `${site.texts.length} texts` : 'unreadable; fix it to run the other checks',
    diagnostics: error?.diagnostics.map((mistake) => diagnosticOf('error', error.file, mistake)) ?? [],
  }
  if (site === null) return [content]
  const sample = checkSampleContent(site, siteUrl)
  if (sample.summary === 'unchanged') return [content, sample]
  return [
    content,
    sample,
    { name: 'pictures', ...(await checkPictures(site)) },
    { name: 'links', ...(await checkLinks(site, online)) },
    { name: 'texts', ...checkTexts(site) },
    { name: 'address', ...checkAddress(site, siteUrl) },
  ]
}

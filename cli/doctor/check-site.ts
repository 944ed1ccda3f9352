import { checkAddress } from './address.ts'
import { checkContent } from './content.ts'
import { ofFile, type Check } from './finding.ts'
import { checkLinks } from './links.ts'
import { checkPictures } from './pictures.ts'
import { readSite, type Site } from './read-site.ts'
import { checkLeftovers } from './sample-content.ts'
import { checkTexts } from './texts.ts'

type Looked = Omit<Check, 'name'>
type Request = { root: string; folder: string; online?: boolean; siteUrl?: string | undefined }

/**
 * Looks at the content and its files in every respect. What goes wrong with one check is a finding of that check.
 * @param request the project's folder, the owner's folder in it, and whether links are asked whether they lead somewhere
 */
export async function examine({ root, folder, online = false, siteUrl = process.env['SITE_URL'] }: Request) {
  const reading = readSite(root, folder, siteUrl)
  const look = async (name: string, check: (site: Site) => Looked | Promise<Looked>): Promise<Check> => {
    try {
      const { site } = await reading
      if (site) return { name, ...(await check(site)) }
      return { name, verdict: `not looked at before ${folder}/site.yaml can be read`, findings: [] }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const finding = ofFile(folder, 'problem', `could not be looked at for ${name} (${reason})`)
      return { name, verdict: 'not looked at', findings: [finding] }
    }
  }
  const content = reading.then(
    (read) => ({ name: 'content', ...checkContent(read) }),
    () => look('content', () => ({ verdict: '', findings: [] })),
  )
  return Promise.all([
    content,
    look('leftovers', checkLeftovers),
    look('pictures', checkPictures),
    look('links', (site) => checkLinks(site, online ? fetch : null)),
    look('texts', checkTexts),
    look('address', checkAddress),
  ])
}

import { canonicalOf } from '../../../lib/site-address.ts'
import type { PageHead } from '../../../model/view.ts'
import { sectionsOfKind } from '../../resolve/show.ts'
import { cardPathOf } from '../cards/social-cards.ts'
import type { HeadLink, LocalisedSite, WholeSite } from '../output.ts'
import { LANGUAGE_OUTPUTS, SITE_OUTPUTS } from '../outputs.ts'
import { descriptionOfOrganisation, descriptionOfStory } from './description.ts'
import { jsonLd, organisationsOf, storyAt } from './json-ld.ts'

/**
 * What search engines, social networks and browsers read in the head of a page.
 * @param base the path of the whole site, with slashes at both ends
 * @param isFound whether it is a page, and not that of unknown addresses
 */
export function headOf(site: LocalisedSite, whole: WholeSite, base: string, path: string, isFound: boolean): PageHead {
  const graph = isFound ? jsonLd(site, path) : undefined
  return {
    description: descriptionAt(site, path),
    alternates: linksTo(LANGUAGE_OUTPUTS, site, site.base),
    icons: linksTo(SITE_OUTPUTS, whole, base),
    ...(isFound && {
      card: {
        type: path === '/' ? 'profile' : storyAt(site, path) ? 'article' : 'website',
        url: canonicalOf(site.address, path),
        image: `${site.address}/${cardPathOf(path)}`,
      },
      languages: whole.languages.length > 1 ? languagesAt(whole, site, path) : undefined,
    }),
    ...(graph && { graph }),
  }
}

function descriptionAt(site: LocalisedSite, path: string): string {
  const { description } = site.content
  const story = storyAt(site, path)
  if (story) {
    const projects = sectionsOfKind(site.view, 'gallery').flatMap((section) => section.projects)
    const title = projects.find(({ id }) => id === story.id)?.title ?? ''
    return descriptionOfStory(story, title) ?? description
  }
  const organisation = organisationsOf(site).find((candidate) => candidate.path === path)
  return organisation ? descriptionOfOrganisation(organisation) : description
}

function linksTo<Site>(
  outputs: readonly { files: (site: Site) => readonly (readonly [string, unknown])[]; link?: HeadLink }[],
  site: Site,
  base: string,
) {
  return outputs.flatMap(({ link, files }) => {
    const [file] = link ? files(site) : []
    if (!link || !file) return []
    const { rel, ...attributes } = link
    return [{ rel, href: base + file[0], ...attributes }]
  })
}

/** The page in every language. The main language, which is the first, is for everybody else. */
function languagesAt({ languages }: WholeSite, site: LocalisedSite, path: string) {
  const [main] = languages
  const alternates = Array.from(new Set([main, site, ...languages]), ({ language, address }) => {
    return { language, href: canonicalOf(address, path) }
  })
  return { own: site.language, alternates, fallback: canonicalOf(main.address, path) }
}

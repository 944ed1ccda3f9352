import type { Content, Organisation } from '../../../model/content.ts'
import { canonicalOf } from '../../../model/fields/address.ts'
import { routedOrganisations } from '../../../model/initials.ts'
import { type Story, storyPathOf } from '../../../model/story.ts'
import { defined, ownerOf, publicationsOf } from './owner.ts'

type Site = { address: string; language: string }

/**
 * The structured data of a page (https://schema.org), as one graph whose nodes refer to each other by `@id`. The home page is
 * its owner's profile page
 * (https://developers.google.com/search/docs/appearance/structured-data/profile-page).
 * @param site `address` has no trailing slash
 */
export function jsonLd(content: Content, { address: site, language }: Site, path: string) {
  const organisations = content.companies?.organisations ?? []
  const idOf = (organisation: Organisation) => organisationId(organisation, organisations.indexOf(organisation), site)
  const nodeOf = (organisation: Organisation) => organisationOf(organisation, idOf(organisation), site)
  const ownerId = `${site}/#owner`
  if (content.story) return graphOf([articleOf(content, content.story, { address: site, language }, ownerId)])
  if (path !== '/') {
    const organisation = routedOrganisations(content).find((candidate) => candidate.path === path)
    return organisation && graphOf([nodeOf(organisation)])
  }
  const home = canonicalOf(site, path)
  const page = {
    '@type': 'ProfilePage',
    '@id': home,
    url: home,
    name: content.title,
    inLanguage: language,
    mainEntity: { '@id': ownerId },
  }
  return graphOf([
    page,
    ownerOf(content, ownerId, site, organisations.map(idOf)),
    ...organisations.map(nodeOf),
    ...publicationsOf(content, ownerId),
  ])
}

function graphOf(parts: readonly object[]) {
  return { '@context': 'https://schema.org', '@graph': parts }
}

function articleOf(
  { name, gallery }: Content,
  { id, nodes }: Story,
  { address: site, language }: Site,
  ownerId: string,
) {
  const project = gallery?.projects.find((each) => each.id === id)
  const figure = nodes.find((node) => typeof node === 'object' && 'picture' in node)
  const picture = project?.picture ?? figure?.picture
  const page = canonicalOf(site, storyPathOf(id))
  return {
    '@type': 'TechArticle',
    '@id': page,
    url: page,
    ...defined({ headline: project?.title, image: picture && new URL(picture.src, site).href }),
    inLanguage: language,
    author: { '@type': 'Person', '@id': ownerId, name },
  }
}

function organisationOf(
  { kind, name, legalName, tagline, blurb, logo, phone, email, location, website, path }: Organisation,
  id: string,
  site: string,
) {
  return {
    '@type': kind === 'school' ? 'EducationalOrganization' : 'Organization',
    '@id': id,
    ...defined({
      name,
      legalName,
      slogan: tagline,
      description: blurb,
      logo: logo && new URL(logo.src, site).href,
      url: website?.address,
      mainEntityOfPage: path === undefined ? undefined : canonicalOf(site, path),
      contactPoint:
        phone === undefined && email === undefined
          ? undefined
          : { '@type': 'ContactPoint', ...defined({ telephone: phone, email }) },
      address: location,
    }),
  }
}

/** An organisation without a page has its node on the home page, where its card is. */
function organisationId({ path }: Organisation, index: number, site: string): string {
  return path === undefined ? `${site}/#organisation-${index + 1}` : `${canonicalOf(site, path)}#organisation`
}

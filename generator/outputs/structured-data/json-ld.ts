import { canonicalOf } from '../../../lib/site-address.ts'
import type { Place } from '../../../model/fields/place.ts'
import { plainText } from '../../../model/fields/rich-text.ts'
import { SECTIONS } from '../../../model/sections/index.ts'
import { defined } from '../../../model/structured-data.ts'
import type { Organisation, Picture, Story } from '../../../model/view.ts'
import { sectionsOfKind } from '../../resolve/show.ts'
import { storyPathOf } from '../../resolve/story-path.ts'
import type { LocalisedSite } from '../output.ts'

type Site = Pick<LocalisedSite, 'content' | 'view' | 'address' | 'language' | 'stories'>

/**
 * The structured data of a page (https://schema.org), as one graph whose nodes refer to each other by `@id`. The home page is
 * its owner's profile page
 * (https://developers.google.com/search/docs/appearance/structured-data/profile-page).
 */
export function jsonLd(site: Site, path: string): object | undefined {
  const { content, address, language } = site
  const organisations = organisationsOf(site)
  const idOf = (organisation: Organisation) =>
    organisationId(organisation, organisations.indexOf(organisation), address)
  const nodeOf = (organisation: Organisation) => {
    const { kind, location } = content.companies?.organisations[organisations.indexOf(organisation)] ?? {}
    return organisationNode(organisation, idOf(organisation), address, { kind, location })
  }
  const owner = { '@id': `${address}/#owner` }
  if (path !== '/') {
    const story = storyAt(site, path)
    const organisation = organisations.find((candidate) => candidate.path === path)
    if (story) return graphOf([articleOf(site, story, owner)])
    return organisation && graphOf([nodeOf(organisation)])
  }
  const home = canonicalOf(address, path)
  const page = {
    '@type': 'ProfilePage',
    '@id': home,
    url: home,
    name: content.title,
    inLanguage: language,
    mainEntity: owner,
  }
  const said = SECTIONS.map(({ name, structuredData }) => {
    const { [name]: section } = content
    return section && withWholeUrls(structuredData?.(section as never, owner), address)
  })
  return graphOf([
    page,
    ownerNode(site, owner, [
      ...said.map((data) => data?.person ?? {}),
      { worksFor: organisations.map((organisation) => ({ '@id': idOf(organisation) })) },
    ]),
    ...organisations.map(nodeOf),
    ...said.flatMap((data) => data?.things ?? []),
  ])
}

/** The organisations of a site. */
export function organisationsOf({ view }: Pick<Site, 'view'>): readonly Organisation[] {
  return sectionsOfKind(view, 'companies').flatMap((section) => section.organisations)
}

/** The story whose page has the path. */
export function storyAt({ stories }: Pick<Site, 'stories'>, path: string): Story | undefined {
  return [...stories.values()].find(({ id }) => storyPathOf(id) === path)
}

function graphOf(parts: readonly object[]) {
  return { '@context': 'https://schema.org', '@graph': parts }
}

/** The owner as a person, with what the sections say. An empty list would claim that there is nothing of the kind. */
function ownerNode({ content, address }: Site, owner: { '@id': string }, said: readonly object[]) {
  const { name, profile, footer } = content
  const properties = {
    name,
    jobTitle: profile.title,
    email: profile.email,
    telephone: profile.phone?.text,
    address: postalAddressOf(profile.location),
    description: footer?.about && plainText(footer.about),
    url: canonicalOf(address, '/'),
    image: urlOf(profile.photo, address),
    sameAs: footer?.profiles?.map((social) => new URL(social.address, address).href),
    subjectOf: [...(content.cv === false ? [] : ['cv.md']), 'llms.txt'].map((file) => `${address}/${file}`),
    ...(Object.assign({}, ...said) as object),
  }
  const filled = Object.entries(properties).filter(([, value]) => !Array.isArray(value) || value.length > 0)
  return { '@type': 'Person', ...owner, ...defined(Object.fromEntries(filled)) }
}

function articleOf({ content, address, language, view }: Site, { id, nodes }: Story, owner: { '@id': string }) {
  const projects = sectionsOfKind(view, 'gallery').flatMap((section) => section.projects)
  const project = projects.find((each) => each.id === id)
  const written = content.gallery?.projects.find((each) => each.id === id)
  const figure = nodes.find((node) => typeof node === 'object' && 'picture' in node)
  const page = canonicalOf(address, storyPathOf(id))
  return {
    '@type': 'TechArticle',
    '@id': page,
    url: page,
    ...defined({ headline: project?.title, image: urlOf(project?.picture ?? figure?.picture, address) }),
    ...defined({ datePublished: written?.published?.iso }),
    inLanguage: language,
    author: { '@type': 'Person', ...owner, name: content.name },
  }
}

type Given = { kind: string | undefined; location: Place | undefined }

/** @param given what the page does not show */
function organisationNode(organisation: Organisation, id: string, address: string, { kind, location }: Given) {
  const { name, legalName, tagline, blurb, logo, phone, email, website, path } = organisation
  return {
    '@type': kind === 'school' ? 'EducationalOrganization' : 'Organization',
    '@id': id,
    ...defined({
      name,
      legalName,
      slogan: tagline,
      description: blurb && plainText(blurb),
      logo: urlOf(logo, address),
      url: website?.address,
      mainEntityOfPage: path === undefined ? undefined : canonicalOf(address, path),
      contactPoint:
        phone === undefined && email === undefined
          ? undefined
          : { '@type': 'ContactPoint', ...defined({ telephone: phone?.text, email }) },
      address: postalAddressOf(location) ?? location?.text,
    }),
  }
}

function postalAddressOf(place: Place | undefined) {
  if (!place?.parts) return undefined
  const { city, region, country } = place.parts
  const parts = { addressLocality: city, addressRegion: region, addressCountry: country?.code }
  return { '@type': 'PostalAddress', ...defined(parts) }
}

/** The addresses of entries may be paths of own files. */
function withWholeUrls<Data>(data: Data, address: string): Data {
  const whole = (key: string, value: unknown) =>
    key === 'url' && typeof value === 'string' ? new URL(value, address).href : value
  return data && (JSON.parse(JSON.stringify(data, whole)) as Data) // the same fields
}

/** An organisation without a page has its node on the home page, where its card is. */
function organisationId({ path }: Organisation, index: number, address: string): string {
  return path === undefined ? `${address}/#organisation-${index + 1}` : `${canonicalOf(address, path)}#organisation`
}

function urlOf(picture: Picture | undefined, address: string): string | undefined {
  return picture && new URL(picture.src, address).href
}

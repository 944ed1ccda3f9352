import type { EducationalOrganization, Graph, Organization, Person, ProfilePage, Thing } from 'schema-dts'
import type { Content, Organisation } from '../../schema/content.ts'
import { canonicalOf } from './canonical-of.ts'
import { addressOf } from './place-names.ts'

type Site = { address: string; language: string }

/**
 * The structured data of a page (https://schema.org), as one graph whose nodes refer to each other by `@id`. The home page is
 * its owner's profile page
 * (https://developers.google.com/search/docs/appearance/structured-data/profile-page).
 * @param site `address` has no trailing slash
 */
export function jsonLd(content: Content, { address: site, language }: Site, path: string): Graph | undefined {
  const { companies, title } = content
  if (path !== '/') {
    const organisation = companies.organisations.find((candidate) => candidate.path === path)
    return organisation && graphOf([organisationOf(organisation, site, language)])
  }
  const page: ProfilePage = {
    '@type': 'ProfilePage',
    '@id': canonicalOf(site, path),
    url: canonicalOf(site, path),
    name: title,
    mainEntity: { '@id': ownerId(site) },
  }
  return graphOf([
    page,
    ownerOf(content, site),
    ...companies.organisations.map((organisation) => organisationOf(organisation, site, language)),
  ])
}

function graphOf(parts: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': parts }
}

function ownerOf({ name, profile, expertise, companies, footer }: Content, site: string): Person {
  return {
    '@type': 'Person',
    '@id': ownerId(site),
    name,
    jobTitle: profile.title,
    ...(profile.email !== undefined && { email: profile.email }),
    description: footer.about,
    url: canonicalOf(site, '/'),
    image: new URL(profile.photo.src, site).href,
    ...(footer.profiles.length > 0 && { sameAs: footer.profiles.map(({ address }) => address) }),
    knowsAbout: expertise.skills.map((skill) => skill.name),
    worksFor: companies.organisations.map((organisation) => ({ '@id': organisationId(organisation, site) })),
  }
}

function organisationOf(
  organisation: Organisation,
  site: string,
  language: string,
): Organization | EducationalOrganization {
  const { kind, name, legalName, tagline, blurb, logo, phone, email, location, website, path } = organisation
  const { city, country } = addressOf(location, language)
  return {
    '@type': kind === 'school' ? 'EducationalOrganization' : 'Organization',
    '@id': organisationId(organisation, site),
    name,
    legalName,
    slogan: tagline,
    description: blurb,
    logo: new URL(logo.src, site).href,
    url: website,
    mainEntityOfPage: canonicalOf(site, path),
    contactPoint: { '@type': 'ContactPoint', ...(phone !== undefined && { telephone: phone }), email },
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      ...(country !== undefined && { addressCountry: country }),
    },
  }
}

const ownerId = (site: string) => `${site}/#owner`
const organisationId = ({ path }: Organisation, site: string) => `${canonicalOf(site, path)}#organisation`

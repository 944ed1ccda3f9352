import type { Content } from '../../../model/content.ts'
import { canonicalOf } from '../../../model/fields/address.ts'

/** The owner as a person of https://schema.org. */
export function ownerOf(content: Content, id: string, site: string, employerIds: readonly string[]) {
  const { name, profile, expertise, footer, languages, awards } = content
  return {
    '@type': 'Person',
    '@id': id,
    ...defined({
      name,
      jobTitle: profile.title,
      email: profile.email,
      telephone: profile.phone,
      description: footer?.about,
      url: canonicalOf(site, '/'),
      image: profile.photo && new URL(profile.photo.src, site).href,
      sameAs: listOf(footer?.profiles?.map(({ address }) => address)),
      knowsAbout: listOf(unique(expertise?.skills.map((skill) => skill.name))),
      knowsLanguage: listOf(languages?.entries.map((each) => ({ '@type': 'Language', name: each.name }))),
      alumniOf: listOf(schoolsOf(content)),
      hasCredential: listOf(credentialsOf(content)),
      award: listOf(unique(awards?.entries.map(({ title }) => title))),
      worksFor: listOf(employerIds.map((employer) => ({ '@id': employer }))),
    }),
  }
}

/**
 * Nodes with the owner as their author. Whether one is an article, a book or a talk is unknown. `subjectOf` of the owner would
 * be wrong: its works are about a person, not by them.
 */
export function publicationsOf({ publications }: Content, ownerId: string) {
  return (publications?.entries ?? []).map(({ title, publisher, date, address, summary }) => ({
    '@type': 'CreativeWork',
    name: title,
    author: { '@id': ownerId },
    ...defined({
      publisher: publisher === undefined ? undefined : { '@type': 'Organization', name: publisher },
      datePublished: date?.iso,
      url: address,
      description: summary,
    }),
  }))
}

/** Alumni have left: a period without an end is still going on. */
function schoolsOf({ education }: Content) {
  const left = (education?.entries ?? []).filter(({ period }) => !(period?.start && !period.end))
  const schools = new Map(left.toReversed().map((entry) => [entry.institution, entry.address]))
  return Array.from(schools, ([name, address]) => ({
    '@type': 'EducationalOrganization',
    name,
    ...defined({ url: address }),
  })).toReversed()
}

function credentialsOf({ certificates }: Content) {
  return certificates?.entries.map(({ name, issuer, date, address }) => ({
    '@type': 'EducationalOccupationalCredential',
    name,
    ...defined({
      recognizedBy: issuer === undefined ? undefined : { '@type': 'Organization', name: issuer },
      dateCreated: date?.iso,
      url: address,
    }),
  }))
}

function unique(texts: readonly string[] | undefined) {
  return texts && [...new Set(texts)]
}

function listOf<Item>(items: readonly Item[] | undefined) {
  return items && items.length > 0 ? items : undefined
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** The object without its undefined properties. */
export function defined<T extends object>(object: T): Defined<T> {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Defined<T> // only the undefined properties are gone
}

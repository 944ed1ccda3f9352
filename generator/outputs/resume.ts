import type { Content, Period, Skill } from '../../model/content.ts'
import { addressOf, cityOf, countryCodeOf } from '../../model/place-names.ts'

/**
 * The content as JSON Resume 1.0 (https://jsonresume.org/schema). Phone and email, if the owner has none, are those of the
 * first organisation. The standard has no fields for the description of an education and for more than one link of a project.
 */
export function resume(content: Content, { address, language }: { address: string; language: string }): string {
  const { name, profile, companies, footer } = content
  const [first] = companies?.organisations ?? []
  const basics = {
    name,
    label: profile.title,
    image: profile.photo && new URL(profile.photo.src, `${address}/`).href,
    email: profile.email ?? first?.email,
    phone: profile.phone ?? first?.phone,
    url: `${address}/`,
    summary: footer?.about,
    location: locationOf(profile.location ?? '', language),
    profiles: footer?.profiles?.map((social) => ({ network: social.label, url: social.address })),
  }
  const sections = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics,
    ...resumeSectionsOf(content),
    meta: { canonical: `${address}/resume.json` },
  }
  // An empty list or object would claim that the owner has nothing of the kind.
  const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0
  return `${JSON.stringify(sections, (_, value: unknown) => (isEmpty(value) ? undefined : value), 2)}\n`
}

/** In the order of the standard, with the fields of each entry in its order. */
function resumeSectionsOf(content: Content) {
  const { history, volunteering, education, awards, certificates, publications, expertise, languages, gallery } =
    content
  return {
    work: history?.entries.map(({ employer, location, role, address, period, description, highlights }) => ({
      name: employer,
      location,
      position: role,
      url: address,
      ...datesIn(period),
      summary: description,
      highlights,
    })),
    volunteer: volunteering?.entries.map(({ organisation, role, address, period, description, highlights }) => ({
      organization: organisation,
      position: role,
      url: address,
      ...datesIn(period),
      summary: description,
      highlights,
    })),
    education: education?.entries.map(({ institution, address, area, degree, period, score, courses }) => ({
      institution,
      url: address,
      area,
      studyType: degree,
      ...datesIn(period),
      score,
      courses,
    })),
    awards: awards?.entries.map(({ title, date, awarder, summary }) => ({ title, date: date?.iso, awarder, summary })),
    certificates: certificates?.entries.map(({ name, date, address, issuer }) => ({
      name,
      date: date?.iso,
      url: address,
      issuer,
    })),
    publications: publications?.entries.map(({ title, publisher, date, address, summary }) => ({
      name: title,
      publisher,
      releaseDate: date?.iso,
      url: address,
      summary,
    })),
    skills: skillsOf(expertise?.skills ?? []),
    languages: languages?.entries.map(({ name, fluency }) => ({ language: name, fluency })),
    projects: gallery?.projects.map(
      ({ title, description, highlights, technologies, period, links, role, category }) => ({
        name: title,
        description,
        highlights,
        keywords: technologies,
        ...datesIn(period),
        url: links?.[0]?.address,
        roles: role === undefined ? undefined : [role],
        type: category,
      }),
    ),
  }
}

/** A group of skills is one skill with keywords. */
function skillsOf(skills: readonly Skill[]) {
  const names = new Set(skills.map(({ name, group }) => group ?? { name }))
  return Array.from(names, (each) =>
    typeof each === 'string'
      ? { name: each, keywords: skills.filter(({ group }) => group === each).map(({ name }) => name) }
      : each,
  )
}

function datesIn(period: Period | undefined) {
  return { startDate: period?.start, endDate: period?.end }
}

/** "Lisbon, Portugal", "Austin, Texas, United States", "Austin, Texas", "Lisbon" or "Portugal", or nothing. */
function locationOf(location: string, language: string) {
  const place = cityOf(location)
  if (place === undefined) return undefined
  const code = countryCodeOf(place, language)
  if (code !== undefined) return { countryCode: code }
  const { city, region, country } = addressOf(place, language)
  if (country !== undefined) return { city, countryCode: countryCodeOf(country, language), region }
  const [, town, state] = /^([^,]+),\s*([^,]+)$/.exec(city) ?? []
  return town === undefined ? { city } : { city: town, region: state }
}

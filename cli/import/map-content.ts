import { siteUrl } from '../../schema/primitives.ts'
import { experienceOf, mapHistory, mapOrganisations, newestFirst } from './map-work.ts'
import { isNetwork, profileOf } from './networks.ts'
import { MAX_ENTRIES } from './normalise.ts'
import { firstSentence, shorten, toSentences } from './plain-text.ts'
import type { AddNote, Project, Resume } from './resume.ts'
import { DEFAULT_ICON, skillIcon } from './skill-icon.ts'

/** Content with some of its fields. The sample content fills in the others. */
export type PartialContent = ReturnType<typeof mapContent>

/** Characters that the layout has room for. */
const LIMITS: Record<string, number> = { headline: 90, subtitle: 160, blurb: 280, about: 1000, description: 1500 }

/** Maps a résumé to content. Fields that it has no value for are missing. */
export function mapContent({ basics, work: jobs, skills, projects }: Resume, now: Date, note: AddNote) {
  const { name, label, summary, email } = basics
  const work = jobs.toSorted(newestFirst(now))
  const location = placeOf(basics.location ?? {})
  if (basics.phone) {
    note('skipped', 'basics.phone', 'it would be public; add it to companies.organisations[0].phone to show it')
  }
  if (basics.image) {
    note('skipped', 'basics.image', 'save the picture in content/images/ and write its file name in profile.photo')
  }
  const content = {
    url: siteUrlOf(basics.url, note),
    name,
    title: label === undefined ? name && '{name}' : `{name} | ${label}`,
    description: descriptionOf(basics, location),
    hero: { headline: label, subtitle: summary && firstSentence(summary) },
    profile: { title: label, experience: experienceOf(work, now), location, email },
    expertise: { skills: mapSkills(skills, note) },
    companies: { organisations: mapOrganisations(work, location, now) },
    gallery: { projects: mapProjects(projects, note) },
    history: { entries: mapHistory(work, now, note) },
    footer: { about: summary, profiles: mapProfiles(basics, note) },
  }
  return shortenTexts(content, note)
}

function shortenTexts<Content>(content: Content, note: AddNote): Content {
  return JSON.parse(JSON.stringify(content), (key, value: unknown) => {
    const maximum = LIMITS[key]
    if (typeof value !== 'string' || maximum === undefined || value.length <= maximum) return value
    note('incomplete', `${key} "${shorten(value, 40)}"`, `shortened to ${maximum} characters`)
    return shorten(value, maximum)
  }) as Content // the texts alone have changed
}

/** "Lisbon, Portugal" */
function placeOf({ city, region, address, countryCode }: NonNullable<Resume['basics']['location']>) {
  const isCode = /^[a-z]{2}$/i.test(countryCode ?? '')
  const country = isCode ? new Intl.DisplayNames('en', { type: 'region' }).of(countryCode ?? '') : countryCode
  return [city ?? region ?? address, country].filter(Boolean).join(', ') || undefined
}

/** 50 to 160 characters, or none. */
function descriptionOf({ label, summary = '' }: Resume['basics'], location: string | undefined): string | undefined {
  const role = label && location ? `${label} in ${location}` : label
  return [summary, toSentences([role, summary])].map((text) => shorten(text, 160)).find((text) => text.length >= 50)
}

function siteUrlOf(url: string | undefined, note: AddNote): string | undefined {
  if (url === undefined || (!isNetwork(url) && siteUrl.safeParse(url).success)) return url
  note('skipped', 'basics.url', 'the site cannot be published there; write its own address in url')
  return undefined
}

/** The keywords of each group of skills, or its name if it has none. */
function mapSkills(groups: Resume['skills'], note: AddNote) {
  const names = groups.flatMap(({ name = [], keywords = [] }) => (keywords.length > 0 ? keywords : name))
  // The first spelling wins, at its first place.
  const unique = new Map<string, string>()
  for (const name of names) unique.set(name.toLowerCase(), unique.get(name.toLowerCase()) ?? name)
  const skills = [...unique.values()]
  if (skills.length > MAX_ENTRIES) note('skipped', 'skills', `only the first ${MAX_ENTRIES} are imported`)
  return skills.slice(0, MAX_ENTRIES).map((name) => {
    const icon = skillIcon(name)
    if (icon === DEFAULT_ICON) {
      note('incomplete', `icon of ${name}`, `no icon found; replace ${DEFAULT_ICON} in expertise.skills`)
    }
    return { name, icon }
  })
}

function mapProjects(projects: readonly Project[], note: AddNote) {
  return projects.map(({ name, type, url, description, highlights = [], keywords = [] }, index) => {
    const title = name ?? 'Untitled'
    if (name === undefined) note('incomplete', `projects[${index}].name`, 'write the title in gallery.projects')
    if (url !== undefined) note('skipped', `projects[${index}].url`, 'projects have no link on the site')
    // "All" is the name of the filter that shows every project.
    const category = [type, ...keywords].find((each) => each && each.toLowerCase() !== 'all') ?? 'Projects'
    const text = toSentences([description, ...highlights]) || toSentences([keywords.join(', ') || title])
    return { title, category, description: text }
  })
}

function mapProfiles({ profiles = [] }: Resume['basics'], note: AddNote) {
  return profiles.flatMap((account, index) => {
    const profile = profileOf(account)
    if (profile) return [profile]
    note('skipped', `basics.profiles[${index}]`, 'it has no URL; add the profile to footer.profiles')
    return []
  })
}

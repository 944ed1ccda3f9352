import { siteUrl } from '../../schema/primitives.ts'
import type { PartialContent } from './content.ts'
import { experienceOf } from './dates.ts'
import { mapHistory } from './map-history.ts'
import { mapOrganisations } from './map-organisations.ts'
import { mapProjects } from './map-projects.ts'
import { mapSkills } from './map-skills.ts'
import { isNetwork, profileOf } from './networks.ts'
import type { AddNote, Note, Resume } from './resume.ts'
import { firstSentence, shorten, toSentences } from './shorten.ts'

/** Maps a résumé to content. Fields that it has no value for are missing. */
export function mapContent(resume: Resume, now: Date): { content: PartialContent; notes: Note[] } {
  const notes: Note[] = []
  const note: AddNote = (kind, what, why) => void notes.push({ kind, what, why })
  const fit: Fit = (text, maximum, what) => {
    if (text.length > maximum) note('changed', what, `shortened to ${maximum} characters`)
    return shorten(text, maximum)
  }
  const { basics, work, skills, projects } = resume
  const location = placeOf(basics.location ?? {})
  const label = basics.label && fit(basics.label, 90, 'basics.label')
  const about = basics.summary && fit(basics.summary, 1000, 'basics.summary')
  const content: PartialContent = {
    url: siteUrlOf(basics.url, note),
    name: basics.name,
    title: label === undefined ? basics.name && '{name}' : shorten(`{name} | ${label}`, 120),
    description: descriptionOf(basics, location),
    hero: { headline: label, subtitle: about && shorten(firstSentence(about), 160) },
    profile: {
      title: label,
      experience: experienceOf(work, now),
      location: shorten(location, 80) || undefined,
      email: basics.email,
    },
    expertise: { skills: mapSkills(skills, note) },
    companies: { organisations: mapOrganisations(work, { location, now }) },
    gallery: { projects: mapProjects(projects, { note, fit }) },
    history: { entries: mapHistory(work, { note, fit, now }) },
    footer: { about, profiles: mapProfiles(basics, note) },
  }
  if (basics.phone) {
    note('skipped', 'basics.phone', 'it would be public; add it to companies.organisations[0].phone to show it')
  }
  if (basics.image)
    note('skipped', 'basics.image', 'save the picture in content/images/ and write its file name in profile.photo')
  return { content, notes }
}

/** "Lisbon, Portugal" */
function placeOf({ city, region, address, countryCode = '' }: NonNullable<Resume['basics']['location']>): string {
  const country = /^[a-z]{2}$/i.test(countryCode) ? countries.of(countryCode.toUpperCase()) : countryCode
  return [...new Set([city ?? region ?? address, country].filter(Boolean))].join(', ')
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Shortens a text, and reports it. */
export type Fit = (text: string, maximum: number, what: string) => string

/** 50 to 160 characters, or none. */
function descriptionOf({ label = '', summary = '' }: Resume['basics'], location: string): string | undefined {
  const short = shorten(summary, 160)
  if (short.length >= 50) return short
  const role = location === '' || label === '' ? label : `${label} in ${location}`
  const whole = toSentences([role, summary].filter(Boolean))
  const fitting = shorten(whole.length >= 50 ? whole : `{name}: ${whole}`, 160)
  return fitting.length >= 50 ? fitting : undefined
}

function siteUrlOf(url: string | undefined, note: AddNote): string | undefined {
  if (url === undefined) return undefined
  if (!isNetwork(url) && siteUrl.safeParse(url).success && !/\.(?:html?|pdf|php|json)$/i.test(url)) return url
  note('skipped', 'basics.url', 'the site cannot be published there; write its own address in url')
  return undefined
}

function mapProfiles({ profiles = [] }: Resume['basics'], note: AddNote) {
  return profiles.flatMap((account, index) => {
    const profile = profileOf(account)
    if (profile === null)
      note('skipped', `basics.profiles[${index}]`, 'it has no URL; add the profile to footer.profiles')
    return profile === null ? [] : [profile]
  })
}

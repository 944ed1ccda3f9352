import { siteUrl } from '../../model/schema/primitives.ts'
import { descriptionOf, headlineOf, placeOf, titleOf } from './map-basics.ts'
import {
  mapAwards,
  mapCertificates,
  mapEducation,
  mapLanguages,
  mapPublications,
  mapVolunteering,
} from './map-records.ts'
import { mapProjects, mapSkills, mapWork } from './map-work.ts'
import { networkOf, profileOf, type Account } from './networks.ts'
import type { AddNote } from './note.ts'
import { newestFirst } from './period.ts'
import { sentencesOf } from './plain-text.ts'
import type { Resume } from './resume.ts'

/** Content with some of its fields, without the headings of sections and the texts of the interface. */
export type ImportedContent = ReturnType<typeof mapContent>

/** Characters that the banner has room for. */
const MAX_SUBTITLE = 160

/** Maps a résumé to content. Fields that it has no value for are missing. */
export function mapContent(resume: Resume, note: AddNote) {
  const { name, label, summary, email, phone, image } = resume.basics
  const location = placeOf(resume.basics.location ?? {}, note)
  if (image) note('skipped', 'basics.image', 'save the picture in content/images/ and write its name in profile.photo')
  return {
    url: siteUrlOf(resume.basics, note),
    name,
    title: titleOf(name, label),
    description: descriptionOf(resume, location),
    hero: {
      headline: headlineOf(label) ?? name,
      subtitle: subtitleOf(summary),
    },
    profile: { title: label ?? latestPosition(resume.work), location, email, phone },
    expertise: { skills: mapSkills(resume.skills) },
    gallery: { projects: mapProjects(resume.projects, note) },
    history: { entries: mapWork(resume.work, note) },
    education: { entries: mapEducation(resume.education, note) },
    certificates: { entries: mapCertificates(resume.certificates, note) },
    languages: { entries: mapLanguages(resume.languages, note) },
    publications: { entries: mapPublications(resume.publications, note) },
    awards: { entries: mapAwards(resume.awards, note) },
    volunteering: { entries: mapVolunteering(resume.volunteer, note) },
    footer: { about: summary, profiles: mapProfiles(resume.basics, note) },
  }
}

/** The first sentence of the summary, if the banner has room for it. */
function subtitleOf(summary = ''): string | undefined {
  const sentence = sentencesOf(summary)[0]?.trim()
  return sentence && sentence.length <= MAX_SUBTITLE ? sentence : undefined
}

function latestPosition(work: Resume['work']): string | undefined {
  return work.toSorted(newestFirst).find(({ position }) => position !== undefined)?.position
}

function siteUrlOf({ url }: Resume['basics'], note: AddNote): string | undefined {
  if (url === undefined || networkOf(url)) return undefined
  if (siteUrl.safeParse(url).success) {
    note('to write', 'basics.url', `it became url ${url}; write the URL of this site if it is another one`)
    return url
  }
  note('skipped', `basics.url ${url}`, 'no site can be published there; write its own address in url')
  return undefined
}

function mapProfiles({ profiles = [], url }: Resume['basics'], note: AddNote) {
  // The URL of an account is no address for a site.
  const isAccount =
    url !== undefined && networkOf(url) !== undefined && profiles.every((account) => account.url !== url)
  return [...profiles, ...(isAccount ? [{ url }] : [])].flatMap((account: Account, index) => {
    const profile = profileOf(account)
    if (!profile)
      note(
        'skipped',
        `basics.profiles[${index}]${quoted(account.network ?? account.username)}`,
        'it has no https:// URL; add the profile to footer.profiles',
      )
    else if (account.username && !profile.address.includes(account.username.replace('@', ''))) {
      note('skipped', `basics.profiles[${index}].username${quoted(account.username)}`, 'the site links to the URL only')
    }
    return profile ? [profile] : []
  })
}

function quoted(text: string | undefined): string {
  return text === undefined ? '' : ` "${text}"`
}

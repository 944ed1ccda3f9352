import { plainText, richTextOf } from '../model/fields/rich-text.ts'
import { countryCodeOf } from './countries.ts'
import { mapCustom, mapSections, newestFirst } from './map-entries.ts'
import { profileOf, skillIcon } from './networks.ts'
import { sentencesOf } from './plain-text.ts'
import { type AddNote, NO_FIELD } from './report.ts'
import type { Resume } from './resume.ts'

/** Characters that search results show, and that the banner has room for. */
const MAX_TITLE = 60
const MAX_HEADLINE = 90
const MAX_SUBTITLE = 160
/** A longer label is cut at its first separator: "Engineer" of "Engineer | Payments | Python". */
const MAX_LABEL = 40

/** Maps a résumé to content, without the headings of sections. Fields that it has no value for are undefined. */
export function mapContent(resume: Resume, note: AddNote) {
  const { basics, skills, lists } = resume
  const { name, label, summary = '', email, phone, image } = basics
  const sentences = sentencesOf(plainText(richTextOf(summary)))
  const subtitle = sentences[0]?.trim()
  const role = label ?? newestFirst(lists['work'] ?? []).find((job) => job.position !== undefined)?.position
  const headline = role && role.length > MAX_LABEL ? role.split(/ [|·•–—-] |, /)[0] : role
  const hasRoom = name && headline && `${name} | ${headline}`.length <= MAX_TITLE
  const location = placeOf(basics, note)
  if (image) note('skipped', 'basics.image', 'save the picture in content/images/ and write its name in profile.photo')
  return {
    name,
    title: hasRoom ? `{name} | ${headline}` : undefined,
    description: descriptionOf(sentences, [name, headline].filter(Boolean).join(', ')),
    hero: {
      headline: headline && headline.length <= MAX_HEADLINE ? headline : undefined,
      subtitle: subtitle && subtitle.length <= MAX_SUBTITLE ? subtitle : undefined,
    },
    profile: { title: role, location, email, phone },
    expertise: { skills: mapSkills(skills, note) },
    ...mapSections(resume, note),
    custom: mapCustom(resume, note),
    footer: { about: summary, profiles: mapProfiles(basics, note) },
  }
}

/** The parts of the place. It is one text if the country has no code, or if there is only a city, or only an address without a number. */
function placeOf({ location: { city, region, countryCode: given, address } = {} }: Resume['basics'], note: AddNote) {
  if (address && !city && !/\d/.test(address)) return address
  if (address) note('skipped', 'basics.location.address', NO_FIELD)
  const countryCode = given && countryCodeOf(given)
  if (given && !countryCode) {
    if (!/^[A-Z]{2}$/i.test(given)) return [...new Set([city, region, given])].filter(Boolean).join(', ')
    note('skipped', 'basics.location.countryCode', `there is no country with the code "${given}"`)
  }
  return region || countryCode ? { city, region, countryCode } : city
}

/** The first sentences of the summary, as long as search results show: cut if too long, behind the name if too short. */
function descriptionOf(sentences: readonly string[], owner: string): string | undefined {
  const upTo = (index: number) => sentences.slice(0, index + 1).join('')
  const beginnings = sentences.map((_, index) => upTo(index).trim())
  const long = beginnings.find(({ length }) => length > 160)
  const candidates = [
    ...beginnings.toReversed(),
    long && `${long.slice(0, 159).replace(/\s+\S*$/, '')}…`,
    [owner, ...beginnings.slice(-1)].filter(Boolean).join(': '),
  ]
  return candidates.find((text = '') => text.length >= 50 && text.length <= 160)
}

/** The keywords of a skill become skills of a group, which have levels only in our own résumés. */
function mapSkills(skills: Resume['skills'], note: AddNote) {
  const all = skills.flatMap(({ name, level, keywords, levels = [] }) => {
    if (keywords === undefined) return [{ name, level }]
    if (level !== undefined)
      note('skipped', `skills "${name}", level "${level}"`, 'a group has no level, its skills have')
    return keywords.map((keyword) => ({
      name: keyword,
      group: name,
      level: levels.find((each) => each.name === keyword)?.level,
    }))
  })
  const unique = new Map(all.map((skill) => [JSON.stringify(skill), skill]))
  return [...unique.values()].map(({ name = '', ...fields }) => ({ name, icon: skillIcon(name), ...fields }))
}

/** With the website of the owner: only the owner knows whether this site will replace it. */
function mapProfiles({ profiles = [], url }: Resume['basics'], note: AddNote) {
  const isAdded = url !== undefined && profiles.every((account) => account.url !== url)
  if (isAdded)
    note('changed', 'basics.url', 'it is among the profiles of the footer; the URL of this site is yours to write')
  const accounts = isAdded ? [...profiles, { url }] : profiles
  return accounts.flatMap((account) => {
    const { network, username } = account
    const profile = profileOf(account)
    const what = `basics.profiles[] "${network ?? username}"`
    if (!profile) note('skipped', what, 'it has no https:// URL; add the profile to footer.profiles')
    else if (username && !profile.address.includes(username.replace('@', ''))) {
      note('skipped', `${what} username "${username}"`, 'the site links to the URL only')
    }
    return profile ? [profile] : []
  })
}

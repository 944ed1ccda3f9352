import { iconOfSkill } from '../../generator/images/icon-of-skill.ts'
import { plainText, richTextOf } from '../../model/fields/rich-text.ts'
import { cite, joinDoubts, withDoubts } from '../doubt.ts'
import { type AddNote, noteLeft } from '../report.ts'
import type { Resume } from '../resume.ts'
import { BULLET } from '../values/bullets.ts'
import { countryCodeOf } from '../values/countries.ts'
import { profileOf } from '../values/networks.ts'
import { sentencesOf } from '../values/plain-text.ts'
import { mapCustom, mapSections, newestFirst } from './map-entries.ts'

/** Characters that search results show, and that the banner has room for. */
const MAX_TITLE = 60
const MAX_HEADLINE = 90
const MAX_SUBTITLE = 160
/** A longer label is cut at its first separator: "Engineer" of "Engineer | Payments | Python". */
const MAX_LABEL = 40

/** Maps a résumé to content, without the headings of sections. Fields that it has no value for are undefined. */
export function mapContent(resume: Resume, note: AddNote) {
  const { language, basics, skills, lists } = resume
  const { name, label, summary = '', email, phone, image } = basics
  const sentences = sentencesOf(plainText(richTextOf(summary))).map((sentence) => sentence.replace(BULLET, ''))
  const subtitle = sentences[0]?.trim()
  const job = newestFirst(lists['work'] ?? []).find(({ position }) => position !== undefined)
  const role = label ?? job?.position
  const headline = role && role.length > MAX_LABEL ? role.split(/ [|·•–—-] |, /)[0] : role
  const hasRoom = name && headline && `${name} | ${headline}`.length <= MAX_TITLE
  const location = placeOf(resume, note)
  if (image)
    note(
      'skipped',
      `basics.image "${image}"`,
      'save the picture in content/images/ and write its name in profile.photo',
    )
  const doubtOf = (...fields: string[]) => joinDoubts(basics, fields)
  // What is derived from a value in doubt is in doubt, too.
  // A job that is over says little of what somebody is.
  const past = job?.endDate ? cite('the last job', String(job.position)) : undefined
  const roleDoubt = label === undefined ? (joinDoubts(job, ['position']) ?? past) : doubtOf('label')
  const summaryDoubt = doubtOf('summary')
  const title = hasRoom ? `{name} | ${headline}` : undefined
  const owner = [name, headline].filter(Boolean).join(', ')
  const description = descriptionOf(sentences, owner)
  const hero = {
    headline: headline && headline.length <= MAX_HEADLINE ? headline : undefined,
    subtitle: subtitle && subtitle.length <= MAX_SUBTITLE ? subtitle : undefined,
  }
  const content = {
    language,
    name,
    title,
    description,
    hero: withDoubts(hero, {
      headline: hero.headline && roleDoubt,
      subtitle: hero.subtitle && summaryDoubt,
    }),
    profile: withDoubts(
      { title: role, location, email, phone },
      {
        title: roleDoubt,
        location: doubtOf('location') ?? joinDoubts(basics.location, ['city', 'region', 'countryCode', 'address']),
        email: doubtOf('email'),
        phone: doubtOf('phone'),
      },
    ),
    expertise: { skills: mapSkills(skills) },
    ...mapSections(resume, note),
    custom: mapCustom(resume, note),
    footer: withDoubts(
      { about: summary, profiles: mapProfiles(basics, note) },
      { about: summaryDoubt, profiles: doubtOf('profiles', 'url') },
    ),
  }
  const isBehindOwner = description?.startsWith(`${owner}: `)
  return withDoubts(content, {
    name: doubtOf('name'),
    title: title && roleDoubt,
    description: description && (summaryDoubt ?? (isBehindOwner ? (doubtOf('name') ?? roleDoubt) : undefined)),
  })
}

/** The parts of the place. It is one text if the country has no code, or if there is only a city, or only an address without a number. */
function placeOf({ language = 'en', basics }: Resume, note: AddNote) {
  const { city, region, countryCode: given, address } = basics.location ?? {}
  if (address && !city && !/\d/.test(address)) return address
  if (address) noteLeft(note, 'basics.location.address', address)
  const countryCode = given && countryCodeOf(given, language)
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

/** What LinkedIn adds to names of skills: "Python (Programming Language)". */
const LINKEDIN_SUFFIX = /\s*\((?:programming language|web framework|software)\)$/i

/** The keywords of a skill become skills of a group, which have levels only in our own résumés. */
function mapSkills(skills: Resume['skills']) {
  const all = skills.flatMap((skill) => {
    const { name, level, keywords, levels = [] } = skill
    const doubt = { name: joinDoubts(skill, ['name', 'level', 'keywords']) }
    if (keywords === undefined) return [withDoubts({ name, level }, doubt)]
    const group = level === undefined ? name : `${name} (${level})`
    return keywords.map((keyword) =>
      withDoubts({ name: keyword, group, level: levels.find((each) => each.name === keyword)?.level }, doubt),
    )
  })
  const unique = new Map(all.map((skill) => [JSON.stringify(skill), skill]))
  return [...unique.values()].map(({ name: written = '', ...fields }) => {
    const name = written.replace(LINKEDIN_SUFFIX, '')
    return { name, icon: iconOfSkill(name), ...fields }
  })
}

/** With the website of the owner: only the owner knows whether this site will replace it. */
function mapProfiles({ profiles = [], url }: Resume['basics'], note: AddNote) {
  const isAdded = url !== undefined && profiles.every((account) => account.url !== url)
  if (isAdded)
    note(
      'changed',
      'basics.url',
      'your website is now a link in footer.profiles; the URL of this site is yours to write',
    )
  const accounts = isAdded ? [...profiles, { url }] : profiles
  const addresses = new Set<string>()
  return accounts.flatMap((account) => {
    const { network, username } = account
    const profile = profileOf(account)
    // Other programs have the same account in two places.
    if (profile && addresses.has(addressKey(profile.address))) return []
    if (profile) addresses.add(addressKey(profile.address))
    const what = `basics.profiles[] "${[network, username].filter(Boolean).join(' ')}"`
    if (!profile) note('skipped', what, 'it has no https:// URL; add the profile to footer.profiles')
    else if (username?.split('@').some((part) => !profile.address.includes(part))) {
      note('skipped', what, 'the site links to the URL, without the user name')
    }
    return profile ? [profile] : []
  })
}

/** The same for https://www.ada.dev/ and http://ada.dev */
function addressKey(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
}

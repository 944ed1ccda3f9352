import { valueAt } from '../../../content/content.ts'
import { FORMATS } from '../../formats.mjs'
import type { Importer } from '../../importer.ts'
import { readResume } from '../../read-resume.ts'
import { type AddNote, noteLeft, OTHERS_CONTACT } from '../../report.ts'
import { objectIn, parseObject } from '../../values/parse-object.ts'
import { isRecord, textIn, toList } from '../../values/values.ts'
import { ownSection } from '../../write/own-sections.ts'

type Group = Readonly<Record<string, unknown>>

/** https://github.com/fresh-standard/fresh-resume-schema */
export const fresh: Importer = {
  ...FORMATS.fresh,
  leftOut: { settings: /^meta$/, isHidden: isPrivate },
  accepts: (source) => /^FRESH(?:@|$)/.test(textIn(valueAt(objectIn(source), ['meta', 'format']))),
  read(source, note) {
    const given = parseObject(source)
    const entriesOf = (name: string, read: (entry: Group) => Group) => groupsIn(given[name], note, name).map(read)
    const own = [
      ownSection('speaking', 'Speaking', 'timeline', entriesOf('speaking', talkOf)),
      ownSection('writing-samples', 'Samples', 'records', entriesOf('samples', sampleOf)),
      ownSection('reading', 'Reading', 'records', entriesOf('reading', bookOf)),
      ownSection('extracurricular', 'Extracurricular', 'timeline', entriesOf('extracurricular', activityOf)),
    ]
    const file = {
      basics: basicsOf(given),
      work: entriesOf('employment', ({ employer, ...entry }) => ({ ...dated(entry), name: employer })),
      volunteer: entriesOf('service', dated),
      education: entriesOf('education', schoolOf),
      projects: entriesOf('projects', projectOf),
      skills: skillsOf(given['skills']),
      languages: entriesOf('languages', ({ language, level }) => ({ language, fluency: level })),
      awards: entriesOf('recognition', ({ title, date, from, summary }) => ({ title, date, awarder: from, summary })),
      publications: entriesOf('writing', publicationOf),
      interests: entriesOf('interests', ({ name, keywords, summary }) => ({ name, keywords: keywords ?? summary })),
      organizations: [
        ...entriesOf('affiliation', ({ organization, ...entry }) => ({ ...dated(entry), name: organization })),
        ...entriesOf('governance', ({ organization, ...entry }) => ({ ...dated(entry), name: organization })),
      ],
      references: [
        ...entriesOf('testimonials', ({ name, quote }) => ({ name, reference: quote })),
        ...entriesOf('references', (entry) => referenceOf(entry, note)),
      ],
      meta: { sections: own.filter(({ entries }) => entries.length > 0) },
    }
    return readResume(file, note)
  },
}

/** References and testimonials that the owner does not show. */
function isPrivate(group: Group): boolean {
  return group['private'] === true
}

/** A list, or the list of a group that has a summary beside it. */
function groupsIn(value: unknown, note: AddNote, name: string): Group[] {
  const entries = toList(isRecord(value) ? value['history'] : value).filter(isRecord)
  for (const entry of entries.filter(isPrivate)) {
    note('skipped', `${name} "${textIn(entry['name'])}"`, 'you have marked it as private')
  }
  return entries.filter((entry) => !isPrivate(entry))
}

function basicsOf({ name, info, contact, location, social }: Group): Group {
  const { label, brief, image } = Object(info) as Group // any value can be read like this
  const { email, phone, website, other } = Object(contact) as Group
  const { address, city, region, country } = Object(location) as Group
  const addresses = toList(other).filter((each) => /^https?:/i.test(textIn(valueAt(each, ['value']))))
  return {
    name,
    label,
    image,
    email,
    phone,
    url: website,
    summary: brief,
    location: { address, city, region, countryCode: country },
    profiles: [
      ...toList(social).map((each) => {
        const { network, label: shown = network, user, url } = Object(each) as Group
        return { network: network ?? shown, username: user, url }
      }),
      ...addresses.map((each) => ({ network: valueAt(each, ['label']), url: valueAt(each, ['value']) })),
    ],
  }
}

function dated({ start, end, ...entry }: Group): Group {
  return { ...entry, startDate: start, endDate: end }
}

function schoolOf({ title, institution, url, area, studyType = title, start, end, grade, curriculum, summary }: Group) {
  return {
    institution,
    url,
    area,
    studyType,
    startDate: start,
    endDate: end,
    score: grade,
    courses: curriculum,
    summary,
  }
}

function projectOf({ title, category, description, summary, role, url, repo, media: _media, ...entry }: Group): Group {
  const texts = [description, summary].map(textIn).filter((text) => text !== '')
  return {
    ...dated(entry),
    name: title,
    type: category,
    description: [...new Set(texts)].join('\n'),
    roles: role,
    url: url ?? repo,
  }
}

function publicationOf({ title, publisher, date, url, summary }: Group): Group {
  return {
    name: title,
    publisher: isRecord(publisher) ? publisher['name'] : publisher,
    releaseDate: date,
    url,
    summary,
  }
}

function talkOf({ title, event, date, ...entry }: Group): Group {
  return { ...entry, position: title, name: event, startDate: date, endDate: date }
}

function bookOf({ title, author, date, url, summary }: Group): Group {
  return { title, by: toList(author).map(textIn).join(', '), date, url, summary }
}

function activityOf({ title, activity, ...entry }: Group): Group {
  return { ...dated(entry), position: title, name: activity }
}

function sampleOf({ title, date, url, summary }: Group): Group {
  return { title, date, url, summary }
}

function referenceOf({ name, role, summary, contact }: Group, note: AddNote): Group {
  for (const each of toList(contact))
    noteLeft(note, `references "${textIn(name)}"`, valueAt(each, ['value']), OTHERS_CONTACT)
  return { name, role, reference: summary }
}

/** `sets` are groups of names, and `list` has the levels of the same skills, and others. */
function skillsOf(value: unknown): Group[] {
  const { sets, list } = Object(value) as Group // any value can be read like this
  const single = toList(list).filter(isRecord)
  const groups = toList(sets).filter(isRecord)
  const inSets = new Set(groups.flatMap(({ skills }) => toList(skills)))
  return [
    ...groups.map(({ name, level, skills }) => ({
      name,
      level,
      keywords: skills,
      levels: single.filter((each) => each['level'] !== undefined && toList(skills).includes(each['name'])),
    })),
    ...single.filter(({ name }) => !inSets.has(name)).map(({ name, level }) => ({ name, level })),
  ]
}

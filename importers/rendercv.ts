import { valueAt } from '../generator/read/position.ts'
import type { CustomKind } from '../model/sections/custom.ts'
import { splitPeriod } from './dates.ts'
import { FORMATS } from './formats.mjs'
import type { Importer } from './importer.ts'
import { listNamed } from './languages.ts'
import { assertFewSections, idFor, ownSection } from './own-sections.ts'
import { objectIn, parseObject } from './parse-object.ts'
import { readResume } from './read-resume.ts'
import { type AddNote, DESIGN, noteLeft, ONE_VALUE } from './report.ts'
import { isRecord, toList, textIn } from './values.ts'

type Group = Record<string, unknown>

export const renderCv: Importer = {
  ...FORMATS.renderCv,
  accepts: (source) => isRecord(objectIn(source)?.['cv']),
  read(source, note) {
    const { cv, ...others } = parseObject(source)
    const { sections, ...basics } = Object(cv) as Group // `accepts` has looked
    for (const [name, value] of Object.entries(others)) {
      if (SETTINGS.has(name)) note('skipped', name, DESIGN)
      else noteLeft(note, name, value)
    }
    const { lists, headings, summary, own } = sortSections(Object(sections) as Group)
    const file = { ...lists, basics: { ...basicsOf(basics, note), summary }, meta: { sections: own } }
    const locale = others['locale'] ?? others['locale_catalog']
    return readResume(file, note, { language: valueAt(locale, ['language']), headings })
  },
}

const SETTINGS = new Set(['design', 'locale', 'locale_catalog', 'settings', 'rendercv_settings'])

/** The types of entries, each with a field that only it has; the first that an entry has tells its type. */
const TYPES = {
  label: 'oneLine',
  details: 'oneLine',
  company: 'experience',
  position: 'experience',
  institution: 'education',
  area: 'education',
  authors: 'publication',
  journal: 'publication',
  doi: 'publication',
  title: 'publication',
  bullet: 'text',
  number: 'text',
  reversed_number: 'text',
  name: 'normal',
} as const
type Type = (typeof TYPES)[keyof typeof TYPES] | 'unknown'

function typeOf(entry: unknown): Type {
  if (!isRecord(entry)) return 'text'
  return Object.entries(TYPES).find(([field]) => entry[field] !== undefined)?.[1] ?? 'unknown'
}

/** Lists that a section of this type is, whatever its name; the first such section, if none has the name. */
const LIST_OF_TYPE: Partial<Record<Type, string>> = {
  experience: 'work',
  education: 'education',
  publication: 'publications',
}

/** Sections are lists of a résumé by their names or their types, the summary, or sections of the owner's own. */
function sortSections(sections: Group) {
  const lists: Record<string, Group[]> = {}
  const headings: Record<string, string> = {}
  const own: Group[] = []
  const summary: string[] = []
  assertFewSections(Object.keys(sections))
  const all = Object.entries(sections).map(([name, value]) => {
    const entries = toList(value)
    return { title: titleOf(name), entries, type: typeOf(entries[0]), list: listNamed(name) }
  })
  const named = new Set(all.map(({ list }) => list))
  for (const { title, entries, type, list } of all) {
    const groups = entries.map((entry): Group => (isRecord(entry) ? { ...entry } : { text: entry }))
    const ofType = LIST_OF_TYPE[type]
    const place = list ?? (ofType !== undefined && !named.has(ofType) ? ofType : undefined)
    const read = place === undefined ? undefined : READERS[place]?.[type]
    if (entries.length === 0) continue
    if (type === 'text' && list === 'summary') summary.push(...entries.map(textOf))
    else if (place !== undefined && read !== undefined && lists[place] === undefined) {
      lists[place] = groups.map(read)
      headings[place] = title
    } else {
      const [kind, readOwn] = OWN[type]
      own.push(ownSection(idFor(title, own), title, kind, groups.map(readOwn)))
    }
  }
  return { lists, headings, own, summary: summary.join('\n') }
}

type Read = (entry: Group) => Group

const job: Read = (entry) => linked(periodic(entry), 'company')

const publication: Read = ({ authors, summary, doi, url, date, journal, title, ...rest }) => ({
  ...rest,
  ...linked(
    { url: doi ? `https://doi.org/${textIn(doi).replace(/^https?:\/\/(?:dx\.)?doi\.org\//, '')}` : url, title },
    'title',
  ),
  ...(doi && url ? { 'url beside the DOI': url } : {}),
  publisher: journal,
  releaseDate: date,
  summary: [toList(authors).join(', '), summary].filter(Boolean).join('\n'),
})

/** How the entries of a list are read, by their type. Those of other types become a section of the owner's own. */
const READERS: Record<string, Partial<Record<Type, Read>>> = {
  work: { experience: job, normal: (entry) => renamed(linked(periodic(entry), 'name'), { name: 'position' }) },
  volunteer: {
    experience: (entry) => renamed(job(entry), { company: 'organization' }),
    normal: (entry) => renamed(linked(periodic(entry), 'name'), { name: 'organization' }),
  },
  education: {
    education: (entry) => renamed(linked(periodic(entry), 'institution'), { grade: 'score' }),
    normal: (entry) => renamed(linked(periodic(entry), 'name'), { name: 'institution' }),
  },
  projects: {
    normal: (entry) => linked(periodic(entry), 'name'),
    experience: (entry) => renamed(job(entry), { company: 'name', position: 'roles' }),
  },
  publications: { publication },
  skills: {
    oneLine: ({ label, details, ...rest }) => ({ ...rest, name: label, keywords: wordsIn(details) }),
    text: (entry) => skillsOf(textOf(entry)),
  },
  languages: {
    oneLine: ({ label, details, ...rest }) => ({ ...rest, language: label, fluency: details }),
    text: (entry) => ({ language: textOf(entry) }),
  },
  interests: {
    oneLine: ({ label, details, ...rest }) => ({ ...rest, name: label, keywords: details }),
    text: (entry) => ({ name: textOf(entry) }),
  },
  certificates: { normal: (entry) => linked(entry, 'name') },
  awards: { normal: (entry) => renamed(linked(entry, 'name'), { name: 'title' }) },
}

/** What the entries of a section of the owner's own are, by their type. */
const OWN: Record<Type, [kind: CustomKind, read: Read]> = {
  text: ['text', (entry) => ({ text: textOf(entry) })],
  unknown: ['text', (entry) => ({ text: textOf(entry) })],
  oneLine: ['records', (entry) => renamed(entry, { label: 'title', details: 'summary' })],
  publication: [
    'records',
    (entry) => renamed(publication(entry), { name: 'title', publisher: 'by', releaseDate: 'date' }),
  ],
  education: [
    'timeline',
    (entry) => {
      const { degree, area, institution, ...rest } = linked(periodic(entry), 'institution')
      return { ...rest, name: institution, position: [degree, area].filter(Boolean).join(', ') }
    },
  ],
  experience: ['timeline', (entry) => job(entry)],
  normal: ['timeline', (entry) => renamed(linked(periodic(entry), 'name'), { name: 'position' })],
}

/** "Languages: Python, Go" as a group of skills */
function skillsOf(text: string): Group {
  const [, name, keywords] = /^\**([^:*]{1,40}?)\**\s*:\**\s*(.+)$/s.exec(text) ?? []
  return name === undefined ? { keywords: wordsIn(text) } : { name, keywords: wordsIn(keywords) }
}

/** Without the full stop of a sentence: "Jenkins, Selenium." */
function wordsIn(words: unknown): unknown {
  return typeof words === 'string' ? words.replace(/(?<=,.*)\.$/s, '') : words
}

/** The text of an entry that has nothing else: a bullet, a number, a text. */
function textOf(entry: unknown): string {
  if (!isRecord(entry)) return textIn(entry)
  const { text, bullet, number, reversed_number: reversed } = entry
  const found = [text, bullet, number, reversed].find((each) => each !== undefined)
  return textIn(found ?? Object.values(entry).join(', '))
}

/** With the dates of a JSON Resume. As in RenderCV, `date` alone counts if there is one. */
function periodic({ date, start_date: start, end_date: end, ...rest }: Group): Group {
  const [url] = /https?:\/\/[^\s)]+/.exec(textIn(date)) ?? []
  if (url !== undefined) return { url, ...rest, startDate: start, endDate: end }
  if (date) return { ...rest, ...splitPeriod(textIn(date)) }
  return { ...rest, startDate: start, endDate: end }
}

/** A name that is a link, "[Tides](https://tides.dev)", as name and URL. */
function linked(entry: Group, field: string): Group {
  const [, text, url] = /^\**\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)\**$/.exec(textIn(entry[field])) ?? []
  return text === undefined ? entry : { url, ...entry, [field]: text }
}

function renamed(entry: Group, names: Readonly<Record<string, string>>): Group {
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [names[name] ?? name, value]))
}

const SMALL_WORDS = new Set(['and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** "Invited Talks" for invited_talks. RenderCV shows a name with a space or a capital letter as it is. */
function titleOf(name: string): string {
  if (/[\s\p{Lu}]/u.test(name)) return name
  const words = name.split('_').filter(Boolean)
  return words.map((word) => (SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(' ')
}

/** Several addresses are possible; the site shows one of each, but all websites. */
function basicsOf(
  {
    email,
    phone,
    website,
    photo,
    location,
    social_networks: networks,
    custom_connections: connections,
    ...rest
  }: Group,
  note: AddNote,
) {
  const first = (field: string, values: unknown) => {
    const [one, ...others] = toList(values).map(textIn)
    noteLeft(note, `cv.${field}`, others, ONE_VALUE)
    return one
  }
  const [url, ...urls] = toList(website)
  const custom = toList(connections).flatMap((connection) => {
    const { placeholder, url: address } = Object(connection) as Group // any value can be read like this
    if (address) return [{ network: placeholder, url: address }]
    noteLeft(note, 'cv.custom_connections', placeholder)
    return []
  })
  return {
    ...rest,
    email: first('email', email),
    phone: first('phone', phone)?.replace(/^tel:/, ''),
    url,
    image: photo,
    location: { city: location },
    profiles: [...toList(networks), ...urls.map((each) => ({ url: each })), ...custom],
  }
}

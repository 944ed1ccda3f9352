import type { CustomKind } from '../../../model/sections/custom.ts'
import { doubtsOf, withDoubts } from '../../doubt.ts'
import { periodFields } from '../../values/period-fields.ts'
import { isEmpty, isRecord, textIn, toList } from '../../values/values.ts'

export type Group = Record<string, unknown>

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
export type Type = (typeof TYPES)[keyof typeof TYPES] | 'unknown'

export function typeOf(entry: unknown): Type {
  if (!isRecord(entry)) return 'text'
  return Object.entries(TYPES).find(([field]) => !isEmpty(entry[field]))?.[1] ?? 'unknown'
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
export const READERS: Record<string, Partial<Record<Type, Read>>> = {
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
export const OWN: Record<Type, [kind: CustomKind, read: Read]> = {
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
export function textOf(entry: unknown): string {
  if (!isRecord(entry)) return textIn(entry)
  const { text, bullet, number, reversed_number: reversed } = entry
  const found = [text, bullet, number, reversed].find((each) => each !== undefined)
  // In YAML, the text "Result: cut the bill" is a group with one field.
  const pairs = Object.entries(entry).map(([name, value]) => `${name}: ${textIn(value)}`)
  return textIn(found ?? pairs.join(', '))
}

/** With the dates of a JSON Resume. As in RenderCV, `date` alone counts if there is one. */
function periodic({ date, start_date: start, end_date: end, highlights, ...given }: Group): Group {
  const rest = { ...given, ...(highlights !== undefined && { highlights: unnested(highlights) }) }
  const [url] = /https?:\/\/[^\s)]+/.exec(textIn(date)) ?? []
  if (url !== undefined) return { url, ...rest, startDate: start, endDate: end }
  if (date) return { ...rest, ...periodFields(textIn(date), 'date') }
  return { ...rest, startDate: start, endDate: end }
}

/** Highlights with those nested in them, which RenderCV writes as " - ". A single one in a line is a dash. */
function unnested(highlights: unknown): unknown {
  if (!Array.isArray(highlights)) return highlights
  return highlights.flatMap((highlight: unknown) => {
    if (typeof highlight !== 'string') return [highlight]
    const lines = highlight.split(/\n\s{0,20}- /)
    if (lines.length > 1) return lines
    const parts = highlight.split(' - ')
    return parts.length > 2 ? parts : [highlight]
  })
}

/** A name that is a link, "[Tides](https://tides.dev)", as name and URL. */
function linked(entry: Group, field: string): Group {
  const [, text, url] = /^\**\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)\**$/.exec(textIn(entry[field])) ?? []
  return text === undefined ? entry : { url, ...entry, [field]: text }
}

function renamed(entry: Group, names: Readonly<Record<string, string>>): Group {
  const fields = Object.entries(entry).map(([name, value]) => [names[name] ?? name, value])
  return withDoubts(Object.fromEntries(fields), doubtsOf(entry))
}

import type { CustomSection, SectionName } from '../../../model/content.ts'

/** A value that is the same in the content. `lines` may have line breaks, `prose` and `list` also links. */
type SameKind = 'text' | 'lines' | 'prose' | 'list' | 'words' | 'url' | 'date'
/** Where the content has a period, one text instead of a list (`first`), words with commas or a list of links instead. */
export type Kind = SameKind | 'start' | 'end' | 'first' | 'joined' | 'link'

/** `to` is the field of the content; `aliases` are what older résumés, LinkedIn's tables and people call the field. */
type ResumeField = { kind: Kind; to: string; aliases: Names }
type Fields = Readonly<Record<string, ResumeField>>
type Names = readonly string[]
/** `names` are the fields that can name an entry, the best one first. */
export type EntryTable = { aliases: Names; names: Names; fields: Fields }
type Section = EntryTable & { section: Exclude<SectionName, 'expertise' | 'companies'> }

const of =
  (kind: Kind) =>
  (to: string, ...aliases: string[]): ResumeField => ({ kind, to, aliases })
const table = (aliases: Names, names: Names, fields: Fields): EntryTable => ({ aliases, names, fields })
const section = (name: Section['section'], ...rest: Parameters<typeof table>): Section => ({
  section: name,
  ...table(...rest),
})

const text = of('text')
const prose = of('prose')
const list = of('list')
const date = of('date')
const url = of('url')('address', 'website')
const period = { startDate: of('start')('period', 'started on'), endDate: of('end')('period', 'finished on') }
const texts = { summary: prose('description', 'description'), highlights: list('highlights') }

/** The sections of a JSON Resume (https://jsonresume.org/schema) with the entries of a section of the site, in its order. */
export const RESUME_SECTIONS = {
  work: section('history', ['experience', 'positions'], ['position', 'name'], {
    name: text('employer', 'company', 'employer', 'company name'),
    location: text('location'),
    position: text('role', 'title', 'role'),
    url,
    ...period,
    ...texts,
    // Not in the standard, which allows further fields.
    keywords: of('words')('technologies', 'technologies', 'skills'),
  }),
  volunteer: section('volunteering', ['volunteering'], ['organization', 'position'], {
    organization: text('organisation', 'organisation', 'company name', 'name'),
    position: text('role', 'role'),
    url,
    ...period,
    ...texts,
  }),
  education: section('education', [], ['institution', 'studyType', 'area'], {
    institution: text('institution', 'school', 'school name'),
    url,
    area: text('area'),
    studyType: text('degree', 'degree', 'degree name'),
    ...period,
    score: text('score', 'gpa'),
    courses: of('words')('courses'),
    // Not in the standard, which allows further fields.
    summary: prose('description', 'description', 'notes'),
  }),
  awards: section('awards', ['honors'], ['title'], {
    title: text('title', 'name'),
    date: date('date', 'issued on'),
    awarder: text('awarder', 'issuer'),
    summary: prose('summary', 'description'),
  }),
  certificates: section('certificates', ['certifications'], ['name'], {
    name: text('name', 'title'),
    date: date('date', 'started on'),
    url,
    issuer: text('issuer', 'authority'),
  }),
  publications: section('publications', [], ['name'], {
    name: text('title', 'title'),
    publisher: text('publisher'),
    releaseDate: date('date', 'published on', 'date'),
    url,
    summary: prose('summary', 'description'),
  }),
  languages: section('languages', [], ['language'], {
    language: text('name', 'name'),
    fluency: text('fluency', 'level', 'proficiency'),
  }),
  projects: section('gallery', [], ['name', 'type'], {
    name: text('title', 'title'),
    description: prose('description', 'summary'),
    highlights: list('highlights'),
    keywords: of('words')('technologies'),
    ...period,
    url: of('link')('links', 'website'),
    roles: of('first')('role', 'role'),
    type: text('category'),
  }),
}

export type ResumeSection = keyof typeof RESUME_SECTIONS

const record = { by: text('by', 'publisher'), date: date('date'), url }

/** The entries of the owner's own sections, for each kind. */
export const CUSTOM_TABLES: Readonly<Record<CustomSection['kind'], EntryTable>> = {
  timeline: { ...RESUME_SECTIONS.work, aliases: [] },
  records: table([], ['title'], { title: text('title', 'name'), ...record, summary: prose('summary', 'description') }),
  quotes: table(['recommendations received'], ['reference'], {
    name: text('by'),
    reference: prose('text', 'text'),
    role: text('role', 'position'),
  }),
  text: table([], ['text'], { text: prose('text') }),
}

/** The lists of a JSON Resume, and the tables of LinkedIn's, that are sections of the owner's own on the site. */
export const CUSTOM_LISTS = {
  interests: {
    kind: 'records',
    ...table([], ['name'], { name: text('title', 'title'), keywords: of('joined')('summary', 'summary'), ...record }),
  },
  references: { kind: 'quotes', ...CUSTOM_TABLES.quotes },
  organizations: { kind: 'timeline', ...CUSTOM_TABLES.timeline },
  courses: { kind: 'records', ...CUSTOM_TABLES.records },
} as const

/** The list of the standard that has the entries of an own section. The others are in `meta.sections`. */
export function standardListOf({ id, kind }: Pick<CustomSection, 'id' | 'kind'>) {
  if (kind === 'quotes') return 'references'
  return id === 'interests' && kind !== 'timeline' ? 'interests' : undefined
}

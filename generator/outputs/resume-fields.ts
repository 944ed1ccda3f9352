import type { SectionName } from '../../model/content.ts'

/**
 * The form of a value in the résumé. The content differs where it has a period (`start`, `end`), one text instead of a list
 * (`first`) or a list of links (`link`). `lines` may have line breaks; `words` are separated by commas if they are no list.
 */
export type Kind = 'text' | 'lines' | 'list' | 'words' | 'url' | 'date' | 'start' | 'end' | 'first' | 'link'

/** `to` is the field of the content; `aliases` are what older résumés, LinkedIn's tables and people call the field. */
type ResumeField = { kind: Kind; to: string; aliases: readonly string[] }
/** `names` are the fields that can name an entry, the best one first. */
type Section = {
  section: Exclude<SectionName, 'expertise' | 'companies'>
  aliases: readonly string[]
  names: readonly string[]
  fields: Readonly<Record<string, ResumeField>>
}

const of =
  (kind: Kind) =>
  (to: string, ...aliases: string[]): ResumeField => ({ kind, to, aliases })
const section = (
  name: Section['section'],
  aliases: readonly string[],
  names: readonly string[],
  fields: Section['fields'],
): Section => ({ section: name, aliases, names, fields })

const text = of('text')
const lines = of('lines')
const list = of('list')
const date = of('date')
const url = of('url')('address', 'website')
const period = { startDate: of('start')('period', 'started on'), endDate: of('end')('period', 'finished on') }
const prose = { summary: lines('description', 'description'), highlights: list('highlights') }

/** The sections of a JSON Resume (https://jsonresume.org/schema) with the entries of a section of the site, in its order. */
export const RESUME_SECTIONS = {
  work: section('history', ['experience', 'positions'], ['position', 'name'], {
    name: text('employer', 'company', 'employer', 'company name'),
    location: text('location'),
    position: text('role', 'title', 'role'),
    url,
    ...period,
    ...prose,
  }),
  volunteer: section('volunteering', ['volunteering'], ['organization', 'position'], {
    organization: text('organisation', 'organisation', 'company name'),
    position: text('role', 'role'),
    url,
    ...period,
    ...prose,
  }),
  education: section('education', [], ['institution', 'studyType', 'area'], {
    institution: text('institution', 'school', 'school name'),
    url,
    area: text('area'),
    studyType: text('degree', 'degree', 'degree name'),
    ...period,
    score: text('score', 'gpa'),
    courses: list('courses'),
    // Not in the standard, which allows further fields.
    summary: lines('description', 'description', 'notes'),
  }),
  awards: section('awards', ['honors'], ['title'], {
    title: text('title', 'name'),
    date: date('date', 'issued on'),
    awarder: text('awarder', 'issuer'),
    summary: lines('summary', 'description'),
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
    summary: lines('summary', 'description'),
  }),
  languages: section('languages', [], ['language'], {
    language: text('name', 'name'),
    fluency: text('fluency', 'level', 'proficiency'),
  }),
  projects: section('gallery', [], ['name', 'type'], {
    name: text('title', 'title'),
    description: lines('description', 'summary'),
    highlights: list('highlights'),
    keywords: of('words')('technologies'),
    ...period,
    url: of('link')('links', 'website'),
    roles: of('first')('role', 'role'),
    type: text('category'),
  }),
}

export type ResumeSection = keyof typeof RESUME_SECTIONS

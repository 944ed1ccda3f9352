import type {
  Award,
  Certificate,
  EducationEntry,
  Language,
  Project,
  Publication,
  VolunteeringEntry,
  WorkHistoryEntry,
} from '../../model/content.ts'

/**
 * The form of a value in the résumé. The content differs where it has a period (`start`, `end`), one text instead of a list
 * (`first`) or a list of links (`link`). `lines` may have line breaks; `words` are separated by commas if they are no list.
 */
export type Kind = 'text' | 'lines' | 'list' | 'words' | 'url' | 'date' | 'start' | 'end' | 'first' | 'link'

/** `to` is the field of the content; `aliases` are what older résumés, LinkedIn's tables and people call the field. */
type ResumeField<To extends string = string> = { kind: Kind; to: To; aliases: readonly string[] }

const of =
  (kind: Kind) =>
  <To extends string>(to: To, ...aliases: string[]): ResumeField<To> => ({ kind, to, aliases })
const text = of('text')
const lines = of('lines')
const list = of('list')
const words = of('words')
const url = of('url')('address', 'website')
const date = of('date')
const period = { startDate: of('start')('period', 'started on'), endDate: of('end')('period', 'finished on') }

type Entries = {
  history: WorkHistoryEntry
  volunteering: VolunteeringEntry
  education: EducationEntry
  awards: Award
  certificates: Certificate
  publications: Publication
  languages: Language
  gallery: Project
}
type Section<Name extends keyof Entries, To extends string> = {
  section: Name
  aliases: readonly string[]
  /** The fields that can name an entry, the best one first. */
  names: readonly string[]
  fields: Readonly<Record<string, ResumeField<To>>>
}

const SECTIONS = {
  work: {
    section: 'history',
    aliases: ['experience', 'positions'],
    names: ['position', 'name'],
    fields: {
      name: text('employer', 'company', 'employer', 'company name'),
      location: text('location'),
      position: text('role', 'title', 'role'),
      url,
      ...period,
      summary: lines('description', 'description'),
      highlights: list('highlights'),
    },
  },
  volunteer: {
    section: 'volunteering',
    aliases: ['volunteering'],
    names: ['organization', 'position'],
    fields: {
      organization: text('organisation', 'organisation', 'company name'),
      position: text('role', 'role'),
      url,
      ...period,
      summary: lines('description', 'description'),
      highlights: list('highlights'),
    },
  },
  education: {
    section: 'education',
    aliases: [],
    names: ['institution', 'studyType', 'area'],
    fields: {
      institution: text('institution', 'school', 'school name'),
      url,
      area: text('area'),
      studyType: text('degree', 'degree', 'degree name'),
      ...period,
      score: text('score', 'gpa'),
      courses: list('courses'),
      // Not in the standard, which allows further fields.
      summary: lines('description', 'description', 'notes'),
    },
  },
  awards: {
    section: 'awards',
    aliases: ['honors'],
    names: ['title'],
    fields: {
      title: text('title', 'name'),
      date: date('date', 'issued on'),
      awarder: text('awarder', 'issuer'),
      summary: lines('summary', 'description'),
    },
  },
  certificates: {
    section: 'certificates',
    aliases: ['certifications'],
    names: ['name'],
    fields: {
      name: text('name', 'title'),
      date: date('date', 'started on'),
      url,
      issuer: text('issuer', 'authority'),
    },
  },
  publications: {
    section: 'publications',
    aliases: [],
    names: ['name'],
    fields: {
      name: text('title', 'title'),
      publisher: text('publisher'),
      releaseDate: date('date', 'published on', 'date'),
      url,
      summary: lines('summary', 'description'),
    },
  },
  languages: {
    section: 'languages',
    aliases: [],
    names: ['language'],
    fields: { language: text('name', 'name'), fluency: text('fluency', 'level', 'proficiency') },
  },
  projects: {
    section: 'gallery',
    aliases: [],
    names: ['name', 'type'],
    fields: {
      name: text('title', 'title'),
      description: lines('description', 'summary'),
      highlights: list('highlights'),
      keywords: words('technologies'),
      ...period,
      url: of('link')('links', 'website'),
      roles: of('first')('role', 'role'),
      type: text('category'),
    },
  },
} as const satisfies Record<
  string,
  { [Name in keyof Entries]: Section<Name, keyof Entries[Name] & string> }[keyof Entries]
>

export type ResumeSection = keyof typeof SECTIONS

/** The sections of a JSON Resume (https://jsonresume.org/schema) with the entries of a section of the site, in its order. */
export const RESUME_SECTIONS: Readonly<Record<ResumeSection, Section<keyof Entries, string>>> = SECTIONS

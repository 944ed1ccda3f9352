import { z } from 'zod'
import { bodyOf, defineEntry, defineOtherSection, head, showAll } from '../define-section.ts'
import { httpsUrl } from '../fields/address.ts'
import { audience } from '../fields/audience.ts'
import { date } from '../fields/date.ts'
import { uniqueList } from '../fields/list.ts'
import { cvRichText } from '../fields/rich-text.ts'
import { cvText, slug } from '../fields/text.ts'
import type { ResumeList, ResumeTable } from '../resume.ts'
import type { SectionView } from '../view.ts'
import { job } from './history.ts'

const record = defineEntry({
  kind: 'records',
  entry: z.strictObject({
    title: cvText.describe('The title of the entry.'),
    by: cvText.optional().describe('Who published, gave or organised it.').meta({ label: 'From' }),
    date: date.optional().describe('When it was.').meta({ isCommon: true }),
    address: httpsUrl.optional().describe('The URL where others can see it.'),
    summary: cvRichText.optional().describe('What it is about, in a sentence or two.'),
    ...audience,
  }),
  show: (entry) => entry,
  resume: {
    names: ['title'],
    fields: {
      title: { from: 'title', kind: 'text', aliases: ['name'] },
      by: { from: 'by', kind: 'text', aliases: ['publisher'] },
      date: { from: 'date', kind: 'date' },
      url: { from: 'address', kind: 'url', aliases: ['website'] },
      summary: { from: 'summary', kind: 'prose', aliases: ['description'] },
    },
  },
})

const quote = defineEntry({
  kind: 'quotes',
  entry: z.strictObject({
    text: cvRichText.describe('What the person says.').meta({ label: 'Quote' }),
    by: cvText.describe('The name of the person.').meta({ label: 'Person' }),
    role: cvText
      .optional()
      .describe('Who that is, such as Head of Platform, Harbour Health.')
      .meta({ label: 'Who that is', example: 'Head of Platform' }),
    address: httpsUrl.optional().describe('The URL of a page of the person.'),
    ...audience,
  }),
  show: (entry) => entry,
  resume: {
    names: ['reference'],
    fields: {
      name: { from: 'by', kind: 'text' },
      reference: { from: 'text', kind: 'prose', aliases: ['text', 'summary', 'description'] },
      role: { from: 'role', kind: 'text', aliases: ['position', 'relationship'] },
      url: { from: 'address', kind: 'url', aliases: ['website'] },
    },
  },
})

const paragraph = {
  entry: cvRichText,
  resume: { names: ['text'], fields: { text: { from: 'text', kind: 'prose' } } } satisfies ResumeTable,
}

/** What the entries of a section of the owner's own are. */
export const CUSTOM_KINDS = { timeline: job, records: record, quotes: quote, text: paragraph } as const
export type CustomKind = keyof typeof CUSTOM_KINDS

const KINDS = Object.keys(CUSTOM_KINDS) as CustomKind[] // its names

const customOf = <Kind extends CustomKind>(kind: Kind) =>
  z.strictObject({
    id: slug.describe('The name of the section in addresses, /#id, and in `cv.sections`.').meta({
      label: 'Name in its address',
      help: 'A short name for its address, in lowercase letters, digits and hyphens.',
      example: 'talks',
    }),
    kind: z
      .literal(kind)
      .meta({ untranslatable: true, expects: KINDS.map((each) => `\`${each}\``).join(' or ') })
      .describe('What the entries are: timeline (like jobs), records (with a date), quotes, or text (paragraphs).')
      .meta({ label: 'Kind of entries' }),
    ...head,
    entries: z
      .array(CUSTOM_KINDS[kind].entry as (typeof CUSTOM_KINDS)[Kind]['entry'])
      .min(1)
      .describe(
        'The entries: like those of `history` for a timeline; `title`, `by`, `date`, `address` and `summary` for records; `text`, `by`, `role` and `address` for quotes; paragraphs for text.',
      )
      .meta({ help: 'The entries, in display order.' }),
  })

/** Sections of the owner's own. */
export const custom = defineOtherSection({
  name: 'custom',
  schema: uniqueList(
    z.discriminatedUnion('kind', [customOf('timeline'), customOf('records'), customOf('quotes'), customOf('text')], {
      error: `Unknown kind of section. Write ${KINDS.slice(0, -1).join(', ')} or text.`,
    }),
    ({ id }) => id,
  )
    .min(1)
    .optional()
    .describe('Sections of your own, such as talks, interests or references.')
    .meta({ label: 'Sections of your own' }),
  list: 'entries',
  names: ['title', 'role', 'by'],
  noun: 'entry',
  cv: 'usual',
  show: (sections, context) =>
    sections.map(({ kind, entries, ...shown }) => {
      if (kind === 'text') return { ...shown, kind: 'paragraphs', entries }
      const { show } = CUSTOM_KINDS[kind]
      return { ...shown, ...bodyOf(kind, showAll(entries, show as never, context)) } as SectionView // of this kind
    }),
})

/** Lists of résumés that are sections of the owner's own on the site, by their ids. */
export const CUSTOM_LISTS = {
  interests: {
    kind: 'records',
    headings: { title: 'Interests', label: 'Interests' },
    resume: {
      list: 'interests',
      names: ['name'],
      fields: {
        name: { from: 'title', kind: 'text', aliases: ['title'] },
        keywords: { from: 'summary', kind: 'joined', aliases: ['summary'] },
        by: record.resume.fields.by,
        date: record.resume.fields.date,
        url: record.resume.fields.url,
      },
    },
  },
  references: {
    kind: 'quotes',
    headings: { title: 'References', label: 'References' },
    resume: { ...quote.resume, list: 'references', aliases: ['recommendations received'] },
  },
  organizations: {
    kind: 'timeline',
    headings: { title: 'Organisations', label: 'Organisations' },
    resume: { ...job.resume, list: 'organizations' },
  },
  courses: {
    kind: 'records',
    headings: { title: 'Courses', label: 'Courses' },
    resume: { ...record.resume, list: 'courses' },
  },
} as const satisfies Record<
  string,
  { kind: CustomKind; headings: { title: string; label: string }; resume: ResumeList }
>

/** The list of the standard that has the entries of an own section. The others are in `meta.sections`. */
export function standardListOf({ id, kind }: { id: string; kind: CustomKind }): 'references' | 'interests' | undefined {
  if (kind === 'quotes') return 'references'
  return id === 'interests' && kind !== 'timeline' ? 'interests' : undefined
}

/**
 * The entries of other own sections as projects of a résumé, the only list of the standard whose entries have a type, such as
 * "talk". Paragraphs have no list.
 */
export const CUSTOM_PROJECTS = {
  records: {
    names: [],
    fields: {
      name: { from: 'title', kind: 'text' },
      description: { from: 'summary', kind: 'prose' },
      startDate: { from: 'date', kind: 'date' },
      endDate: { from: 'date', kind: 'date' },
      url: { from: 'address', kind: 'url' },
      entity: { from: 'by', kind: 'text' },
    },
  },
  timeline: {
    names: [],
    fields: {
      name: { from: 'employer', kind: 'text' },
      description: { from: 'description', kind: 'prose' },
      highlights: { from: 'highlights', kind: 'list' },
      keywords: { from: 'technologies', kind: 'words' },
      startDate: { from: 'period', kind: 'start' },
      endDate: { from: 'period', kind: 'end' },
      url: { from: 'address', kind: 'url' },
      roles: { from: 'role', kind: 'first' },
    },
  },
} as const satisfies Partial<Record<CustomKind, ResumeTable>>

import { z } from 'zod'
import type { Resolved } from './fields/field.ts'
import { neighboursBy } from './fields/list.ts'
import { richText } from './fields/rich-text.ts'
import { cvText, text } from './fields/text.ts'
import type { CvHeading } from './interface-texts.ts'
import type { ResumeList, ResumeTable } from './resume.ts'
import type { StructuredData } from './structured-data.ts'
import type {
  Evidence,
  LanguageEntry,
  Organisation,
  Period,
  Project,
  QuoteEntry,
  RecordEntry,
  Reference,
  Result,
  SectionView,
  Skill,
  TimelineEntry,
  Trace,
  TraceSpan,
} from './view.ts'

/** What every section of the main page has above its content. */
export const head = {
  title: text.describe('The heading of the section.').meta({ label: 'Heading' }),
  label: cvText
    .describe('The name of the section in the navigation and in the CV.')
    .meta({ label: 'Name in the navigation' }),
  lead: richText.optional().describe('The subtitle below the heading.').meta({ label: 'Subtitle' }),
}

/** The same of sections with a heading of their own in the CV, which does not print the label. */
export const headWithCvHeading = {
  ...head,
  label: text.describe('The name of the section in the navigation.').meta({ label: 'Name in the navigation' }),
}

/** What a section needs to know of the rest of the site. */
export type ShowContext = {
  /** Where a skill with one of these names was used, until a year if it no longer is. */
  evidenceOf: (names: readonly string[], until?: number) => Evidence | undefined
  /** The technologies of jobs and projects that have none of these names, for layouts that draw skills. */
  toolsBeside: (names: readonly string[]) => readonly Skill[]
  /** The jobs and projects in time, if they have dates. */
  trace: Trace | undefined
  /** The span of a project on the scale of the career. */
  spanOf: (id: string) => TraceSpan | undefined
  /** How long a project took, for layouts that say it. */
  durationOf: (id: string) => string | undefined
  /** The initials of an employer, for layouts that draw them. */
  initialsOf: (employer: string | undefined) => { initials?: string }
  /** The language of the texts. */
  language: string
  /** The path of a project's story, if it has one. */
  storyOf: (id: string) => string | undefined
}

/** A job or a project, which proves the skills that it names. */
export type Proof = {
  reference: Reference
  technologies: readonly string[]
  /** What it was, for layouts that look for skills in it. */
  texts: readonly string[]
  work: 'job' | 'project'
  period?: Period | undefined
  result?: Result | undefined
}

/** A section of the main page: its field in the owner's file, and all that follows from it. */
export type SectionDefinition<Name extends string, Schema extends z.ZodType, Value> = {
  name: Name
  /** The field, which the owner may leave out. */
  schema: Schema
  /** The place in the CV: among the first, after these, or only where `cv.sections` names it. */
  cv: 'first' | 'usual' | 'named'
  /** The text of the interface that is its heading in the CV, instead of its label. */
  cvHeading?: CvHeading
  /** What an import writes. */
  headings?: { title: string; label: string }
  /** Its list in a JSON Resume. */
  resume?: ResumeList
  /** The field that has its entries, and the fields that can name one of them, the best one first. */
  list: string
  names: readonly string[]
  /** What an entry is called in reports. */
  noun: string
  /** What the page and the CV show of it, usually one section. */
  show: (section: Value, context: ShowContext) => readonly SectionView[]
  proofs?: (section: Value) => Proof[]
  structuredData?: (section: Value, owner: { '@id': string }) => StructuredData
}

/** Defines a section with a shape of its own. Most are lists: `defineSection`. */
export function defineOtherSection<const Name extends string, Schema extends z.ZodType>(
  section: SectionDefinition<Name, Schema, Resolved<NonNullable<z.output<Schema>>>>,
) {
  return section
}

/** What the entries of a section of each kind become. */
type Shown = {
  timeline: TimelineEntry
  records: RecordEntry
  quotes: QuoteEntry
  languages: LanguageEntry
  expertise: Skill
  companies: Organisation
  gallery: Project
}
type Kind = keyof Shown

/** Kinds of sections that are nothing but a list. */
export type ListKind = 'timeline' | 'records' | 'quotes' | 'languages'

declare const rest: unique symbol
/** Exists for the compiler alone: `show` can only return it by passing on the rest of its entry. */
type Rest = { readonly [rest]: true }

/** An entry that an audience gets, as the pages get its values. */
type EntryOf<Entry extends z.ZodType> = Omit<Resolved<z.output<Entry>>, 'for' | 'cv'> & Rest

type ShowEntry<Entry extends z.ZodType, Of extends Kind> = (
  entry: EntryOf<Entry>,
  index: number,
  context: ShowContext,
) => Shown[Of] & Rest

/** Nothing if `show` returns only what its kind has, and else a compile error that names the other fields. */
type Unshown<Show extends (...parameters: never[]) => unknown, Of extends Kind> = [
  Exclude<keyof ReturnType<Show>, keyof Shown[Of] | keyof Rest>,
] extends [never]
  ? unknown
  : { 'fields that nothing shows': Exclude<keyof ReturnType<Show>, keyof Shown[Of] | keyof Rest> }

/**
 * Defines the entries of a list. `show` turns one into an entry of its kind: it names the fields that become others, or that
 * nothing shows, and passes on the rest: `({ role, score: _, ...entry }) => ({ ...entry, heading: role })`. With a field that
 * it forgets, it does not compile.
 */
export function defineEntry<
  Of extends Kind,
  Entry extends z.ZodObject,
  Show extends ShowEntry<Entry, Of>,
  const Resume extends ResumeTable<keyof z.output<Entry> & string>,
>(definition: { kind: Of; entry: Entry; show: Show & Unshown<Show, Of>; resume: Resume }) {
  return definition
}

type SectionOf<Entry extends z.ZodType> = { readonly entries: readonly Resolved<z.output<Entry>>[] }

/** Defines a section that is a list of entries. */
export function defineSection<
  const Name extends string,
  Of extends ListKind,
  Entry extends z.ZodObject,
  Show extends ShowEntry<Entry, Of>,
>({
  help,
  entries,
  kind,
  entry,
  show,
  isMain,
  ...section
}: {
  name: Name
  /** The descriptions of the section and of its list. */
  help: string
  entries: string
  noun: string
  headings: { title: string; label: string }
  kind: Of
  /** Of a timeline: drawn on a line, with room. */
  isMain?: true
  entry: Entry
  /** See `defineEntry`. */
  show: Show & Unshown<Show, Of>
  resume: ResumeList<keyof z.output<Entry> & string>
} & Partial<
  Pick<SectionDefinition<Name, z.ZodType, SectionOf<Entry>>, 'cv' | 'cvHeading' | 'proofs' | 'structuredData'>
>) {
  const schema = z.strictObject({
    ...(section.cvHeading ? headWithCvHeading : head),
    entries: z
      .array(entry)
      .min(1)
      .describe(entries)
      .meta({ label: `${section.noun.charAt(0).toUpperCase()}${section.noun.slice(1)}s` }),
  })
  return {
    cv: 'usual',
    list: 'entries',
    names: section.resume.names.flatMap((name) => section.resume.fields[name]?.from ?? []),
    ...section,
    schema: schema.optional().describe(help),
    show: ({ entries: list, ...shown }: { entries: readonly never[] }, context: ShowContext) => [
      { id: section.name, ...shown, ...bodyOf(kind, showAll(list, show, context), isMain, isMain && context.trace) },
    ],
  } as unknown as SectionDefinition<Name, z.ZodOptional<typeof schema>, Resolved<z.output<typeof schema>>> // `show` is checked
}

/** The entries as their kind shows them. */
export function showAll<Entry extends object, ShownEntry>(
  entries: readonly Omit<Entry, keyof Rest>[],
  show: (entry: Entry, index: number, context: ShowContext) => ShownEntry & Rest,
  context: ShowContext,
): Omit<ShownEntry, keyof Rest>[] {
  return entries.map((entry, index) => {
    const { for: _for, cv: _cv, ...shown } = entry as Entry & { for?: unknown; cv?: unknown } // chosen by now
    return show(shown as never, index, context)
  })
}

/** What a section that is a list shows below its heading. */
export function bodyOf(
  kind: ListKind,
  entries: readonly TimelineEntry[] | readonly object[],
  isMain?: true,
  trace?: Trace,
) {
  if (kind !== 'timeline') return { kind, entries }
  const groups = neighboursBy(entries as readonly TimelineEntry[], ({ place }) => place) // of this kind
  return { kind, groups, ...(isMain && { isMain }), ...(trace && { trace }) }
}

/** What an entry is called: the best of the fields that can name it. */
export function nameOf(entry: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  return names.map((field) => entry[field]).find((name) => typeof name === 'string') ?? ''
}

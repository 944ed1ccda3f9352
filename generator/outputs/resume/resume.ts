import type { Content, CustomSection, Skill } from '../../../model/content.ts'
import { commaIn, textOfResult } from '../../../model/entries.ts'
import { textDirection } from '../../lib/text-direction.ts'
import {
  CUSTOM_LISTS,
  CUSTOM_TABLES,
  type EntryTable,
  type Kind,
  RESUME_SECTIONS,
  type ResumeSection,
  standardListOf,
} from './fields.ts'

/**
 * The content as JSON Resume 1.0 (https://jsonresume.org/schema). Phone and email, if the owner has none, are those of the
 * first organisation. The standard has no field for more than one link of a project. Sections of the owner's own are in
 * `meta`, since only there it allows further fields.
 */
export function resume(content: Content, { address, language }: { address: string; language: string }): string {
  const { name, profile, companies, expertise, footer, custom = [] } = content
  const [first] = companies?.organisations ?? []
  const { languages, projects, ...sections } = resumeSectionsOf(content, language)
  const standardList = (list: 'interests' | 'references') =>
    custom.flatMap((each) => (standardListOf(each) === list ? entriesOf(CUSTOM_LISTS[list], each.entries) : []))
  const written = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name,
      label: profile.title,
      image: profile.photo && new URL(profile.photo.src, `${address}/`).href,
      email: profile.email ?? first?.email,
      phone: profile.phone ?? first?.phone,
      url: `${address}/`,
      summary: footer?.about,
      location: { city: profile.location },
      profiles: footer?.profiles?.map((social) => ({ network: social.label, url: social.address })),
    },
    ...sections,
    skills: skillsOf(expertise?.skills ?? []),
    languages,
    interests: standardList('interests'),
    references: standardList('references'),
    projects,
    meta: { canonical: `${address}/resume.json`, sections: custom.map(metadataOf) },
  }
  // An empty list or object would claim that the owner has nothing of the kind.
  const isEmpty = (value: unknown) =>
    typeof value === 'object' && Object.values(value ?? {}).every((each) => each === undefined)
  return `${JSON.stringify(written, (_, value: unknown) => (isEmpty(value) ? undefined : value), 2)}\n`
}

function resumeSectionsOf({ gallery, ...content }: Content, language: string) {
  const projects = gallery?.projects.map(({ result, highlights = [], ...project }) => ({
    ...project,
    highlights: [...(result ? [textOfResult(result, textDirection(language))] : []), ...highlights],
  }))
  const sections = { ...content, gallery: { entries: projects } }
  const written = Object.entries(RESUME_SECTIONS).map(([name, table]) => [
    name,
    entriesOf(table, sections[table.section]?.entries ?? []),
  ])
  return Object.fromEntries(written) as Record<ResumeSection, object[]>
}

/** A section of the owner's own, without the entries that a list of the standard has. */
function metadataOf({ id, kind, title, label, lead, entries }: CustomSection) {
  const rest = standardListOf({ id, kind }) ? undefined : entriesOf(CUSTOM_TABLES[kind], entries)
  return { id, kind, title, label, lead, entries: rest }
}

function entriesOf({ fields }: Pick<EntryTable, 'fields'>, entries: readonly (object | string)[]): object[] {
  return entries.map((entry) => {
    const values = Object(typeof entry === 'string' ? { text: entry, title: entry } : entry) as Record<string, unknown> // read by the table
    const written = Object.entries(fields).map(([name, { kind, to }]) => [name, valueOf(kind, values[to])])
    return Object.fromEntries(written) as object
  })
}

/** The value of a field in the form of the résumé. */
function valueOf(kind: Kind, value: unknown): unknown {
  const { iso, start, end, 0: link } = Object(value) as Record<string, { address?: string }> // each kind has some of them
  const joined = typeof value === 'string' ? value.split(commaIn(value)) : undefined
  const first = value && [value]
  const other: Partial<Record<Kind, unknown>> = { date: iso, start, end, first, joined, link: link?.address }
  return kind in other ? other[kind] : value
}

/** A group of skills is one skill with keywords. The levels of these have no field in the standard. */
function skillsOf(skills: readonly Skill[]) {
  const names = new Set(skills.map(({ name, level, group }) => group ?? { name, level }))
  return Array.from(names, (each) => {
    if (typeof each !== 'string') return each
    const inGroup = skills.filter(({ group }) => group === each)
    const levels = inGroup.flatMap(({ name, level }) => (level === undefined ? [] : [{ name, level }]))
    return { name: each, keywords: inGroup.map(({ name }) => name), levels }
  })
}

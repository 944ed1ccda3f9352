import type { Content, Skill } from '../../model/content.ts'
import { RESUME_SECTIONS, type Kind, type ResumeSection } from './resume-fields.ts'

/**
 * The content as JSON Resume 1.0 (https://jsonresume.org/schema). Phone and email, if the owner has none, are those of the
 * first organisation. The standard has no field for more than one link of a project.
 */
export function resume(content: Content, { address }: { address: string }): string {
  const { name, profile, companies, expertise, footer } = content
  const [first] = companies?.organisations ?? []
  const { languages, projects, ...sections } = resumeSectionsOf(content)
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
    projects,
    meta: { canonical: `${address}/resume.json` },
  }
  // An empty list or object would claim that the owner has nothing of the kind.
  const isEmpty = (value: unknown) =>
    typeof value === 'object' && Object.values(value ?? {}).every((each) => each === undefined)
  return `${JSON.stringify(written, (_, value: unknown) => (isEmpty(value) ? undefined : value), 2)}\n`
}

function resumeSectionsOf({ gallery, ...content }: Content): Partial<Record<ResumeSection, object[]>> {
  const sections = { ...content, gallery: { entries: gallery?.projects } }
  const written = Object.entries(RESUME_SECTIONS).map(([name, { section, fields }]) => {
    const entries = (sections[section]?.entries ?? []) as readonly Record<string, unknown>[] // read by the table
    return [name, entries.map((entry) => mapValues(fields, ({ kind, to }) => valueOf(kind, entry[to])))]
  })
  return Object.fromEntries(written)
}

function mapValues<Value>(record: Readonly<Record<string, Value>>, map: (value: Value) => unknown) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
}

/** The value of a field in the form of the résumé. */
function valueOf(kind: Kind, value: unknown): unknown {
  const { iso, start, end, 0: link } = Object(value) as Record<string, { address?: string }> // each kind has some of them
  const other: Partial<Record<Kind, unknown>> = { date: iso, start, end, first: value && [value], link: link?.address }
  return kind in other ? other[kind] : value
}

/** A group of skills is one skill with keywords. */
function skillsOf(skills: readonly Skill[]) {
  const names = new Set(skills.map(({ name, group }) => group ?? { name }))
  return Array.from(names, (each) =>
    typeof each === 'string'
      ? { name: each, keywords: skills.filter(({ group }) => group === each).map(({ name }) => name) }
      : each,
  )
}

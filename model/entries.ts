import type { Content, EducationEntry, Period, Project, VolunteeringEntry, WorkHistoryEntry } from './content.ts'

/** An entry with a period: a job, a school, a voluntary role. */
export type TimelineEntry = {
  /** Where the evidence of a skill leads. */
  id?: string
  heading: string
  period?: Period | undefined
  /** The employer, school or organisation, with its website. Neighbours with the same one are grouped. */
  place?: string | undefined
  address?: string | undefined
  /** After the place: where it was, or a grade. */
  detail?: string | undefined
  description?: string | undefined
  highlights?: readonly string[] | undefined
  tags?: readonly string[] | undefined
}

/** An entry with a date: a certificate, a publication, an award. */
export type RecordEntry = {
  title: string
  /** Who issued, published or gave it. */
  by?: string | undefined
  date?: { text: string; iso: string } | undefined
  address?: string | undefined
  summary?: string | undefined
}

/** What somebody says about the owner. */
export type Quote = { text: string; by: string; role?: string | undefined }

type Head = { id: string; title: string; label: string; lead?: string | undefined }

/** A section with a list of entries, in the shape that page and CV share. */
export type ListSection = Head &
  (
    | { kind: 'timeline'; entries: readonly TimelineEntry[] }
    | { kind: 'records'; entries: readonly RecordEntry[] }
    | { kind: 'quotes'; entries: readonly Quote[] }
    | { kind: 'text'; entries: readonly string[] }
  )

/** A section of the content, if the owner has it. */
type Listed<Entry> = (Omit<Head, 'id'> & { entries: readonly Entry[] }) | undefined

/** The list that the content has under the name of a section, or in a section of the owner's own with the id. */
export function listSectionOf(content: Content, id: string): ListSection | undefined {
  const { history, education, volunteering, certificates, publications, awards, custom = [] } = content
  const timeline = <Entry>(section: Listed<Entry>, entryOf: (entry: Entry, index: number) => TimelineEntry) =>
    section && { ...section, id, kind: 'timeline' as const, entries: section.entries.map(entryOf) }
  const records = <Entry>(section: Listed<Entry>, entryOf: (entry: Entry) => RecordEntry) =>
    section && { ...section, id, kind: 'records' as const, entries: section.entries.map(entryOf) }
  const sections: Record<string, ListSection | undefined> = {
    history: timeline(history, (job, index) => ({ ...jobOf(job), id: jobId(index) })),
    education: timeline(education, studiesOf),
    volunteering: timeline(volunteering, serviceOf),
    certificates: records(certificates, ({ name, issuer, ...entry }) => ({ ...entry, title: name, by: issuer })),
    publications: records(publications, ({ publisher, ...entry }) => ({ ...entry, by: publisher })),
    awards: records(awards, ({ awarder, ...entry }) => ({ ...entry, by: awarder })),
  }
  if (Object.hasOwn(sections, id)) return sections[id]
  const own = custom.find((section) => section.id === id)
  return own?.kind === 'timeline' ? { ...own, entries: own.entries.map(jobOf) } : own
}

function jobOf({ role, employer, location, technologies, ...entry }: WorkHistoryEntry): TimelineEntry {
  return { ...entry, heading: role, place: employer, detail: location, tags: technologies }
}

/** The id of a job on the page. */
export const jobId = (index: number) => `history-${index + 1}`

function studiesOf({ institution, degree, area, score, courses, ...entry }: EducationEntry): TimelineEntry {
  const studies = [degree, area].filter(Boolean).join(commaIn(`${degree}${area}`))
  const place = studies === '' ? { heading: institution } : { heading: studies, place: institution }
  return { ...entry, ...place, detail: score, tags: courses }
}

function serviceOf({ organisation, role, ...entry }: VolunteeringEntry): TimelineEntry {
  return { ...entry, ...(role === undefined ? { heading: organisation } : { heading: role, place: organisation }) }
}

/** What a project changed, in a line: "nine days → 18 minutes to a new environment". */
export function textOfResult(
  { before, after, what }: NonNullable<Project['result']>,
  direction: 'ltr' | 'rtl',
): string {
  // The marks keep the arrow in the direction of the line between two figures or Latin words.
  const arrow = direction === 'ltr' ? '→' : '\u200F←\u200F'
  return [...(before === undefined ? [] : [before, arrow]), after, ...(what === undefined ? [] : [what])].join(' ')
}

/** Whether a period has a start alone, such as 2025 - Present. */
export function isCurrent(period: Period | undefined): boolean {
  return period?.start !== undefined && period.end === undefined
}

/** Skills by group, in order of first appearance, then those without a group. */
export function skillGroupsOf<Skill extends { group?: string | undefined }>(skills: readonly Skill[]) {
  const names = [...new Set(skills.flatMap(({ group }) => group ?? [])), undefined]
  return names
    .map((name) => ({ name, skills: skills.filter(({ group }) => group === name) }))
    .filter((group) => group.skills.length > 0)
}

/** Each distinct category, in order of first appearance. None if every project has the same one: no filter would hide any. */
export function categoriesOf(projects: readonly { category?: string | undefined }[]): string[] {
  const categories = [...new Set(projects.flatMap(({ category }) => category ?? []))]
  return projects.some((project) => project.category !== categories[0]) ? categories : []
}

/** Splits a list into runs of neighbours with the same key. An item without a key is a run of its own. */
export function neighboursBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): [Item, ...Item[]][] {
  const groups: [Item, ...Item[]][] = []
  for (const item of items) {
    const group = groups.at(-1)
    if (group && keyOf(item) !== undefined && keyOf(group[0]) === keyOf(item)) group.push(item)
    else groups.push([item])
  }
  return groups
}

/** The comma between the entries of a list, with its space, in the script of the text. */
export function commaIn(text: string): string {
  if (/\p{Script=Arabic}/u.test(text)) return '، '
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? '、' : ', '
}

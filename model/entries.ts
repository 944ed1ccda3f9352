import type {
  Award,
  Certificate,
  EducationEntry,
  Period,
  Publication,
  VolunteeringEntry,
  WorkHistoryEntry,
} from './content.ts'

/** An entry with a period: a job, a school, a voluntary role. */
export type TimelineEntry = {
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

/** The entries of the sections that are timelines, in the shape that page and CV share. */
export const TIMELINES = {
  history: ({ role, employer, location, ...entry }: WorkHistoryEntry): TimelineEntry => ({
    ...entry,
    heading: role,
    place: employer,
    detail: location,
  }),
  education: ({ institution, degree, area, score, courses, ...entry }: EducationEntry): TimelineEntry => {
    const studies = [degree, area].filter(Boolean).join(commaIn(`${degree}${area}`))
    const place = studies === '' ? { heading: institution } : { heading: studies, place: institution }
    return { ...entry, ...place, detail: score, tags: courses }
  },
  volunteering: ({ organisation, role, ...entry }: VolunteeringEntry): TimelineEntry => ({
    ...entry,
    ...(role === undefined ? { heading: organisation } : { heading: role, place: organisation }),
  }),
}

/** The entries of the sections that are lists of records, in the shape that page and CV share. */
export const RECORDS = {
  certificates: ({ name, issuer, ...entry }: Certificate): RecordEntry => ({ ...entry, title: name, by: issuer }),
  publications: ({ publisher, ...entry }: Publication): RecordEntry => ({ ...entry, by: publisher }),
  awards: ({ awarder, ...entry }: Award): RecordEntry => ({ ...entry, by: awarder }),
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

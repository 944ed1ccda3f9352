import { commaIn } from '../../../model/fields/list.ts'
import { textOfResult } from '../../../model/fields/result.ts'
import { markdownOf, partsOf } from '../../../model/fields/rich-text.ts'
import type { ResumeKind, ResumeTable } from '../../../model/resume.ts'
import { STANDARD_LISTS } from '../../../model/resume.ts'
import { CUSTOM_KINDS, CUSTOM_LISTS, CUSTOM_PROJECTS, standardListOf } from '../../../model/sections/custom.ts'
import type { Content } from '../../../model/site-schema.ts'
import type { Project, RichText } from '../../../model/view.ts'
import { sectionsIn } from '../../resolve/show.ts'
import type { LocalisedSite, Output } from '../output.ts'
import { usernameIn } from './username.ts'

export const resume: Output<LocalisedSite> = {
  mediaType: 'application/json',
  path: 'resume.json',
  help: 'the CV as JSON Resume, for programs',
  files: (site) => [['resume.json', async () => resumeJson(await site.contentFor('cv'), site)]],
}

type Site = { address: string; direction: 'ltr' | 'rtl' }

/** Writes a text with links. */
type Write = (rich: RichText) => string

/**
 * The content as JSON Resume 1.0 (https://jsonresume.org/schema). Phone and email, if the owner has none, are those of the
 * first organisation. The standard has no field for more than one link of a project. Lists that it does not have are in `meta`,
 * since only there it allows further fields. Its own fields have plain text: `meta.links` are the links in them.
 */
export function resumeJson(content: Content, { address, direction }: Site): string {
  const { name, profile, expertise, footer, custom = [] } = content
  const links = new Map<string, { text: string; url: string }>()
  const plain: Write = (rich) =>
    partsOf(rich)
      .map(({ text, address: url }) => {
        if (url === undefined || url === text) return text
        const written = `${text} (${url})`
        links.set(written, { text, url })
        return written
      })
      .join('')
  const basics = {
    name,
    label: profile.title,
    image: profile.photo && new URL(profile.photo.src, `${address}/`).href,
    email: profile.email,
    phone: profile.phone?.text,
    url: `${address}/`,
    summary: footer?.about && plain(footer.about),
    location: locationOf(profile.location),
    profiles: footer?.profiles?.map((social) => ({
      network: social.label,
      username: usernameIn(social.address),
      url: social.address,
    })),
  }
  const own = resumeListsOf(content, direction, (list) => (isStandard(list) ? plain : markdownOf))
  const lists: Record<string, readonly object[]> = {
    ...own,
    projects: withOwnSections(own['projects'] ?? [], custom, plain),
    skills: skillsOf(expertise?.skills ?? []),
    interests: standardList(custom, 'interests', plain),
    references: standardList(custom, 'references', plain),
  }
  const written = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics,
    ...Object.fromEntries(STANDARD_LISTS.map((list) => [list, lists[list]])),
    meta: {
      canonical: `${address}/resume.json`,
      ...Object.fromEntries(Object.entries(own).filter(([list]) => !isStandard(list))),
      links: [...links.values()],
      sections: custom.map(metadataOf),
    },
  }
  // An empty list or object would claim that the owner has nothing of the kind.
  const isEmpty = (value: unknown) =>
    typeof value === 'object' && Object.values(value ?? {}).every((each) => each === undefined)
  return `${JSON.stringify(written, (_, value: unknown) => (isEmpty(value) ? undefined : value), 2)}\n`
}

function isStandard(list: string): boolean {
  return STANDARD_LISTS.some((each) => each === list)
}

/** A place in the owner's words is the city as a whole. */
function locationOf(place: Content['profile']['location']) {
  const { city, region, country } = place?.parts ?? { city: place?.text }
  return { city, countryCode: country?.code, region }
}

/** The lists of the sections that have one, by their names. */
function resumeListsOf(
  content: Content,
  direction: Site['direction'],
  writeOf: (list: string) => Write,
): Record<string, object[]> {
  const lists = sectionsIn(content).flatMap(({ definition, section }) => {
    const { list, resume: table } = definition
    if (table === undefined) return []
    const { [list]: entries = [] } = section as Record<string, readonly Entry[]> // as its definition says
    return [
      [
        table.list,
        entriesOf(
          table,
          entries.map((entry) => withResult(entry, direction)),
          writeOf(table.list),
        ),
      ] as const,
    ]
  })
  return Object.fromEntries(lists)
}

type Entry = Readonly<Record<string, unknown>>

/** The result of a job or project is its first highlight. */
function withResult(entry: Entry, direction: Site['direction']): Entry {
  const { result, highlights = [] } = entry as Pick<Project, 'result' | 'highlights'> // others have no result
  return result ? { ...entry, highlights: [textOfResult(result, direction), ...highlights] } : entry
}

type Custom = NonNullable<Content['custom']>

/** The projects, and behind them the entries of own sections: not those that the owner also has as a project. */
function withOwnSections(projects: readonly object[], custom: Custom, write: Write): object[] {
  const nameOf = (project: object) => String((project as { name?: unknown }).name).toLowerCase()
  const names = new Set(projects.map(nameOf))
  const further = custom.flatMap(({ id, kind, title, entries }) => {
    if (kind === 'text' || kind === 'quotes' || standardListOf({ id, kind })) return []
    // Without an employer, the role is the name.
    const named = entries.map((entry) =>
      'role' in entry && entry.employer === undefined ? { ...entry, employer: entry.role, role: undefined } : entry,
    )
    // By `section`, an import knows that it is in `meta`.
    return entriesOf(CUSTOM_PROJECTS[kind], named, write).map((entry) => ({ ...entry, type: title, section: id }))
  })
  return [...projects, ...further.filter((project) => !names.has(nameOf(project)))]
}

function standardList(custom: Custom, list: 'interests' | 'references', write: Write): object[] {
  const { resume: table } = CUSTOM_LISTS[list]
  return custom.flatMap((each) => (standardListOf(each) === list ? entriesOf(table, each.entries, write) : []))
}

/** A section of the owner's own, without the entries that a list of the standard has. */
function metadataOf({ id, kind, title, label, lead, entries }: Custom[number]) {
  const rest = standardListOf({ id, kind }) ? undefined : entriesOf(CUSTOM_KINDS[kind].resume, entries, markdownOf)
  return { id, kind, title, label, lead: lead && markdownOf(lead), entries: rest }
}

function entriesOf({ fields }: ResumeTable, entries: readonly unknown[], write: Write): object[] {
  return entries.map((entry) => {
    const isText = typeof entry === 'string' || Array.isArray(entry)
    const values = Object(isText ? { text: entry, title: entry } : entry) as Entry // read by the table
    const written = Object.entries(fields).map(([name, { kind, from }]) => [name, valueOf(kind, values[from], write)])
    return Object.fromEntries(written) as object
  })
}

/** The value of a field in the form of the résumé. */
function valueOf(kind: ResumeKind, value: unknown, write: Write): unknown {
  if (value === undefined) return undefined
  const { iso, start, end, 0: link } = Object(value) as Record<string, { address?: string }> // each kind has some of them
  switch (kind) {
    case 'date':
      return iso
    case 'start':
      return start
    case 'end':
      return end
    case 'first':
      return [value]
    case 'link':
      return link?.address
    case 'prose':
      return write(value as RichText)
    case 'list':
      return (value as readonly RichText[]).map(write)
    case 'joined': {
      const words = write(value as RichText)
      return words.split(commaIn(words))
    }
    default:
      return Array.isArray(value) && kind === 'text' ? write(value as RichText) : value
  }
}

type Skills = NonNullable<Content['expertise']>['skills']

/** A group of skills is one skill with keywords. The levels of these have no field in the standard. */
function skillsOf(skills: Skills) {
  const names = new Set(skills.map(({ name, level, group }) => group ?? { name, level }))
  return Array.from(names, (each) => {
    if (typeof each !== 'string') return each
    const inGroup = skills.filter(({ group }) => group === each)
    const levels = inGroup.flatMap(({ name, level }) => (level === undefined ? [] : [{ name, level }]))
    return { name: each, keywords: inGroup.map(({ name }) => name), levels }
  })
}

import { valueAt } from '../../../content/content.ts'
import type { CustomKind } from '../../../model/sections/custom.ts'
import { doubtsOf, withDoubts } from '../../doubt.ts'
import { type AddNote, AMONG_OTHERS } from '../../report.ts'
import { isEmpty, isRecord, textIn, toList } from '../../values/values.ts'
import { idFor, ownSection } from '../../write/own-sections.ts'
import { isShown } from './hidden.ts'
import { type Item, itemsOf } from './items.ts'

type Group = Readonly<Record<string, unknown>>

export type Section = {
  /** Its list in a JSON Resume, or a kind of own section. */
  type: string
  title: string
  isOwn: boolean
  hidden: unknown
  visible: unknown
  items: readonly unknown[]
}

/** What the versions call a list of a JSON Resume. */
const LISTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    work: 'work',
    experience: 'work',
    volunteer: 'volunteer',
    education: 'education',
    awards: 'awards',
    certifications: 'certificates',
    publications: 'publications',
    skills: 'skills',
    languages: 'languages',
    interests: 'interests',
    references: 'references',
    projects: 'projects',
    profiles: 'profiles',
    summary: 'summary',
    'cover-letter': 'cover-letter',
  }),
)

/** Version 3 has sections of the owner's own beside the others, version 4 in `custom`, and version 5 in a list of their own. */
export function sectionsOf(sections: unknown, customSections: unknown): Section[] {
  const { custom, summary: _summary, ...usual } = Object(sections) as Record<string, unknown> // `accepts` has looked
  const standard = Object.entries(usual).map(([id, section]) =>
    sectionOf(section, LISTS.get(id) ?? 'custom', !LISTS.has(id)),
  )
  const own = Object.values(Object(custom) as Group).map((section) => sectionOf(section, 'custom', true))
  const typed = toList(customSections).map((section) => {
    const type = textIn(valueAt(section, ['type']))
    return sectionOf(section, LISTS.get(type) ?? 'custom', true)
  })
  return [...standard, ...own, ...typed]
}

function sectionOf(section: unknown, type: string, isOwn: boolean): Section {
  const { title, name, hidden, visible, items } = Object(section) as Group // any value can be read like this
  return { type, title: textIn(title || name), isOwn, hidden, visible, items: toList(items) }
}

/** Sections are lists of a résumé, or the owner's own. */
export function sortSections(sections: readonly Section[], note: AddNote) {
  const lists: Record<string, Item[]> = {}
  const headings: Record<string, string> = {}
  const own: { id: string }[] = []
  for (const { type, title, isOwn, items } of sections) {
    const shown = items.filter(
      (item) => isRecord(item) && !isEmpty(item) && isShown(item, nameOf(title || type, item), note),
    )
    const groups = shown.flatMap((item) => itemsOf(type, item as Item, note)) // as filtered
    const isText = type === 'custom' && groups.every(isTextAlone)
    const kind = isText ? 'text' : OWN_KINDS[type]
    if (groups.length === 0) continue
    if (type === 'cover-letter') note('skipped', `"${title || 'Cover letter'}"`, 'a letter is no part of the site')
    else if (isOwn && kind !== undefined && (title !== '' || type === 'custom')) {
      const name = title || 'More'
      own.push(
        ownSection(
          idFor(name, own),
          name,
          kind,
          groups.map((item) => renamed(item, isText ? { description: 'text' } : OWN_NAMES[type])),
        ),
      )
    } else {
      lists[type] = [...(lists[type] ?? []), ...groups]
      if (!isOwn && title !== '') headings[type] = title
      else if (title !== '') note('changed', `the section "${title}"`, AMONG_OTHERS)
    }
  }
  return { lists, headings, own }
}

/** Whether an item has a text, and nothing that names it or says when it was. */
function isTextAlone(item: Item): boolean {
  return Object.entries(item).every(([name, value]) => isEmpty(value) === (name !== 'description'))
}

/** The item in the report: `Experience "Harbour Example"` */
function nameOf(section: string, item: unknown): string {
  const fields = [
    'company',
    'organization',
    'school',
    'institution',
    'name',
    'title',
    'language',
    'network',
    'position',
  ]
  const name = fields.map((field) => textIn(valueAt(item, [field]))).find((each) => each !== '')
  return name === undefined ? section : `${section} "${name}"`
}

/** What the entries of a section with a title of its own are; those of other types join the list of their type. */
const OWN_KINDS: Readonly<Record<string, CustomKind>> = {
  custom: 'timeline',
  work: 'timeline',
  volunteer: 'timeline',
  education: 'timeline',
  projects: 'timeline',
  awards: 'records',
  certificates: 'records',
  publications: 'records',
  interests: 'records',
  references: 'quotes',
  summary: 'text',
}

/** What fields of these entries are in a section of the owner's own. */
const OWN_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  volunteer: { organization: 'name' },
  education: { institution: 'name', studyType: 'position' },
  projects: { name: 'position' },
  awards: { awarder: 'by' },
  certificates: { name: 'title', issuer: 'by' },
  publications: { name: 'title', publisher: 'by' },
  interests: { name: 'title', keywords: 'summary' },
  summary: { content: 'text' },
}

function renamed(item: Item, names: Readonly<Record<string, string>> = {}): Item {
  const fields = Object.entries(item).map(([name, value]) => [names[name] ?? name, value])
  return withDoubts(Object.fromEntries(fields), doubtsOf(item))
}

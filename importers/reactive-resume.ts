import { valueAt } from '../generator/read/position.ts'
import type { CustomKind } from '../model/sections/custom.ts'
import { splitPeriod } from './dates.ts'
import { FORMATS } from './formats.mjs'
import type { Importer } from './importer.ts'
import { assertFewSections, idFor, ownSection } from './own-sections.ts'
import { objectIn, parseObject } from './parse-object.ts'
import { oneLine, plainText } from './plain-text.ts'
import { readResume } from './read-resume.ts'
import { type AddNote, DESIGN, NO_FIELD, noteLeft, OTHERS_CONTACT } from './report.ts'
import { isEmpty, isRecord, toList, textIn } from './values.ts'

type Group = Readonly<Record<string, unknown>>

/** The JSON of versions 3, 4 and 5. Each has sections with a list of items. */
export const reactiveResume: Importer = {
  ...FORMATS.reactiveResume,
  accepts(source) {
    const sections = valueAt(objectIn(source), ['sections'])
    return (
      isRecord(valueAt(objectIn(source), ['basics'])) && isRecord(sections) && Object.values(sections).some(hasItems)
    )
  },
  read(source, note) {
    const { basics, summary, picture, sections, customSections, metadata, ...others } = parseObject(source)
    noteOthers(others, metadata, note)
    const all = sectionsOf(sections, customSections)
    assertFewSections(all)
    const shown = all.filter(
      (section) => section.items.length > 0 && isShown(section, `the section "${section.title || section.type}"`, note),
    )
    const { lists, headings, own } = sortSections(shown, note)
    const { profiles = [], summary: summaries = [], ...entries } = lists
    const main = [summary, valueAt(sections, ['summary']), valueAt(basics, ['summary'])]
    const texts = [...main, ...summaries].flatMap((each) => summaryIn(each, note))
    const file = {
      ...entries,
      basics: { ...basicsOf(Object(basics) as Group, picture, profiles, note), summary: texts.join('\n') },
      meta: { sections: own },
    }
    const language = valueAt(metadata, ['page', 'locale']) ?? valueAt(metadata, ['locale'])
    return readResume(file, note, { language, headings })
  },
}

function hasItems(section: unknown): boolean {
  return Array.isArray(valueAt(section, ['items']))
}

type Section = {
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
function sectionsOf(sections: unknown, customSections: unknown): Section[] {
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

/** What the owner has hidden is not published, but named. */
function isShown({ hidden, visible }: { hidden?: unknown; visible?: unknown }, what: string, note: AddNote): boolean {
  const isHidden = hidden === true || visible === false
  if (isHidden) note('skipped', what, 'you have hidden it in Reactive Resume')
  return !isHidden
}

type Item = Record<string, unknown>

/** Sections are lists of a résumé, or the owner's own. */
function sortSections(sections: readonly Section[], note: AddNote) {
  const lists: Record<string, Item[]> = {}
  const headings: Record<string, string> = {}
  const own: { id: string }[] = []
  for (const { type, title, isOwn, items } of sections) {
    const shown = items.filter(
      (item) => isRecord(item) && !isEmpty(item) && isShown(item, nameOf(title || type, item), note),
    )
    const groups = shown.flatMap((item) => itemsOf(type, item as Item, note)) // as filtered
    const kind = OWN_KINDS[type]
    if (groups.length === 0) continue
    if (type === 'cover-letter') note('skipped', `"${title || 'Cover letter'}"`, 'a letter is no part of the site')
    else if (isOwn && kind !== undefined && (title !== '' || type === 'custom')) {
      const name = title || 'More'
      own.push(
        ownSection(
          idFor(name, own),
          name,
          kind,
          groups.map((item) => renamed(item, OWN_NAMES[type])),
        ),
      )
    } else {
      lists[type] = [...(lists[type] ?? []), ...groups]
      if (!isOwn && title !== '') headings[type] = title
      else if (title !== '') note('changed', `the section "${title}"`, 'its entries are among the others of their kind')
    }
  }
  return { lists, headings, own }
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
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [names[name] ?? name, value]))
}

/** Lists whose entries have a period. The others have a date. */
const PERIODIC = new Set(['work', 'volunteer', 'education', 'projects', 'custom'])

/** An item with the fields of a JSON Resume. A job with several roles is as many jobs. */
function itemsOf(type: string, item: Item, note: AddNote): Item[] {
  const {
    id: _id,
    hidden: _hidden,
    visible: _visible,
    icon: _icon,
    iconColor: _colour,
    options: _options,
    ...given
  } = item
  const { website, url = website, date, period = date, roles, ...rest } = given
  const read: Item = {
    ...rest,
    url: urlIn(url, type, note),
    ...(PERIODIC.has(type) ? datesIn(period) : { date }),
    ...READERS[type]?.(rest, note),
  }
  const list = toList(roles).map((role) => Object(role) as Item)
  if (list.length === 0) return [read]
  const { position, summary, startDate: _start, endDate: _end, ...company } = read
  if (position) note('skipped', `"${textIn(position)}"`, 'the roles at the company have titles of their own')
  return list.map((role, index) => ({
    ...company,
    position: role['position'],
    ...datesIn(role['period']),
    summary: [index === 0 ? summary : '', role['description']].filter(Boolean).join(''),
  }))
}

/** Version 3 has the start and the end; later versions have a text. */
function datesIn(period: unknown): { startDate?: unknown; endDate?: unknown } {
  if (!isRecord(period)) return typeof period === 'string' ? splitPeriod(period) : {}
  const { start, end } = period
  return { startDate: start, endDate: end }
}

/** A URL, or a link whose text the site does not show. */
function urlIn(link: unknown, type: string, note: AddNote): unknown {
  if (!isRecord(link)) return link
  const { href, url = href, label } = link
  if (label && !textIn(url).includes(textIn(label))) {
    note(
      'skipped',
      `${type} link "${textIn(label)}"`,
      url ? 'the site writes the texts of links itself' : 'it has no URL',
    )
  }
  return url
}

/** The fields that a version has in another way than a JSON Resume. */
const READERS: Readonly<Record<string, (item: Item, note: AddNote) => Item>> = {
  work: ({ description, summary = description }) => ({ description: undefined, summary }),
  profiles: ({ network, username }) => ({ network, username }),
  education: ({ school, institution = school, degree, studyType = degree, grade, score = grade }) => {
    return { school: undefined, degree: undefined, grade: undefined, institution, studyType, score }
  },
  certificates: ({ title, name = title }) => ({ title: undefined, name }),
  publications: ({ title, name = title }) => ({ title: undefined, name }),
  skills: (item, note) => levelOf(item, 'level', note),
  languages: ({ name, language = name, ...item }, note) => ({
    name: undefined,
    language,
    ...levelOf(item, 'fluency', note),
  }),
  // In version 5, the description is the quote; before, it was the relationship.
  references: ({ summary, description, position, relationship, email, phone, name }, note) => {
    for (const [field, value] of Object.entries({ email, phone })) {
      if (value) noteLeft(note, `references "${textIn(name)}", ${field}`, value, OTHERS_CONTACT)
    }
    const [reference, role] = summary === undefined ? [description, position] : [summary, relationship ?? description]
    const others = ['summary', 'description', 'position', 'relationship', 'email', 'phone']
    return { ...Object.fromEntries(others.map((field) => [field, undefined])), reference, role }
  },
  // Version 4 has the subtitle in the description, and the text in the summary.
  custom: ({ title, name = title, subtitle, summary, description, level, levelNum }) => ({
    title: undefined,
    subtitle: undefined,
    levelNum: undefined,
    level: typeof level === 'string' ? level : undefined,
    position: name,
    name: subtitle ?? (summary === undefined ? undefined : description),
    description: summary ?? description,
    ...(levelNum ? { level: `${textIn(levelNum)}/10` } : {}),
    summary: undefined,
  }),
  summary: ({ content }) => ({ content }),
}

/** The level in words, or else the dots with their scale: up to 10 in version 3, and up to 5 later. */
function levelOf(
  { proficiency, fluency, description, level, levelNum }: Item,
  name: 'level' | 'fluency',
  note: AddNote,
): Item {
  const isText = typeof level === 'string' && !/^\d*$/.test(level)
  const text = [proficiency, fluency, description, isText ? level : ''].find(
    (each) => typeof each === 'string' && each !== '',
  )
  const [dots, scale] = levelNum === undefined ? [Number(isText ? 0 : level), 5] : [Number(levelNum), 10]
  if (text !== undefined && dots > 0)
    note('skipped', `the dots of ${name === 'level' ? 'skills' : 'languages'}`, 'the words for them are shown')
  const others = ['proficiency', 'fluency', 'description', 'level', 'levelNum']
  return {
    ...Object.fromEntries(others.map((field) => [field, undefined])),
    [name]: text ?? (dots > 0 ? `${dots}/${scale}` : undefined),
  }
}

function summaryIn(summary: unknown, note: AddNote): string[] {
  if (typeof summary === 'string') return [summary]
  const { content, body = content, heading: _heading, ...shown } = Object(summary) as Group // any value can be read like this
  return typeof body === 'string' &&
    body !== '' &&
    isShown({ hidden: shown['hidden'], visible: shown['visible'] }, 'the summary', note)
    ? [body]
    : []
}

function basicsOf(
  {
    customFields,
    picture,
    photo = picture,
    url,
    website = url,
    location,
    birthdate,
    profiles: own,
    summary: _summary,
    ...rest
  }: Group,
  laterPicture: unknown,
  profiles: readonly Item[],
  note: AddNote,
) {
  if (birthdate) noteLeft(note, 'basics.birthdate', birthdate, 'it would be public')
  const fields = toList(customFields).flatMap((field) => {
    const { text, value = text, name = '', link } = Object(field) as Record<string, unknown> // any value can be read like this
    const written = plainText(textIn(value ?? ''))
    const address = [link, written].find((each) => /^https?:/i.test(textIn(each)))
    if (address) return [{ network: name || (isAddress(written) ? undefined : written), url: address }]
    if (!isEmpty([name, written])) note('skipped', `"${[name, oneLine(written)].filter(Boolean).join(': ')}"`, NO_FIELD)
    return []
  })
  const image = Object(laterPicture ?? photo) as Group
  const isImageShown = isShown(
    { hidden: image['hidden'] ?? valueAt(image, ['effects', 'hidden']), visible: image['visible'] },
    'your picture',
    image['url'] ? note : () => {},
  )
  return {
    ...rest,
    url: urlIn(website, 'basics', note),
    location: typeof location === 'string' ? { city: location } : location,
    image: isImageShown ? image['url'] : undefined,
    profiles: [
      ...toList(own).flatMap((account) => itemsOf('profiles', Object(account) as Item, note)),
      ...profiles,
      ...fields,
    ],
  }
}

function isAddress(text: string): boolean {
  return /^\S+\.\S+$/.test(text)
}

function noteOthers(others: Group, metadata: unknown, note: AddNote): void {
  const notes = valueAt(metadata, ['notes'])
  if (metadata !== undefined) note('skipped', 'metadata', DESIGN)
  if (notes) note('skipped', 'metadata.notes', 'your notes are private')
  for (const [name, value] of Object.entries(others)) if (!isEmpty(value)) noteLeft(note, name, value)
}

import { valueAt } from '../content/content.ts'
import type { ResumeKind } from '../model/resume.ts'
import { cite, doubtsOf, withDoubts } from './doubt.ts'
import { type AddNote, type Note, noteLeft } from './report.ts'
import { type Group, OWN_SECTIONS, RESUME, type Resume, type Value } from './resume.ts'
import { type Order, orderIn } from './values/dates.ts'
import { languageOfHeadings } from './values/headings.ts'
import { languageOf } from './values/languages.ts'
import { keyOf } from './values/plain-text.ts'
import { privateFactIn, withoutPrivateFacts } from './values/private-facts.ts'
import { type AddNote as AddNoteOfText, READERS } from './values/read-values.ts'
import { isEmpty, isRecord, isScalar, textIn, toList } from './values/values.ts'

/** What a format knows besides its values: the language of the texts, and the headings of lists by their names in RESUME. */
type Details = { language?: unknown; headings?: Readonly<Record<string, string>> }

/** Brings a résumé of any version, as people write them, into one form. Leaves out invalid values. */
export function readResume(
  file: Readonly<Record<string, unknown>>,
  note: AddNote,
  { language, headings }: Details = {},
): Resume {
  const { $schema: _schema, meta, ...given } = file
  const { sections, links, ...furtherLists } = Object(meta) as Record<string, unknown> // any value can be read like this
  // Ours has the lists in `meta` that the standard does not have.
  const listed = Object.entries(furtherLists).filter(([name]) => name in RESUME)
  const all = { ...Object.fromEntries(listed), ...withLinks(withoutOwnSections(given, sections), links) }
  const context = { note, order: orderIn([JSON.stringify(all)]) }
  const { basics = {}, skills = [], ...lists } = readFields(withParts(all), { fields: RESUME }, '', context)
  const own = toList(sections).flatMap((section, index) => readSection(section, `meta.sections[${index}]`, context))
  const result: object = {
    language: languageIn(headings, language, note),
    headings,
    basics: withoutPrivate(basics, note),
    skills,
    lists: { ...lists, ...openInterests(lists['interests'], note) },
    sections: own,
  }
  return result as Resume // RESUME is its shape
}

/** Texts of `basics` in which people write what is private. */
const OPEN_TEXTS = ['label', 'summary']

function withoutPrivate(basics: unknown, note: AddNote): unknown {
  if (!isRecord(basics)) return basics
  const texts = OPEN_TEXTS.flatMap((name) => {
    const text = textIn(basics[name])
    const open = withoutPrivateFacts(text, (fact) => note('private', `basics.${name} "${fact.text}"`, fact.kind))
    return open === text ? [] : [[name, open === '' ? undefined : open] as const]
  })
  return { ...basics, ...Object.fromEntries(texts) }
}

/** Without the projects of ours that are entries of an own section, too. */
function withoutOwnSections(given: Readonly<Record<string, unknown>>, sections: unknown) {
  const ids = new Set(toList(sections).map((section) => (Object(section) as { id?: unknown }).id))
  const isOwn = (project: unknown) =>
    isRecord(project) && project['section'] !== undefined && ids.has(project['section'])
  const { projects } = given
  return Array.isArray(projects) ? { ...given, projects: projects.filter((each) => !isOwn(each)) } : given
}

/** The texts with their links: in a résumé of ours, plain texts have them as "the talk (https://…)". */
function withLinks<Given extends object>(given: Given, links: unknown): Given {
  const known = toList(links).flatMap((link) => {
    const { text, url } = Object(link) as Record<string, unknown> // any value can be read like this
    return typeof text === 'string' && typeof url === 'string' ? [{ plain: `${text} (${url})`, text, url }] : []
  })
  if (known.length === 0) return given
  // The end of a longer text may be another link's.
  const longestFirst = known.toSorted((a, b) => b.plain.length - a.plain.length)
  const linked = (written: string) =>
    longestFirst.reduce((text, link) => text.replaceAll(link.plain, () => `[${link.text}](${link.url})`), written)
  const copy = JSON.stringify(given, (_, value: unknown) => (typeof value === 'string' ? linked(value) : value))
  return JSON.parse(copy) as Given // with the same fields
}

/** "Ines Duarte (https://ines.dev)" */
const NAME_WITH_URL = /^(.*\S)\s*\((https?:\/\/[^\s()]+)\)$/

/** Characters. Longer names would take seconds. */
const MAX_NAME = 500

/** With fields of their own for what people write in others: levels in the keywords of skills, and URLs behind names. */
function withParts({ skills, references, ...rest }: Readonly<Record<string, unknown>>) {
  const isLevelled = (keyword: unknown) =>
    isRecord(keyword) && keyword['name'] !== undefined && keyword['level'] !== undefined
  return {
    ...rest,
    skills: toList(skills).map((skill) => {
      const keywords = isRecord(skill) && Array.isArray(skill['keywords']) ? skill['keywords'] : []
      if (!isRecord(skill) || !keywords.some(isLevelled)) return skill
      const names = keywords.map((keyword: unknown) => (isLevelled(keyword) ? Object(keyword).name : keyword))
      return { ...skill, keywords: names, levels: keywords.filter(isLevelled) }
    }),
    references: toList(references).map((reference) => {
      const [, name, url] = NAME_WITH_URL.exec(textIn(valueAt(reference, ['name'])).slice(0, MAX_NAME)) ?? []
      return isRecord(reference) && name !== undefined ? { url, ...reference, name } : reference
    }),
  }
}

/** That of the headings, unless the texts are in one that the interface does not have: similar languages share headings. */
function languageIn(headings: Readonly<Record<string, string>> = {}, written: unknown, note: AddNote) {
  const isOther = typeof written === 'string' && written !== '' && languageOf(written) === undefined
  return (isOther ? undefined : languageOfHeadings(Object.values(headings))) ?? readLanguage(written, note)
}

function readLanguage(written: unknown, note: AddNote): string | undefined {
  if (typeof written !== 'string' || written === '') return undefined
  const language = languageOf(written)
  if (language === undefined) note('skipped', `language "${written}"`, 'the site has no texts of the interface in it')
  return language
}

/** `order` is that of the day and the month in dates such as 3/4/2019, if other dates tell. */
type Context = { note: AddNote; order: Order | undefined }

/** A section of the owner's own in a résumé of ours. */
function readSection(section: unknown, path: string, context: Context) {
  const { kind } = Object(section) as { kind?: unknown } // any value can be read like this
  const group = OWN_SECTIONS.get(kind)
  if (group !== undefined) return [withoutPrivateEntries(readFields(section, group, path, context), path, context.note)]
  context.note('skipped', path, `no section of this kind: ${[...OWN_SECTIONS.keys()].join(', ')}`)
  return []
}

/** People write personal data among their interests. */
function openInterests(interests: unknown, note: AddNote): object {
  return Array.isArray(interests)
    ? { interests: withoutPrivateEntries({ entries: interests }, 'interests', note)['entries'] }
    : {}
}

/** Without entries such as "Nationality: Italian". */
function withoutPrivateEntries(section: Readonly<Record<string, unknown>>, path: string, note: AddNote) {
  const { entries } = section
  if (!Array.isArray(entries)) return section
  const open = entries.filter((entry: unknown) => {
    const text = Object.values(Object(entry) as object)
      .filter(isScalar)
      .join(': ')
    const fact = privateFactIn(text)
    if (fact !== undefined) note('private', `${path} "${text}"`, fact.kind)
    return fact === undefined
  })
  return { ...section, entries: open }
}

const LISTS: ReadonlySet<string> = new Set(['list', 'words', 'prose'] satisfies ResumeKind[])

type AddNoteOfValue = (kind: Note['kind'] | 'doubtful', what: string, why: string) => void

function readFields(
  value: unknown,
  { fields, names }: Pick<Group, 'fields' | 'names'>,
  path: string,
  context: Context,
) {
  const { note, order } = context
  const given = isRecord(value) ? value : { [names?.[0] ?? Object.keys(fields)[0] ?? '']: value }
  const at = (key: string) => (path === '' ? key : `${path}.${key}`)
  const left = new Set(Object.keys(given).filter((key) => !isEmpty(given[key])))
  const result: Record<string, unknown> = {}
  const givenDoubts = doubtsOf(value)
  const doubts: Record<string, string | undefined> = {}
  for (const [name, field] of Object.entries(fields)) {
    const known = [name, ...(field.aliases ?? [])].flatMap((each) =>
      [...left].filter((key) => keyOf(key) === keyOf(each)),
    )
    // What is in several fields, such as `tools` and `technologies`, becomes one.
    const keys = known.slice(0, 'kind' in field && LISTS.has(field.kind) ? known.length : 1)
    const found = keys.map((key) => {
      left.delete(key)
      doubts[name] ??= givenDoubts[key]
      const add: AddNoteOfValue = (kind, what, why) => {
        if (kind === 'doubtful') doubts[name] = cite(what, why)
        else note(kind, what, why)
      }
      return 'fields' in field
        ? readGroup(given[key], field, at(key), context)
        : readValue(given[key], field, at(key), add, order)
    })
    const read = found.length > 1 ? joined(found.filter((each) => !isEmpty(each))) : found[0]
    if (!isEmpty(read)) result[name] = read
  }
  for (const key of left) noteLeft(note, at(key).replaceAll(/\[\d+\]/g, '[]'), given[key])
  return withDoubts(result, Object.fromEntries(Object.entries(doubts).filter(([name]) => name in result)))
}

/** One text of several, or one list. */
function joined(values: readonly unknown[]): unknown {
  const all = [...new Set(values.flat())]
  return values.some(Array.isArray) ? all : all.join('\n')
}

function readGroup(value: unknown, group: Group, path: string, context: Context): unknown {
  if (!group.isList) return readFields(value, group, path, context)
  return toList(value).flatMap((entry, index) => {
    const result = readFields(entry, group, `${path}[${index}]`, context)
    if (isEmpty(entry)) context.note('skipped', `${path}[${index}]`, 'it is empty')
    return isEmpty(result) ? [] : [result]
  })
}

function readValue(
  value: unknown,
  { kind }: Value,
  path: string,
  note: AddNoteOfValue,
  order: Order | undefined,
): unknown {
  if (/^work\[\d+\]\.description$/.test(path)) {
    note('changed', path, 'the description of the company is shown as that of the job')
  }
  const add: AddNoteOfText = (noteKind, why, text = '') => note(noteKind, text === '' ? path : `${path} "${text}"`, why)
  return READERS[kind](value, add, order)
}

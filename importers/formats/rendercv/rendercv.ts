import { valueAt } from '../../../content/content.ts'
import { FORMATS } from '../../formats.mjs'
import type { Importer } from '../../importer.ts'
import { readResume } from '../../read-resume.ts'
import { type AddNote, DESIGN, noteLeft, ONE_VALUE } from '../../report.ts'
import { sectionOf } from '../../values/headings.ts'
import { objectIn, parseObject } from '../../values/parse-object.ts'
import { isRecord, textIn, toList } from '../../values/values.ts'
import { assertFewSections, idFor, ownSection } from '../../write/own-sections.ts'
import { type Group, OWN, READERS, textOf, type Type, typeOf } from './entries.ts'

export const renderCv: Importer = {
  ...FORMATS.renderCv,
  leftOut: { settings: /^(?:design|locale|locale_catalog|settings|rendercv_settings|fontawesome_icon)$/ },
  accepts: (source) => isRecord(objectIn(source)?.['cv']),
  read(source, note) {
    const { cv, ...others } = parseObject(source)
    const { sections, ...basics } = Object(cv) as Group // `accepts` has looked
    for (const [name, value] of Object.entries(others)) {
      if (SETTINGS.has(name)) note('skipped', name, DESIGN)
      else noteLeft(note, name, value)
    }
    const { lists, headings, summary, own } = sortSections(Object(sections) as Group)
    const file = { ...lists, basics: { ...basicsOf(basics, note), summary }, meta: { sections: own } }
    const locale = others['locale'] ?? others['locale_catalog']
    return readResume(file, note, { language: valueAt(locale, ['language']), headings })
  },
}

const SETTINGS = new Set(['design', 'locale', 'locale_catalog', 'settings', 'rendercv_settings'])

/** Lists that a section of this type is, whatever its name; the first such section, if none has the name. */
const LIST_OF_TYPE: Partial<Record<Type, string>> = {
  experience: 'work',
  education: 'education',
  publication: 'publications',
}

/** Sections are lists of a résumé by their names or their types, the summary, or sections of the owner's own. */
function sortSections(sections: Group) {
  const lists: Record<string, Group[]> = {}
  const headings: Record<string, string> = {}
  const own: Group[] = []
  const summary: string[] = []
  assertFewSections(Object.keys(sections))
  const all = Object.entries(sections).map(([name, value]) => {
    const entries = toList(value)
    const [title, type] = [titleOf(name), typeOf(entries[0])]
    const list = sectionOf(title)
    const isReadable = list !== undefined && READERS[list]?.[type] !== undefined
    return { title, entries, type, list: isReadable || list === 'summary' ? list : undefined }
  })
  const named = new Set<string | undefined>(all.map(({ list }) => list))
  for (const { title, entries, type, list } of all) {
    const groups = entries.map((entry): Group => (isRecord(entry) ? { ...entry } : { text: entry }))
    const ofType = LIST_OF_TYPE[type]
    const place = list ?? (ofType !== undefined && !named.has(ofType) ? ofType : undefined)
    const read = place === undefined ? undefined : READERS[place]?.[type]
    if (entries.length === 0) continue
    if (type === 'text' && list === 'summary') summary.push(...entries.map(textOf))
    else if (place !== undefined && read !== undefined && lists[place] === undefined) {
      lists[place] = groups.map(read)
      headings[place] = title
    } else {
      const [kind, readOwn] = OWN[type]
      own.push(ownSection(idFor(title, own), title, kind, groups.map(readOwn)))
    }
  }
  return { lists, headings, own, summary: summary.join('\n') }
}

const SMALL_WORDS = new Set(['and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** "Invited Talks" for invited_talks. RenderCV shows a name with a space or a capital letter as it is. */
function titleOf(name: string): string {
  if (/[\s\p{Lu}]/u.test(name)) return name
  const words = name.split('_').filter(Boolean)
  return words.map((word) => (SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(' ')
}

/** Several addresses are possible; the site shows one of each, but all websites. */
function basicsOf(
  {
    email,
    phone,
    website,
    photo,
    location,
    social_networks: networks,
    custom_connections: connections,
    ...rest
  }: Group,
  note: AddNote,
) {
  const first = (field: string, values: unknown) => {
    const [one, ...others] = toList(values).map(textIn)
    noteLeft(note, `cv.${field}`, others, ONE_VALUE)
    return one
  }
  const [url, ...urls] = toList(website)
  const custom = toList(connections).flatMap((connection) => {
    const { placeholder, url: address } = Object(connection) as Group // any value can be read like this
    if (address) return [{ network: placeholder, url: address }]
    noteLeft(note, 'cv.custom_connections', placeholder)
    return []
  })
  return {
    ...rest,
    email: first('email', email),
    phone: first('phone', phone)?.replace(/^tel:/, ''),
    url,
    image: photo,
    location: { city: location },
    profiles: [...toList(networks), ...urls.map((each) => ({ url: each })), ...custom],
  }
}

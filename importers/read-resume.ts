import { CUSTOM_LISTS, CUSTOM_TABLES, type Kind, RESUME_SECTIONS } from '../generator/outputs/resume/fields.ts'
import type { CustomSection } from '../model/content.ts'
import { keyOf } from './plain-text.ts'
import { isEmpty, isRecord, READERS, toList } from './read-values.ts'
import { type AddNote, NO_FIELD } from './report.ts'

/** Brings a résumé of any version, as people write them, into one form. Leaves out invalid values. */
export function readResume(file: Readonly<Record<string, unknown>>, note: AddNote): Resume {
  const given = Object.entries(file).filter(([name]) => name !== '$schema' && name !== 'meta')
  const { basics = {}, skills = [], ...lists } = readFields(Object.fromEntries(given), { fields: RESUME }, '', note)
  const { sections } = Object(file['meta']) as { sections?: unknown } // any value can be read like this
  const own = toList(sections).flatMap((section, index) => readSection(section, `meta.sections[${index}]`, note))
  const result: object = { basics, skills, lists, sections: own }
  return result as Resume // RESUME is its shape
}

/** A section of the owner's own in a résumé of ours. */
function readSection(section: unknown, path: string, note: AddNote) {
  const { kind } = Object(section) as { kind?: unknown } // any value can be read like this
  const table = Object.entries(CUSTOM_TABLES).find(([name]) => name === kind)?.[1]
  if (table === undefined) {
    note('skipped', path, `no section of this kind: ${Object.keys(CUSTOM_TABLES).join(', ')}`)
    return []
  }
  const text = of('text')
  const fields = { id: text, kind: text, title: text, label: text, lead: text, entries: { ...table, isList: true } }
  return [readFields(section, { fields }, path, note)]
}

function readFields(value: unknown, { fields, names }: Pick<Group, 'fields' | 'names'>, path: string, note: AddNote) {
  const given = isRecord(value) ? value : { [names?.[0] ?? Object.keys(fields)[0] ?? '']: value }
  const at = (key: string) => (path === '' ? key : `${path}.${key}`)
  const left = new Set(Object.keys(given).filter((key) => !isEmpty(given[key])))
  const result: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const [key] = [name, ...field.aliases].flatMap((known) => [...left].filter((each) => keyOf(each) === keyOf(known)))
    if (key === undefined) continue
    left.delete(key)
    const read = 'fields' in field ? readGroup : readValue
    const found = read(given[key], field as Value & Group, at(key), note) // as `fields` says
    if (!isEmpty(found)) result[name] = found
  }
  for (const key of left) note('skipped', at(key).replaceAll(/\[\d+\]/g, '[]'), NO_FIELD, toList(given[key]).length)
  return result
}

function readGroup(value: unknown, group: Group, path: string, note: AddNote): unknown {
  if (!group.isList) return readFields(value, group, path, note)
  return toList(value).flatMap((entry, index) => {
    const result = readFields(entry, group, `${path}[${index}]`, note)
    if (isEmpty(entry)) note('skipped', `${path}[${index}]`, 'it is empty')
    return isEmpty(result) ? [] : [result]
  })
}

function readValue(value: unknown, { kind }: Value, path: string, note: AddNote): unknown {
  if (/^work\[\d+\]\.description$/.test(path)) {
    note('changed', path, 'the description of the company is shown as that of the job, which has no summary')
  }
  return READERS[kind](value, (noteKind, why) => note(noteKind, path, why))
}

type Named = { aliases: readonly string[] }
type Value = Named & { kind: Kind }
/** Fields, or a list of entries with these fields. Where a résumé has a text instead, it is the field `names[0]`, or the first. */
type Group = Named & { fields: Fields; names?: readonly string[]; isList: boolean }
type Fields = Readonly<Record<string, Value | Group>>

const of = (kind: Kind, ...aliases: string[]): Value => ({ kind, aliases })
const group = (fields: Fields, ...aliases: string[]): Group => ({ fields, aliases, isList: false })
const list = (fields: Fields): Group => ({ fields, aliases: [], isList: true })

/** Every field of a résumé that is imported. */
export const RESUME: Readonly<Record<string, Group>> = {
  basics: group(
    {
      name: of('text'),
      label: of('text', 'headline'),
      image: of('text', 'picture'),
      email: of('text'),
      phone: of('text'),
      url: of('url', 'website'),
      summary: of('lines', 'description'),
      location: group(
        { city: of('text'), region: of('text'), countryCode: of('text', 'country'), address: of('text') },
        'geo location',
      ),
      profiles: list({ url: of('url', 'website'), network: of('text'), username: of('text') }),
    },
    'profile',
  ),
  skills: list({
    name: of('text'),
    level: of('text'),
    keywords: of('words'),
    levels: list({ name: of('text'), level: of('text') }),
  }),
  ...Object.fromEntries(
    Object.entries({ ...RESUME_SECTIONS, ...CUSTOM_LISTS }).map(([name, table]) => [name, { ...table, isList: true }]),
  ),
}

type Texts<Name extends string> = { readonly [Key in Name]?: string }
/** The values of an entry by the names in RESUME_SECTIONS. */
export type Entry = Texts<'name' | 'position' | 'startDate' | 'endDate' | 'date' | 'releaseDate'> &
  Readonly<Record<string, unknown>>
export type Account = Texts<'url' | 'network' | 'username'>
export type Resume = {
  basics: Texts<'name' | 'label' | 'image' | 'email' | 'phone' | 'url' | 'summary'> & {
    location?: Texts<'city' | 'region' | 'countryCode' | 'address'>
    profiles?: readonly Account[]
  }
  skills: readonly (Texts<'name' | 'level'> & {
    keywords?: readonly string[]
    levels?: readonly Texts<'name' | 'level'>[]
  })[]
  /** Those of the owner's own, which have no entries if a list of the standard has them. */
  sections: readonly (Pick<CustomSection, 'id' | 'kind'> & { entries?: readonly Entry[] })[]
  lists: Readonly<Record<string, readonly Entry[]>>
}

import { keyOf } from './plain-text.ts'
import { isEmpty, isRecord, READERS, toList } from './read-values.ts'
import { type AddNote, NO_FIELD } from './report.ts'
import { type Group, OWN_SECTIONS, RESUME, type Resume, type Value } from './resume.ts'

/** Brings a résumé of any version, as people write them, into one form. Leaves out invalid values. */
export function readResume(file: Readonly<Record<string, unknown>>, note: AddNote): Resume {
  const { $schema: _schema, meta, ...given } = file
  const { sections, links, ...furtherLists } = Object(meta) as Record<string, unknown> // any value can be read like this
  // Ours has the lists in `meta` that the standard does not have.
  const listed = Object.entries(furtherLists).filter(([name]) => name in RESUME)
  const all = { ...Object.fromEntries(listed), ...withLinks(withoutOwnSections(given, sections), links) }
  const { basics = {}, skills = [], ...lists } = readFields(all, { fields: RESUME }, '', note)
  const own = toList(sections).flatMap((section, index) => readSection(section, `meta.sections[${index}]`, note))
  const result: object = { basics, skills, lists, sections: own }
  return result as Resume // RESUME is its shape
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

/** A section of the owner's own in a résumé of ours. */
function readSection(section: unknown, path: string, note: AddNote) {
  const { kind } = Object(section) as { kind?: unknown } // any value can be read like this
  const group = OWN_SECTIONS.get(kind)
  if (group !== undefined) return [readFields(section, group, path, note)]
  note('skipped', path, `no section of this kind: ${[...OWN_SECTIONS.keys()].join(', ')}`)
  return []
}

function readFields(value: unknown, { fields, names }: Pick<Group, 'fields' | 'names'>, path: string, note: AddNote) {
  const given = isRecord(value) ? value : { [names?.[0] ?? Object.keys(fields)[0] ?? '']: value }
  const at = (key: string) => (path === '' ? key : `${path}.${key}`)
  const left = new Set(Object.keys(given).filter((key) => !isEmpty(given[key])))
  const result: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const [key] = [name, ...(field.aliases ?? [])].flatMap((known) =>
      [...left].filter((each) => keyOf(each) === keyOf(known)),
    )
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

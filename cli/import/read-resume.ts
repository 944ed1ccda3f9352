import { isEmpty, isRecord, MAX_ITEMS, READERS, toList } from './read-values.ts'
import { NO_FIELD, type AddNote } from './report.ts'
import { keyOf, RESUME, type Group, type Resume, type Value } from './resume-shape.ts'

/** Characters; longer texts are no part of a résumé. */
const MAX_LENGTH = 20_000

/** Brings a résumé of any version, as people write them, into one form. Leaves out invalid values. */
export function readResume(file: Readonly<Record<string, unknown>>, note: AddNote): Resume {
  const given = Object.entries(file).filter(([name]) => name !== '$schema' && name !== 'meta')
  const { basics = {}, ...lists } = readFields(Object.fromEntries(given), { fields: RESUME }, '', note)
  const empty = Object.fromEntries(Object.keys(RESUME).map((name) => [name, []]))
  return { ...empty, ...lists, basics } as Resume // RESUME is its shape
}

function readFields(value: unknown, { fields, names }: Pick<Group, 'fields' | 'names'>, path: string, note: AddNote) {
  const given = isRecord(value) ? value : { [names?.[0] ?? Object.keys(fields)[0] ?? '']: value }
  const at = (key: string) => (path === '' ? key : `${path}.${key}`)
  const left = new Map<string | symbol, string>()
  for (const key of Object.keys(given).filter((each) => !isEmpty(given[each]))) {
    left.set(left.has(keyOf(key)) ? Symbol('another spelling') : keyOf(key), key)
  }
  const result: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const known = [name, ...field.aliases].map(keyOf).find((each) => left.has(each))
    if (known === undefined) continue
    const key = left.get(known) ?? ''
    left.delete(known)
    const read = 'kind' in field ? readValue : readGroup
    const found = read(given[key], field as Value & Group, at(key), note) // as `kind` says
    if (!isEmpty(found)) result[name] = found
  }
  for (const key of left.values()) note('skipped', withoutIndices(at(key)), NO_FIELD, toList(given[key]).length)
  return result
}

function readGroup(value: unknown, group: Group, path: string, note: AddNote): unknown {
  if (!group.isList) return readFields(value, group, path, note)
  const entries = toList(value)
  if (entries.length > MAX_ITEMS) note('skipped', path, `only the first ${MAX_ITEMS} of ${entries.length} are imported`)
  return entries.slice(0, MAX_ITEMS).flatMap((entry, index) => {
    const result = readFields(entry, group, `${path}[${index}]`, note)
    if (isEmpty(entry)) note('skipped', `${path}[${index}]`, 'it is empty')
    return isEmpty(result) ? [] : [result]
  })
}

function readValue(value: unknown, { kind }: Value, path: string, note: AddNote): unknown {
  if (toList(value).some((item) => typeof item === 'string' && item.length > MAX_LENGTH)) {
    note('skipped', path, `longer than ${MAX_LENGTH} characters`)
    return undefined
  }
  if (/^work\[\d+\]\.description$/.test(path)) {
    note('changed', path, 'the description of the company is shown as that of the job, which has no summary')
  }
  const result = READERS[kind](value, (noteKind, why) => note(noteKind, path, why))
  if (result === null) note('skipped', path, 'not a valid value, see https://jsonresume.org/schema')
  return result
}

function withoutIndices(path: string): string {
  return path.replaceAll(/\[\d+\]/g, '[]')
}

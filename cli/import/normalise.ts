import { UserError } from '../../generator/lib/user-error.ts'
import type { AddNote } from './note.ts'
import { isRecord, toList, type Read } from './read-values.ts'
import { isEmpty, isField, RESUME, type Fields, type Resume } from './resume.ts'

/** The page and the CV become too long with more entries of a list. */
const MAX_ENTRIES = 200
/** Characters; longer texts are no part of a résumé. */
const MAX_LENGTH = 20_000

/** A résumé without a name has at least one of these. */
const ESSENTIAL = ['work', 'education', 'skills', 'projects', 'volunteer'] as const

const NO_FIELD = 'the site has no field for it'
const NO_VALUE = 'not a valid value, see https://jsonresume.org/schema'
const METADATA = new Set(['$schema', 'meta'])

/**
 * Brings a JSON Resume of any version, as people write them, into one form. Leaves out invalid values.
 * @throws UserError if there is nothing to import
 */
export function normalise(file: Readonly<Record<string, unknown>>, note: AddNote): Resume {
  if (Object.keys(RESUME).every((name) => isEmpty(file[name]))) {
    throw new UserError(
      `The file has none of the sections ${Object.keys(RESUME).join(', ')}. Pass a JSON Resume (https://jsonresume.org/schema).`,
    )
  }
  const given = Object.fromEntries(Object.entries(file).filter(([name]) => !METADATA.has(name)))
  const resume = readFields(given, RESUME, '', note)
  const empty = Object.entries(RESUME).map(([name, shape]) => [name, Array.isArray(shape) ? [] : {}])
  const complete = { ...Object.fromEntries(empty), ...resume } as Resume // RESUME is the shape of both
  if (complete.basics.name === undefined && ESSENTIAL.every((name) => complete[name].length === 0)) {
    throw new UserError(
      'No name, job, school, skill, project or volunteer role was found, so nothing was imported. Pass a complete résumé.',
    )
  }
  return complete
}

function readFields(value: unknown, fields: Fields, path: string, note: AddNote): Record<string, unknown> {
  const given = isRecord(value) ? value : { [Object.keys(fields)[0] ?? '']: value }
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const used = new Set<string>()
  const result: Record<string, unknown> = {}
  for (const [name, shape] of Object.entries(fields)) {
    const names = [name, ...(isField(shape) ? shape.names : [])]
    const source = names.find((key) => Object.hasOwn(given, key) && !isEmpty(given[key]))
    if (source === undefined) continue
    used.add(source)
    const read = readField(given[source], shape, at(source), note)
    if (!isEmpty(read)) result[name] = read
  }
  for (const [name, unused] of Object.entries(given)) {
    if (!used.has(name) && !isEmpty(unused)) note('skipped', at(name).replaceAll(/\[\d+\]/g, ''), NO_FIELD)
  }
  return result
}

function readField(value: unknown, shape: Fields[string], path: string, note: AddNote): unknown {
  if (isField(shape)) return readValue(value, shape.read, path, note)
  if (!Array.isArray(shape)) return readFields(value, shape as Fields, path, note) // no list is left
  const [item] = shape as readonly [Fields] // Array.isArray knows no read-only lists
  const entries = toList(value)
  if (entries.length > MAX_ENTRIES) note('skipped', path, `only the first ${MAX_ENTRIES} are imported`)
  const results: unknown[] = []
  for (const [index, entry] of entries.slice(0, MAX_ENTRIES).entries()) {
    const place = `${path}[${index}]`
    if (isEmpty(entry)) note('skipped', place, 'it is empty')
    const result = readFields(entry, item, place, note)
    if (!isEmpty(result)) results.push(result)
  }
  return results
}

function readValue(value: unknown, read: Read<unknown>, path: string, note: AddNote): unknown {
  if (toList(value).some((item) => typeof item === 'string' && item.length > MAX_LENGTH)) {
    note('skipped', path, `longer than ${MAX_LENGTH} characters`)
    return undefined
  }
  if (/^work\[\d+\]\.description$/.test(path)) {
    note('changed', path, 'the description of the company is shown as that of the job, which has no summary')
  }
  const result = read(value, (kind, why) => note(kind, path, why))
  if (result === null) note('skipped', path, NO_VALUE)
  return result ?? undefined
}

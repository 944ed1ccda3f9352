import { UserError } from '../../generator/lib/user-error.ts'
import type { AddNote } from './note.ts'
import { unsupportedSymbols } from './plain-text.ts'
import { isRecord, toList, toUrl } from './read-values.ts'
import { isEmpty, isField, RESUME, type Fields, type Resume } from './resume.ts'

/** The page and the CV become too long with more entries of a list. */
const MAX_ENTRIES = 200
/** Characters; longer texts are no part of a résumé. */
const MAX_LENGTH = 20_000

const NO_FIELD = 'the site has no field for it'
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
  return { ...Object.fromEntries(empty), ...resume } as Resume // RESUME is the shape of both
}

function readFields(value: unknown, fields: Fields, path: string, note: AddNote): Record<string, unknown> {
  const given = isRecord(value) ? value : { [Object.keys(fields)[0] ?? '']: value }
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const used = new Set<string>()
  const found = Object.entries(fields).map(([name, shape]) => {
    const names = [name, ...(isField(shape) ? shape.names : [])]
    const source = names.find((each) => Object.hasOwn(given, each) && !isEmpty(given[each]))
    if (source === undefined) return [name, undefined] as const
    used.add(source)
    return [name, readField(given[source], shape, at(source), note)] as const
  })
  for (const [name, other] of Object.entries(given)) {
    if (!used.has(name) && !isEmpty(other)) note('skipped', at(name).replaceAll(/\[\d+\]/g, ''), NO_FIELD)
  }
  return Object.fromEntries(found.filter(([, each]) => !isEmpty(each)))
}

function readField(value: unknown, shape: Fields[string], path: string, note: AddNote): unknown {
  if (isField(shape)) return readValue(value, shape.read, path, note)
  if (!Array.isArray(shape)) return readFields(value, shape as Fields, path, note) // no list is left
  const [item] = shape as readonly [Fields] // Array.isArray knows no read-only lists
  const entries = toList(value)
  if (entries.length > MAX_ENTRIES) note('skipped', path, `only the first ${MAX_ENTRIES} are imported`)
  return entries
    .slice(0, MAX_ENTRIES)
    .map((entry, index) => readFields(entry, item, `${path}[${index}]`, note))
    .filter((entry) => !isEmpty(entry))
}

function readValue(value: unknown, read: (value: unknown) => unknown, path: string, note: AddNote): unknown {
  const texts = toList(value).filter((each) => typeof each === 'string')
  if (texts.some((each) => each.length > MAX_LENGTH)) {
    note('skipped', path, `longer than ${MAX_LENGTH} characters`)
    return undefined
  }
  const result = read(value)
  if (result === null) note('skipped', path, 'not a valid value, see https://jsonresume.org/schema')
  else if (read === toUrl) {
    if (/^\s*http:/i.test(String(value))) note('changed', path, 'the site links to https:// only; check that it opens')
  } else {
    const symbols = unsupportedSymbols(texts.join(''))
    if (symbols.length > 0) note('changed', path, `without ${symbols.join(' ')}, which the fonts of the site lack`)
  }
  return result ?? undefined
}

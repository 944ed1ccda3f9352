import jsonResume, { type JsonSchema } from '@jsonresume/schema'
import { UserError } from '../../generator/lib/user-error.ts'
import { isRecord, toDate, toList, toPoints, toProse, toTerms, toText, toUrl, type Fields } from './coerce.ts'
import type { Note } from './resume.ts'

const { properties: SCHEMA } = jsonResume.schema

/** The page and the CV become too long with more entries of a list. */
const MAX_ENTRIES = 60
const SECTIONS = ['basics', 'work', 'skills', 'projects']

/** Fields by their names in version 0 of JSON Resume, and by other common names. */
const ALIASES: Record<string, Record<string, string>> = {
  basics: { picture: 'image', website: 'url', description: 'summary' },
  profiles: { website: 'url', user: 'username' },
  work: {
    company: 'name',
    employer: 'name',
    title: 'position',
    role: 'position',
    website: 'url',
    description: 'summary',
  },
  skills: { title: 'name' },
  projects: { title: 'name', website: 'url' },
}

/** The field that a text stands for, where the schema expects an object. */
const MAIN_FIELD: Record<string, string> = { location: 'city', profiles: 'url', work: 'position' }

/**
 * Brings a JSON Resume of any version, as people write them, into the form of version 1.0. Some values may remain invalid.
 * @throws UserError if there is nothing to import
 */
export function normalise(file: Fields): { resume: Fields; notes: Note[] } {
  const sections = SECTIONS.map((name) => [name, coerce(file[name], SCHEMA[name] ?? {}, name)] as const)
  if (sections.every(([, section]) => [section].flat().every((entry) => Object.keys(entry ?? {}).length === 0))) {
    throw new UserError(
      'The file has no basics, work, skills or projects. Pass a JSON Resume (https://jsonresume.org/schema).',
    )
  }
  const notes = [
    ...unknownIn(file, [...SECTIONS, '$schema', 'meta'], ''),
    ...unknownIn(file['basics'], Object.keys({ ...SCHEMA['basics']?.properties, ...ALIASES['basics'] }), 'basics.'),
    ...SECTIONS.flatMap((name) => tooManyIn(name, toList(file[name]).length)),
  ]
  return { resume: Object.fromEntries(sections), notes }
}

function coerce(value: unknown, schema: JsonSchema, name: string): unknown {
  const { properties, items, format, type } = schema
  if (properties) return coerceFields(value, properties, name)
  if (items?.properties) {
    const fields = items.properties
    return toList(value)
      .slice(0, MAX_ENTRIES)
      .map((item) => coerceFields(item, fields, name))
  }
  if (schema.$ref !== undefined) return toDate(value)
  if (format === 'uri') return toUrl(value)
  if (type === 'array') return name === 'highlights' ? toPoints(value) : toTerms(value)
  return name === 'summary' || name === 'description' ? toProse(value) : toText(value)
}

function coerceFields(value: unknown, properties: Record<string, JsonSchema>, name: string): Fields {
  const fields = isRecord(value) ? value : { [MAIN_FIELD[name] ?? 'name']: value }
  const aliases = Object.entries(ALIASES[name] ?? {})
  const coerced = Object.entries(properties).map(([field, schema]) => {
    const names = [field, ...aliases.flatMap(([alias, target]) => (target === field ? alias : []))]
    const given = names
      .map((each) => (Object.hasOwn(fields, each) ? fields[each] : undefined))
      .find((each) => each !== undefined && each !== null && each !== '')
    return [field, given === undefined ? undefined : coerce(given, schema, field)] as const
  })
  return Object.fromEntries(coerced.filter(([, each]) => each !== undefined && each !== ''))
}

function tooManyIn(name: string, length: number): Note[] {
  const why = `only the first ${MAX_ENTRIES} entries are imported`
  return length > MAX_ENTRIES ? [{ kind: 'skipped', what: `${name}[${MAX_ENTRIES}] to [${length - 1}]`, why }] : []
}

/** Names the fields that hold something the site does not show. */
function unknownIn(value: unknown, known: readonly string[], prefix: string): Note[] {
  return Object.entries(isRecord(value) ? value : {})
    .filter(([name, field]) => !known.includes(name) && toList(field).length > 0)
    .map(([name]) => ({ kind: 'skipped', what: prefix + name, why: 'the site has no field for it' }))
}

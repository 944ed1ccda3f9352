import jsonResume, { type JsonSchema } from '@jsonresume/schema'
import { formatPath } from '../../generator/content/position.ts'
import { UserError } from '../../generator/lib/user-error.ts'
import { isRecord, toDate, toList, toProse, toText, toTexts, toUrl, type Fields } from './coerce.ts'
import { HINT } from './read-resume.ts'
import type { AddNote, Resume } from './resume.ts'

const { properties: SCHEMA } = jsonResume.schema

/** The page and the CV become too long with more entries of a list. */
export const MAX_ENTRIES = 60
const SECTIONS = ['basics', 'work', 'skills', 'projects']

/** Other names of fields, such as those of version 0 of JSON Resume. */
const OTHER_NAMES: Record<string, readonly string[]> = {
  image: ['picture'],
  name: ['company', 'employer'],
  position: ['title', 'role'],
  summary: ['description'],
  url: ['website'],
}

/** The field that a text stands for, where the schema expects an object. Elsewhere it is the name. */
const MAIN_FIELD: Record<string, string> = { location: 'city', profiles: 'url', work: 'position' }

/**
 * Brings a JSON Resume of any version, as people write them, into the form of version 1.0. Leaves out invalid values.
 * @throws UserError if there is nothing to import
 */
export function normalise(file: Fields, note: AddNote): Resume {
  if (SECTIONS.every((name) => toList(file[name]).length === 0)) {
    throw new UserError(`The file has no basics, work, skills or projects. ${HINT}`)
  }
  const resume = Object.fromEntries(SECTIONS.map((name) => [name, coerce(file[name], SCHEMA[name] ?? {}, name)]))
  for (const [name, value] of Object.entries(file)) {
    const { length } = toList(value)
    const isKnown = [...SECTIONS, '$schema', 'meta'].includes(name)
    if (!isKnown && length > 0) note('skipped', name, 'the site has no field for it')
    if (isKnown && length > MAX_ENTRIES) note('skipped', name, `only the first ${MAX_ENTRIES} are imported`)
  }
  removeInvalid(resume, note)
  return resume as Resume // what is left conforms to the schema
}

function coerce(value: unknown, schema: JsonSchema, name: string): unknown {
  const { properties, items, format, type } = schema
  if (properties) return coerceFields(value, properties, name)
  if (items?.properties) {
    const entries = toList(value).slice(0, MAX_ENTRIES)
    return entries.map((item) => coerce(item, items, name))
  }
  if (schema.$ref !== undefined) return toDate(value)
  if (format === 'uri') return toUrl(value)
  if (type === 'array') return toTexts(value, name === 'highlights' ? /[\r\n]/ : /[,;|•\r\n]/)
  return name === 'summary' || name === 'description' ? toProse(value) : toText(value)
}

function coerceFields(value: unknown, properties: Record<string, JsonSchema>, name: string): Fields {
  const given = isRecord(value) ? value : { [MAIN_FIELD[name] ?? 'name']: value }
  const coerced = Object.entries(properties).map(([field, schema]) => {
    const names = [field, ...(OTHER_NAMES[field] ?? [])].filter((each) => Object.hasOwn(given, each))
    const found = names.map((each) => given[each]).find((each) => toList(each).length > 0)
    return [field, found === undefined ? undefined : coerce(found, schema, field)] as const
  })
  return Object.fromEntries(coerced.filter(([, each]) => each !== undefined && each !== ''))
}

/** Removes the values that the schema of JSON Resume rejects. */
function removeInvalid(resume: Record<string, unknown>, note: AddNote): void {
  jsonResume.validate(structuredClone(resume), (errors) => {
    for (const { path } of errors ?? []) {
      const parent = path.slice(0, -1).reduce<unknown>((value, step) => Object(value)[step], resume)
      const key = path.at(-1)
      if (isRecord(parent) && key !== undefined) Reflect.deleteProperty(parent, key)
      note('skipped', formatPath(path), 'not a valid value, see https://jsonresume.org/schema')
    }
  })
}

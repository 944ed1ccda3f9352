import { UserError } from '../../generator/lib/user-error.ts'
import { isRecord, toDate, toList, toPoints, toProse, toTerms, toText, toUrl, type Fields } from './coerce.ts'
import type { Note } from './resume.ts'

/** The page and the CV become too long with more entries of a list. */
const MAX_ENTRIES = 60

/** How a field is coerced, and the other names that it has in older versions and in practice. */
type Table = Record<string, readonly [coerce: (value: unknown) => unknown, ...aliases: string[]]>

const ACCOUNT: Table = {
  network: [toText, 'name'],
  username: [toText, 'user', 'handle'],
  url: [toUrl, 'website', 'link'],
}
const LOCATION: Table = {
  city: [toText, 'town'],
  region: [toText, 'state'],
  address: [toText],
  countryCode: [toText, 'country'],
}
const BASICS: Table = {
  name: [toText],
  firstName: [toText],
  lastName: [toText],
  label: [toText],
  image: [toText, 'picture'],
  email: [(value) => (typeof value === 'string' ? value.replace(/^mailto:/i, '').trim() : null)],
  phone: [toText],
  url: [toUrl, 'website'],
  summary: [toProse, 'description'],
  location: [(value) => normaliseEntry(value, LOCATION, 'city')],
  profiles: [(value) => normaliseList(value, ACCOUNT, 'url')],
}
const JOB: Table = {
  name: [toText, 'company', 'organization', 'organisation', 'employer'],
  position: [toText, 'title', 'role', 'jobTitle'],
  url: [toUrl, 'website'],
  location: [(value) => (isRecord(value) ? placeOf(normaliseEntry(value, LOCATION, 'city')) : toText(value))],
  description: [toProse],
  summary: [toProse, 'description'],
  highlights: [toPoints, 'achievements', 'responsibilities'],
  startDate: [toDate, 'start', 'from'],
  endDate: [toDate, 'end', 'to'],
}
const PROJECT: Table = {
  name: [toText, 'title'],
  type: [toText],
  entity: [toText],
  url: [toUrl, 'website'],
  description: [toProse, 'summary'],
  highlights: [toPoints],
  keywords: [toTerms],
  roles: [toTerms],
}
const SKILL: Table = { name: [toText, 'title'], keywords: [toTerms] }

/**
 * Brings a JSON Resume of any version, as people write them, into the form of version 1.0. Some values may remain invalid.
 * @throws UserError if there is nothing to import
 */
export function normalise(file: Fields): { resume: Fields; notes: Note[] } {
  const { firstName, lastName, ...basics } = normaliseEntry(file['basics'], BASICS, 'name')
  const fullName = [firstName, lastName].filter(Boolean).join(' ')
  const lists = {
    work: normaliseList(file['work'], JOB, 'position'),
    skills: normaliseList(file['skills'], SKILL, 'name'),
    projects: normaliseList(file['projects'], PROJECT, 'name'),
  }
  const resume = { basics: { ...(fullName !== '' && { name: fullName }), ...basics }, ...lists }
  if (Object.values(resume).every((part) => [part].flat().every((entry) => Object.keys(entry).length === 0))) {
    throw new UserError(
      'The file has no basics, work, skills or projects. Pass a JSON Resume (https://jsonresume.org/schema).',
    )
  }
  const notes = [
    ...unknownIn(file, ['basics', ...Object.keys(lists), '$schema', 'meta'], ''),
    ...unknownIn(file['basics'], Object.values(BASICS).flat().concat(Object.keys(BASICS)), 'basics.'),
    ...Object.keys(lists).flatMap((name) => noteOnLength(name, toList(file[name]).length)),
  ]
  return { resume, notes }
}

/** "Lisbon, Portugal" */
export function placeOf(location: Fields): string {
  const { city, region, address, countryCode } = location
  const code = typeof countryCode === 'string' ? countryCode : ''
  const country = /^[a-z]{2}$/i.test(code) ? countries.of(code.toUpperCase()) : code
  return [...new Set([city ?? region ?? address, country].filter(Boolean))].join(', ')
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** @param textField the field that a text stands for, where an object is expected */
function normaliseEntry(value: unknown, table: Table, textField: string): Fields {
  const entry = isRecord(value) ? value : { [textField]: value }
  const fields = Object.entries(table).map(([field, [coerce, ...aliases]]) => {
    const given = [field, ...aliases]
      .map((name) => (Object.hasOwn(entry, name) ? entry[name] : undefined))
      .find((each) => each !== undefined && each !== null && each !== '')
    return [field, given === undefined ? undefined : coerce(given)] as const
  })
  return Object.fromEntries(fields.filter(([, coerced]) => coerced !== undefined && coerced !== ''))
}

function normaliseList(value: unknown, table: Table, textField: string): Fields[] {
  return toList(value)
    .slice(0, MAX_ENTRIES)
    .map((item) => normaliseEntry(item, table, textField))
}

function noteOnLength(name: string, length: number): Note[] {
  const why = `only the first ${MAX_ENTRIES} entries are imported`
  return length > MAX_ENTRIES ? [{ kind: 'skipped', what: `${name}[${MAX_ENTRIES}] to [${length - 1}]`, why }] : []
}

/** Names the fields that hold something the site does not show. */
function unknownIn(value: unknown, known: readonly unknown[], prefix: string): Note[] {
  return Object.entries(isRecord(value) ? value : {})
    .filter(([name, field]) => !known.includes(name) && toList(field).length > 0)
    .map(([name]) => ({ kind: 'skipped', what: prefix + name, why: 'the site has no field for it' }))
}

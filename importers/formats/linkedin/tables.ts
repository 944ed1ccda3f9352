import { posix } from 'node:path'
import { parse } from 'csv-parse/sync'
import { UserError } from '../../../lib/user-error.ts'
import { commaIn } from '../../../model/fields/list.ts'
import { type AddNote, NO_FIELD, noteLeft, ONE_VALUE } from '../../report.ts'
import { RESUME } from '../../resume.ts'
import { keyOf } from '../../values/plain-text.ts'

/** A row by the names of its columns. */
type Row = Readonly<Record<string, string>>

/** The tables about the owner. The others are sections of a résumé. */
const OWN_TABLES = new Set(['profile', 'profilesummary', 'emailaddresses', 'phonenumbers'])

/** The fields of the sections that tables are for, by the keys of their names. */
const SECTIONS = new Map(
  Object.entries(RESUME)
    .filter(([, { isList }]) => isList)
    .flatMap(([name, { aliases, fields }]) => [name, ...(aliases ?? [])].map((each) => [keyOf(each), fields])),
)

const RECOMMENDATIONS = 'recommendationsreceived'

const CSV = { columns: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true } as const

/** Whether a file is a table that has something for the site. */
export function isTable(path: string): boolean {
  const key = keyOf(nameOf(path))
  return /\.csv$/i.test(path) && !isHidden(path) && (OWN_TABLES.has(key) || SECTIONS.has(key))
}

/**
 * Reads the files of LinkedIn's data export as sections and fields with the names of its files and columns.
 * @param files by their paths
 * @param source its name in messages
 * @throws UserError if no table has a row
 */
export function readTables(
  files: ReadonlyMap<string, () => string>,
  source: string,
  note: AddNote,
): Record<string, unknown> {
  note('skipped', 'your LinkedIn profile', 'its URL is not in the export; add it to footer.profiles')
  const tables = new Map<string, readonly Row[]>()
  const sections: Record<string, unknown> = {}
  // Of tables with the same name, the one in the fewest folders is read.
  const depthOf = (path: string) => path.split('/').length
  for (const path of [...files.keys()].toSorted((a, b) => depthOf(a) - depthOf(b))) {
    const name = nameOf(path)
    const key = keyOf(name)
    const readText = files.get(path)
    if (readText === undefined || !isTable(path) || tables.has(key)) {
      if (!isHidden(path)) note('skipped', path, NO_FIELD)
      continue
    }
    const text = readText()
    assertFewColumns(text, path)
    const rows: Row[] = parse(text, CSV)
    tables.set(key, rows)
    if (!OWN_TABLES.has(key)) sections[name] = rows.flatMap((row) => entriesOf(row, key, note))
  }
  if ([...tables.values()].every((rows) => rows.length === 0)) {
    throw new UserError(
      `${source} has no data of a LinkedIn export. It needs a file such as Profile.csv, Positions.csv or Skills.csv with rows and with columns in English.`,
    )
  }
  return { ...sections, Profile: profileOf((key) => tables.get(key) ?? [], note) }
}

/** LinkedIn's tables have up to 30. More would take seconds. */
const MAX_COLUMNS = 200

/** @throws UserError if a table has too many columns */
function assertFewColumns(text: string, path: string): void {
  const header = text.trimStart().split('\n', 1)[0] ?? ''
  const count = header.split(',').length
  if (count <= MAX_COLUMNS) return
  throw new UserError(
    `${path} has ${count} columns, more than the ${MAX_COLUMNS} that the import reads. Download the export again.`,
  )
}

function nameOf(path: string): string {
  return posix.basename(path).replace(/\.csv$/i, '')
}

/** Such as .DS_Store and __MACOSX/._Profile.csv */
function isHidden(path: string): boolean {
  return /(?:^|\/)(?:\.|__MACOSX)/.test(path)
}

/** Of recommendations, only those that the owner shows on LinkedIn are public. */
function entriesOf({ Activities: activities, ...row }: Row, key: string, note: AddNote): object[] {
  if (key === RECOMMENDATIONS) {
    const {
      'First Name': first,
      'Last Name': last,
      'Job Title': job,
      Company: company,
      Status: status,
      ...others
    } = row
    const name = joined(' ', first, last)
    if (!status || /^visible$/i.test(status))
      return [{ ...others, name, role: joined(commaIn(`${job}${company}`), job, company) }]
    note('skipped', `Recommendations_Received "${name}"`, 'your profile on LinkedIn does not show it')
    return []
  }
  return [{ ...row, Notes: joined('\n', row['Notes'], activities && `Activities: ${activities}`) }]
}

function profileOf(rowsOfTable: (key: string) => readonly Row[], note: AddNote) {
  const [profile = {}] = rowsOfTable('profile')
  const { 'First Name': first, 'Last Name': last, 'Twitter Handles': handles, Websites: sites, ...others } = profile
  for (const row of rowsOfTable('phonenumbers')) {
    const number = joined(' ', ...Object.values(row))
    noteLeft(note, 'PhoneNumbers.csv', number, 'it would be public; write your number in profile.phone to show it')
  }
  const emails = rowsOfTable('emailaddresses')
  const primary = emails.find((row) => /^(?:yes|true)$/i.test(row['Primary'] ?? '')) ?? emails[0]
  for (const row of emails.filter((each) => each !== primary)) {
    noteLeft(note, 'Email Addresses.csv', row['Email Address'], ONE_VALUE)
  }
  return {
    ...others,
    name: joined(' ', first, last),
    Summary: others['Summary'] || rowsOfTable('profilesummary')[0]?.['Profile Summary'],
    email: primary?.['Email Address'],
    profiles: [
      ...itemsOf(handles, /,/).map((username) => ({ network: 'X', username })),
      // [PORTFOLIO:https://a.dev,BLOG:https://b.dev]
      ...itemsOf(sites, /,(?=[A-Z_ ]+:)/).map((item) => ({ url: item.replace(/^[A-Z_ ]+:/, '') })),
    ],
  }
}

function itemsOf(text = '', separator: RegExp): string[] {
  const items = text.replace(/^\[(.*)\]$/s, '$1').split(separator)
  return items.map((item) => item.trim()).filter((item) => item !== '')
}

function joined(separator: string, ...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join(separator)
}

import { posix } from 'node:path'
import { parse } from 'csv-parse/sync'
import { UserError } from '../../generator/lib/user-error.ts'
import { commaIn } from '../../model/entries.ts'
import { splitBullets } from './bullets.ts'
import { decodeText, type ExportFiles } from './export-files.ts'
import { keyOf, RESUME } from './read-resume.ts'
import { type AddNote, NO_FIELD } from './report.ts'

/** A row by the names of its columns. */
type Row = Readonly<Record<string, string>>
type Table = { name: string; rows: readonly Row[] }

/** The tables about the owner. The others are sections of a résumé. */
const OWN_TABLES = new Set(['profile', 'profilesummary', 'emailaddresses', 'phonenumbers'])

const RECOMMENDATIONS = 'recommendationsreceived'
const HIDDEN = 'your profile on LinkedIn does not show it'

/** Whether a file is a table that has something for the site. */
export function isTable(path: string): boolean {
  const key = keyOf(nameOf(path))
  return /\.csv$/i.test(path) && !isHidden(path) && (OWN_TABLES.has(key) || sectionOf(key) !== undefined)
}

/**
 * Converts LinkedIn's data export to a résumé, whose sections and fields have the names of its files and columns.
 * @param source its name in messages
 * @throws UserError if no table has a row
 */
export function resumeOf(files: ExportFiles, source: string, note: AddNote): Record<string, unknown> {
  const tables = new Map<string, Table>()
  // Of tables with the same name, the one in the fewest folders is read.
  const depthOf = (path: string) => path.split('/').length
  for (const path of [...files.keys()].toSorted((a, b) => depthOf(a) - depthOf(b))) {
    const name = nameOf(path)
    const bytes = files.get(path)
    if (bytes === undefined || tables.has(keyOf(name))) {
      if (!isHidden(path)) note('skipped', path, NO_FIELD)
    } else {
      const rows = rowsOf(bytes, path)
      if (!hasKnownColumn(rows, keyOf(name))) note('skipped', path, 'its columns are unknown; they must be in English')
      tables.set(keyOf(name), { name, rows })
    }
  }
  if ([...tables.values()].every(({ rows }) => rows.length === 0)) {
    throw new UserError(
      `${source} has no data of a LinkedIn export. It needs a file such as Profile.csv, Positions.csv or Skills.csv with rows and with columns in English.`,
    )
  }
  note('skipped', 'your LinkedIn profile', 'its URL is not in the export; add it to footer.profiles')
  const sections = Array.from(tables, ([key, { name, rows }]) => {
    const shown = rows.filter((row) => isShown(row, key, note))
    return [name, shown.map((row) => entryOf(row, key))] as const
  })
  return {
    ...Object.fromEntries(sections.filter(([name]) => !OWN_TABLES.has(keyOf(name)))),
    Profile: profileOf((key) => tables.get(key)?.rows ?? [], note),
  }
}

function rowsOf(bytes: Uint8Array, path: string): Row[] {
  const text = decodeText(bytes, path)
  try {
    return parse(text, {
      columns: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(`${path} cannot be read as a table (${reason}). Download the export from LinkedIn again.`)
  }
}

/** Unknown columns would be left out without a word. */
function hasKnownColumn([row]: readonly Row[], key: string): boolean {
  const fields = Object.entries(sectionOf(key)?.fields ?? {})
  const known = new Set(fields.flatMap(([name, field]) => [name, ...(field.aliases ?? [])]).map(keyOf))
  return row === undefined || OWN_TABLES.has(key) || Object.keys(row).some((column) => known.has(keyOf(column)))
}

/** The section of a résumé that a table is for. */
function sectionOf(key: string) {
  return Object.entries(RESUME).find(
    ([name, { aliases, isList }]) => isList && [name, ...aliases].map(keyOf).includes(key),
  )?.[1]
}

function nameOf(path: string): string {
  return posix.basename(path).replace(/\.csv$/i, '')
}

/** Such as .DS_Store and __MACOSX/._Profile.csv */
function isHidden(path: string): boolean {
  return /(?:^|\/)(?:\.|__MACOSX)/.test(path)
}

/** A list in a description becomes highlights. */
function entryOf({ Activities: activities, ...row }: Row, key: string) {
  if (key === RECOMMENDATIONS) return recommendationOf(row)
  const { summary, items } = splitBullets(row['Description'] ?? '')
  const hasList = items.length > 0 && sectionOf(key)?.fields['highlights'] !== undefined
  const notes = [row['Notes'], activities && `Activities: ${activities}`].filter(Boolean).join('\n')
  return { ...row, Notes: notes, ...(hasList && { Description: summary, Highlights: items }) }
}

function recommendationOf({ 'Job Title': job, Company: company, Status: _status, ...row }: Row) {
  const { 'First Name': first, 'Last Name': last, ...others } = row
  const role = [job, company].filter(Boolean)
  return { ...others, name: [first, last].filter(Boolean).join(' '), role: role.join(commaIn(role.join(''))) }
}

/** Only what the owner shows on LinkedIn is public. */
function isShown({ Status: status = '', ...row }: Row, key: string, note: AddNote): boolean {
  const shown = key !== RECOMMENDATIONS || /^(?:visible)?$/i.test(status)
  if (!shown) note('skipped', `Recommendations_Received "${row['First Name']} ${row['Last Name']}"`, HIDDEN)
  return shown
}

function profileOf(rowsOfTable: (key: string) => readonly Row[], note: AddNote) {
  const [profile = {}] = rowsOfTable('profile')
  const { 'First Name': first, 'Last Name': last, 'Twitter Handles': handles, Websites: sites, ...others } = profile
  if (rowsOfTable('phonenumbers').length > 0) {
    note('skipped', 'PhoneNumbers.csv', 'it would be public; write your number in profile.phone to show it')
  }
  const emails = rowsOfTable('emailaddresses')
  const primary = emails.find((row) => /^(?:yes|true)$/i.test(row['Primary'] ?? '')) ?? emails[0]
  return {
    ...others,
    name: [first, last].filter(Boolean).join(' '),
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

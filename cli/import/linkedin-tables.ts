import { posix } from 'node:path'
import { parse } from 'csv-parse/sync'
import { UserError } from '../../generator/lib/user-error.ts'
import { decodeText } from './export-files.ts'
import type { AddNote } from './report.ts'
import { keyOf, RESUME } from './resume-shape.ts'

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, string>>

/** The tables about the owner, with a column of each. The others are sections of a résumé. */
export const OWN_TABLES: ReadonlyMap<string, string> = new Map([
  ['profile', 'First Name'],
  ['profilesummary', 'Profile Summary'],
  ['emailaddresses', 'Email Address'],
  ['phonenumbers', 'Number'],
])

/** Whether a file is a table that has something for the site. */
export function isTable(path: string): boolean {
  return /\.csv$/i.test(path) && !isHidden(path) && columnsOf(path).length > 0
}

/** The rows below the header, above which some tables have lines of text. */
export function rowsOf(bytes: Uint8Array, path: string, note: AddNote): Row[] {
  const records = recordsOf(decodeText(bytes, path), path)
  const columns = columnsOf(path)
  const start = records.findIndex((record) => record.some((cell) => columns.map(keyOf).includes(keyOf(cell))))
  if (start < 0) {
    note(
      'skipped',
      path,
      `it has no column "${columns.at(-1)}"; the columns must be in English and separated by commas`,
    )
    return []
  }
  const [header = [], ...rows] = records.slice(start)
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name.trim(), row[index]?.trim() ?? ''])))
}

function recordsOf(text: string, path: string): string[][] {
  try {
    return parse(text, { relax_column_count: true, relax_quotes: true, skip_empty_lines: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(`${path} cannot be read as a table (${reason}). Download the export from LinkedIn again.`)
  }
}

/** The columns of which a table must have one, or none if it has nothing for the site. */
function columnsOf(path: string): readonly string[] {
  const key = keyOf(nameOf(path))
  const own = OWN_TABLES.get(key)
  if (own !== undefined) return [own]
  const { fields = {}, names = Object.keys(fields).slice(0, 1) } = sectionOf(key) ?? {}
  return names.flatMap((name) => [name, ...(fields[name]?.aliases ?? [])])
}

/** The section of a résumé that a table is for. */
export function sectionOf(key: string) {
  return Object.entries(RESUME).find(([name, { aliases, isList }]) => isList && [name, ...aliases].includes(key))?.[1]
}

export function nameOf(path: string): string {
  return posix.basename(path).replace(/\.csv$/i, '')
}

/** Such as .DS_Store and __MACOSX/._Profile.csv */
export function isHidden(path: string): boolean {
  return /(?:^|\/)(?:\.|__MACOSX)/.test(path)
}

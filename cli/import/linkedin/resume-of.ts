import { UserError } from '../../../generator/lib/user-error.ts'
import type { AddNote } from '../note.ts'
import { splitBullets } from '../plain-text.ts'
import { basicsOf } from './basics-of.ts'
import { EXPORT_FILES, type ExportFile, type ExportFiles } from './export-file.ts'
import { parseTable, type Row } from './parse-table.ts'

/** A column that each file has. */
const COLUMNS: Record<ExportFile, string> = {
  Profile: 'first name',
  'Profile Summary': 'profile summary',
  Positions: 'company name',
  Education: 'school name',
  Skills: 'name',
  Languages: 'name',
  Certifications: 'name',
  Projects: 'title',
  Publications: 'name',
  Honors: 'title',
  Volunteering: 'company name',
  'Email Addresses': 'email address',
  PhoneNumbers: 'number',
}

/** Columns that the site has no field for. */
const NOT_IMPORTED: Partial<Record<ExportFile, readonly string[]>> = {
  Profile: ['industry', 'instant messengers'],
  Certifications: ['finished on', 'license number'],
  Volunteering: ['cause'],
}

/**
 * Converts a LinkedIn export to a JSON Resume.
 * @param source its name in messages
 * @throws UserError if no file of the export has an entry
 */
export function resumeOf(files: ExportFiles, source: string, note: AddNote): Readonly<Record<string, unknown>> {
  const tables = new Map(Array.from(files, ([file, bytes]) => [file, rowsOf(file, bytes, note)]))
  const rows = (file: ExportFile) => tables.get(file) ?? []
  if ([...tables.values()].every((table) => table.length === 0)) {
    const names = EXPORT_FILES.map((file) => `${file}.csv`).join(', ')
    throw new UserError(
      `${source} has no data of a LinkedIn export. At least one of these files is expected in it: ${names}.`,
    )
  }
  return {
    basics: basicsOf(rows, note),
    work: rows('Positions').map((row) => ({
      name: row['company name'],
      position: row['title'],
      location: row['location'],
      ...spanOf(row, 'started on', 'finished on'),
      ...proseOf(row),
    })),
    education: rows('Education').map((row) => ({
      institution: row['school name'],
      studyType: row['degree name'],
      ...spanOf(row, 'start date', 'end date'),
      summary: [row['notes'], row['activities'] && `Activities: ${row['activities']}`].filter(Boolean).join('\n'),
    })),
    skills: rows('Skills').map((row) => ({ name: row['name'] })),
    languages: rows('Languages').map((row) => ({ language: row['name'], fluency: row['proficiency'] })),
    certificates: rows('Certifications').map((row) => ({
      name: row['name'],
      issuer: row['authority'],
      date: row['started on'],
      url: row['url'],
    })),
    projects: rows('Projects').map((row) => {
      const { summary: description, highlights } = proseOf(row)
      const url = row['url']
      return { name: row['title'], description, highlights, url, ...spanOf(row, 'started on', 'finished on') }
    }),
    publications: rows('Publications').map((row) => ({
      name: row['name'],
      publisher: row['publisher'],
      releaseDate: row['published on'],
      url: row['url'],
      summary: row['description'],
    })),
    awards: rows('Honors').map((row) => ({
      title: row['title'],
      date: row['issued on'],
      summary: row['description'],
    })),
    volunteer: rows('Volunteering').map((row) => ({
      organization: row['company name'],
      position: row['role'],
      ...spanOf(row, 'started on', 'finished on'),
      ...proseOf(row),
    })),
  }
}

function rowsOf(file: ExportFile, bytes: Buffer, note: AddNote): Row[] {
  const rows = parseTable(bytes, `${file}.csv`, COLUMNS[file])
  if (rows === null) note('skipped', `${file}.csv`, `it has no column "${COLUMNS[file]}"`)
  for (const column of NOT_IMPORTED[file] ?? []) {
    if (rows?.some((row) => row[column] !== undefined)) {
      note('skipped', `${file}.csv: ${column}`, 'the site has no field for it')
    }
  }
  return rows ?? []
}

function spanOf(row: Row, start: string, end: string) {
  return { startDate: row[start], endDate: row[end] }
}

/** The list in a description as highlights. */
function proseOf(row: Row) {
  const { lines, items } = splitBullets(row['description'] ?? '')
  return { summary: lines.join('\n'), highlights: items }
}

import { UserError } from '../../../generator/lib/user-error.ts'
import { splitBullets } from '../bullets.ts'
import type { AddNote } from '../note.ts'
import { basicsOf } from './basics-of.ts'
import { FIELDS } from './columns.ts'
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
  if ([...tables.values()].every((table) => table === null || table.length === 0)) {
    const reasons = Array.from(
      tables,
      ([file, table]) => ` ${file}.csv ${table ? 'has no rows' : withoutColumn(file)}.`,
    )
    const names = EXPORT_FILES.map((file) => `${file}.csv`).join(', ')
    throw new UserError(
      `${source} has no data of a LinkedIn export.${reasons.join('')} At least one of these files is expected in it: ${names}.`,
    )
  }
  const entries = (section: keyof typeof FIELDS) => {
    const { file, columns } = FIELDS[section]
    return rows(file).map((row) => ({
      row,
      entry: Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, row[column]])),
    }))
  }
  const withProse = (section: keyof typeof FIELDS) =>
    entries(section).map(({ row, entry }) => {
      const { summary, items } = splitBullets(row['description'] ?? '')
      return { ...entry, summary, highlights: items }
    })
  const plain = (section: keyof typeof FIELDS) => entries(section).map(({ entry }) => entry)
  note('skipped', 'your LinkedIn profile', 'its URL is not in the export; add it to footer.profiles')
  return {
    basics: basicsOf(rows, note),
    work: withProse('work'),
    education: entries('education').map(({ row, entry }) => ({
      ...entry,
      summary: [row['notes'], row['activities'] && `Activities: ${row['activities']}`].filter(Boolean).join('\n'),
    })),
    skills: plain('skills'),
    languages: plain('languages'),
    certificates: plain('certificates'),
    projects: withProse('projects'),
    publications: plain('publications'),
    awards: plain('awards'),
    volunteer: withProse('volunteer'),
  }
}

/** The rows of a file, or null if it lacks its column. */
function rowsOf(file: ExportFile, bytes: Buffer, note: AddNote): Row[] | null {
  const rows = parseTable(bytes, `${file}.csv`, COLUMNS[file])
  if (rows === null) note('skipped', `${file}.csv`, `it ${withoutColumn(file)}`)
  for (const column of NOT_IMPORTED[file] ?? []) {
    if (rows?.some((row) => row[column] !== undefined)) {
      note('skipped', `${file}.csv: ${column}`, 'the site has no field for it')
    }
  }
  return rows
}

function withoutColumn(file: ExportFile): string {
  return `has no column "${COLUMNS[file]}"; the columns must be in English and separated by commas`
}

import { parse } from 'csv-parse/sync'
import { UserError } from '../../../generator/lib/user-error.ts'
import { decodeText } from '../decode-text.ts'

/** A row by column names in lower case, without empty values. */
export type Row = Readonly<Record<string, string>>

/**
 * Reads a table of a LinkedIn export. Some have lines of text above the header.
 * @param column a column that the table must have, in lower case
 * @returns null if the file has no such column
 * @throws UserError if the file is no text in UTF-8 or UTF-16, or not a table
 */
export function parseTable(bytes: Buffer, name: string, column: string): Row[] | null {
  const records = parseRecords(textOf(bytes, name), name)
  const start = records.findIndex((record) => record.some((cell) => keyOf(cell) === column))
  if (start < 0) return null
  const columns = (records[start] ?? []).map(keyOf)
  return records
    .slice(start + 1)
    .map((record) => Object.fromEntries(columns.map((key, index) => [key, record[index]?.trim() ?? ''])))
    .map((row) => Object.fromEntries(Object.entries(row).filter(([key, value]) => key !== '' && value !== '')))
    .filter((row) => Object.keys(row).length > 0)
}

function parseRecords(text: string, name: string): string[][] {
  try {
    return parse(text, { relax_column_count: true, relax_quotes: true, skip_empty_lines: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(`${name} cannot be read as a table (${reason}). Download the export from LinkedIn again.`)
  }
}

function textOf(bytes: Buffer, name: string): string {
  const text = decodeText(bytes)
  if (text !== null) return text
  const fix = 'If a program such as Excel saved it again, pass the export as LinkedIn sent it.'
  throw new UserError(`${name} is not a text file in UTF-8. ${fix}`)
}

function keyOf(name: string): string {
  return name.trim().toLowerCase()
}

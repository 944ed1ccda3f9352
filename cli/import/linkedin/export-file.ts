import { posix } from 'node:path'
import { UserError } from '../../../generator/lib/user-error.ts'

/** The files of the export that have something for the site, without the ending. */
export const EXPORT_FILES = [
  'Profile',
  'Profile Summary',
  'Positions',
  'Education',
  'Skills',
  'Languages',
  'Certifications',
  'Projects',
  'Publications',
  'Honors',
  'Volunteering',
  'Email Addresses',
  'PhoneNumbers',
] as const
export type ExportFile = (typeof EXPORT_FILES)[number]

/** The bytes of each file of the export that was found. */
export type ExportFiles = ReadonlyMap<ExportFile, Buffer>

/** Bytes; LinkedIn's own files have a few thousand. */
const MAX_BYTES = 5_000_000

/** The file of the export that a path leads to. Letter case, spaces and underscores do not matter. */
export function exportFileAt(path: string): ExportFile | undefined {
  const key = keyOf(posix.basename(path))
  return EXPORT_FILES.find((name) => keyOf(`${name}.csv`) === key)
}

/** @throws UserError if a file is too large for a table of LinkedIn */
export function checkSize(bytes: number, path: string): void {
  if (bytes <= MAX_BYTES) return
  throw new UserError(
    `${path} has ${(bytes / 1_000_000).toFixed(1)} MB, and at most ${MAX_BYTES / 1_000_000} MB are read. Download the export from LinkedIn again.`,
  )
}

function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '')
}

import { FORMATS } from '../../formats.mjs'
import type { Importer } from '../../importer.ts'
import { readResume } from '../../read-resume.ts'
import { isTable, readTables } from './tables.ts'

export const linkedIn: Importer = {
  ...FORMATS.linkedIn,
  accepts: ({ files }) => [...files.keys()].some(isTable),
  read: ({ name, files }, note) => readResume(readTables(files, name, note), note),
}

import { existsSync, readFileSync } from 'node:fs'
import { UserError } from '../../generator/lib/user-error.ts'
import { isRecord, type Fields } from './coerce.ts'

const MAX_BYTES = 5_000_000
export const HINT = 'Pass a JSON Resume (https://jsonresume.org/schema).'

/**
 * Reads the fields of a JSON file.
 * @param file its path, or `-` for the standard input
 */
export function readResume(file: string): Fields {
  const name = file === '-' ? 'The standard input' : file
  if (file !== '-' && !existsSync(file)) throw new UserError(`There is no file ${name}. Check the path.`)
  const value = parseFile(file, name)
  if (!isRecord(value)) throw new UserError(`${name} is not a JSON object ({ … }). ${HINT}`)
  return value
}

function parseFile(file: string, name: string): unknown {
  try {
    const bytes = readFileSync(file === '-' ? 0 : file)
    if (bytes.length > MAX_BYTES) throw new Error('larger than 5 MB; remove embedded images')
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(`${name} cannot be read as JSON in UTF-8 (${reason}). Correct it, or export it again. ${HINT}`)
  }
}

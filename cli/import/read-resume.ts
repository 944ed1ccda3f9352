import { readFileSync } from 'node:fs'
import { UserError } from '../../generator/lib/user-error.ts'
import { isRecord, type Fields } from './coerce.ts'

const MAX_BYTES = 5_000_000
const HINT = 'Pass a JSON Resume (https://jsonresume.org/schema).'

/**
 * Reads the fields of a JSON file.
 * @param file its path, or `-` for the standard input
 */
export function readResume(file: string): Fields {
  const name = file === '-' ? 'The standard input' : printable(file)
  try {
    return parseResume(readFileSync(file === '-' ? 0 : file), name)
  } catch (error) {
    if (error instanceof UserError) throw error
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new UserError(`There is no file ${name}. Check the path.`)
    }
    throw new UserError(
      `${name} cannot be read (${printable(error instanceof Error ? error.message : String(error))}).`,
    )
  }
}

/** @param name the name of the file in messages */
export function parseResume(bytes: Buffer, name: string): Fields {
  if (bytes.length > MAX_BYTES) throw new UserError(`${name} is larger than 5 MB. Remove embedded images from it.`)
  const value = parseJson(bytes, name)
  if (!isRecord(value)) throw new UserError(`${name} is not a JSON object ({ … }). ${HINT}`)
  return value
}

function parseJson(bytes: Buffer, name: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof TypeError) throw new UserError(`${name} is not a text in UTF-8. ${HINT}`)
    const reason = printable(error instanceof Error ? error.message : String(error))
    const offset = /position (\d+)/.exec(reason)?.[1]
    const line = offset === undefined ? '' : ` in line ${bytes.toString().slice(0, Number(offset)).split('\n').length}`
    throw new UserError(`${name} is not valid JSON${line} (${reason}). Correct it, or export it again. ${HINT}`)
  }
}

function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
}

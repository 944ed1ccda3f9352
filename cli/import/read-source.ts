import { createReadStream, existsSync, statSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { parseContent } from '../../generator/content/parse-yaml.ts'
import { UserError } from '../../generator/lib/user-error.ts'
import { decodeText, filesInFolder, filesInZip } from './export-files.ts'
import { isTable, resumeOf } from './linkedin.ts'
import { isRecord } from './read-values.ts'
import type { AddNote } from './report.ts'

const MAX_BYTES = { json: 5_000_000, any: 50_000_000 }
const EXPECTED =
  'Pass a JSON Resume (resume.json, see https://jsonresume.org/schema), or the zip file or the unpacked folder of LinkedIn’s data export.'

/**
 * Reads a file as the fields of a résumé, which may be invalid.
 * @param file the path of a JSON Resume, a LinkedIn export or its folder, or `-` for the standard input
 * @throws UserError if it is none of them
 */
export async function readSource(file: string, note: AddNote): Promise<Readonly<Record<string, unknown>>> {
  const isInput = file === '-'
  const name = isInput ? 'The standard input' : file
  if (!isInput && !existsSync(file)) throw new UserError(`There is no file ${name}. Check the path.`)
  try {
    if (!isInput && statSync(file).isDirectory()) return resumeOf(filesInFolder(file, isTable), name, note)
    const bytes = await bytesOf(isInput ? process.stdin : createReadStream(file), name)
    if (bytes.toString('latin1', 0, 2) === 'PK') return resumeOf(filesInZip(bytes, name, isTable), name, note)
    if (bytes.length > MAX_BYTES.json) throw tooLarge(name, MAX_BYTES.json)
    const value = parse(decodeText(bytes, name), name)
    if (isRecord(value)) return value
  } catch (error) {
    if (error instanceof UserError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(`${name} cannot be read (${reason}). Check the file, and unpack it if it has a password.`)
  }
  throw new UserError(`${name} is not a JSON object ({ … }). ${EXPECTED}`)
}

async function bytesOf(stream: Readable, name: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_BYTES.any) throw tooLarge(name, MAX_BYTES.any)
  }
  return Buffer.concat(chunks)
}

/** Reads JSON, and as YAML what people write in JSON by hand, such as a comma at the end of a list. */
function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return parseContent(text, name).value
  }
}

function tooLarge(name: string, maximum: number): UserError {
  return new UserError(`${name} is larger than ${maximum / 1e6} MB. Remove embedded images or entries.`)
}

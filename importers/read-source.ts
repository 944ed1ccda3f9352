import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { UserError } from '../generator/lib/user-error.ts'
import { ContentError } from '../generator/read/diagnostic.ts'
import { parseContent } from '../generator/read/parse-yaml.ts'
import { type ExportFiles, isTable, resumeOf } from './linkedin.ts'
import { isRecord } from './read-values.ts'
import type { AddNote } from './report.ts'

/** In bytes. LinkedIn's tables have a few thousand. */
const MAX_RESUME = 5_000_000
const MAX_TABLES = 20_000_000
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
    if (!isInput && statSync(file).isDirectory()) return resumeOf(filesInFolder(file), name, note)
    const bytes = isInput ? await buffer(process.stdin) : readFileSync(file)
    if (bytes.toString('latin1', 0, 2) === 'PK') return resumeOf(filesInZip(bytes, name), name, note)
    if (bytes.length > MAX_RESUME) {
      throw new UserError(`${name} is larger than ${MAX_RESUME / 1e6} MB. Remove embedded images or entries.`)
    }
    const value = parse(decodeText(bytes, name), name)
    if (isRecord(value)) return value
  } catch (error) {
    if (error instanceof UserError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(`${name} cannot be read (${reason}). Check the file, and unpack it if it has a password.`)
  }
  throw new UserError(`${name} is not a JSON object ({ … }). ${EXPECTED}`)
}

/** Reads the tables in a folder and in the folders in it. */
function filesInFolder(folder: string): ExportFiles {
  const paths = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? readdirSync(join(folder, entry.name)).map((name) => `${entry.name}/${name}`) : [entry.name],
  )
  return new Map(paths.map((path) => [path, isTable(path) ? decodeText(readFileSync(join(folder, path)), path) : null]))
}

/** Unpacks the tables in a zip file in memory, up to a limit. */
function filesInZip(zip: Uint8Array, source: string): ExportFiles {
  const paths: string[] = []
  let size = 0
  const unpacked = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      if (!name.endsWith('/')) paths.push(name)
      if (isTable(name)) size += originalSize
      if (size <= MAX_TABLES) return isTable(name)
      const fix = 'Download the export from LinkedIn again.'
      throw new UserError(`${source} has tables of more than ${MAX_TABLES / 1e6} MB. ${fix}`)
    },
  })
  return new Map(paths.map((path) => [path, unpacked[path] ? decodeText(unpacked[path], path) : null]))
}

/** Decodes UTF-8, and UTF-16 with a byte order mark. `name` is that of the file in the message. */
function decodeText(bytes: Uint8Array, name: string): string {
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[Buffer.from(bytes).toString('hex', 0, 2)] ?? 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // The bytes are not in this encoding.
  }
  throw new UserError(
    `${name} is not a text in UTF-8. Export it again, or save it as UTF-8. Excel changes the encoding.`,
  )
}

/** Reads JSON, and as YAML what people write in JSON by hand, such as a comma at the end of a list. */
function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const { value, diagnostics } = parseContent(text, name)
    if (diagnostics.length > 0) throw new ContentError(diagnostics)
    return value
  }
}

import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { UserError } from '../../generator/lib/user-error.ts'
import { decodeText } from './decode-text.ts'
import { filesInFolder } from './linkedin/files-in-folder.ts'
import { filesInZip } from './linkedin/files-in-zip.ts'
import { resumeOf } from './linkedin/resume-of.ts'
import type { AddNote } from './note.ts'
import { isRecord } from './read-values.ts'

const MAX_BYTES = { json: 5_000_000, any: 50_000_000 }
const EXPECTED =
  'Pass a JSON Resume (resume.json, see https://jsonresume.org/schema), or the zip file or the unpacked folder of LinkedIn’s data export.'

/** The first bytes of files that people pass instead. */
const OTHER_TYPES: readonly (readonly [string, string])[] = [
  ['%PDF', 'a PDF'],
  ['{\\rtf', 'a rich text document'],
  ['\u00d0\u00cf\u0011\u00e0', 'an old Word or Excel document'],
  ['\u0089PNG', 'a picture'],
  ['\u00ff\u00d8\u00ff', 'a picture'],
  ['Rar!', 'a RAR archive'],
  ['7z\u00bc\u00af', 'a 7-Zip archive'],
  ['\u001f\u008b', 'a gzip archive'],
]

type Source = { resume: Readonly<Record<string, unknown>>; isLinkedIn: boolean }

/**
 * Reads a résumé as the fields of a JSON Resume, which may be invalid.
 * @param file the path of a JSON Resume, a LinkedIn export or its folder, or `-` for the standard input
 * @throws UserError if it is none of them
 */
export async function readSource(file: string, note: AddNote): Promise<Source> {
  const name = file === '-' ? 'The standard input' : file
  if (file !== '-' && !existsSync(file)) throw new UserError(`There is no file ${name}. Check the path.`)
  if (file !== '-' && statSync(file).isDirectory()) {
    const files = readable(name, () => filesInFolder(file))
    return { resume: resumeOf(files, name, note), isLinkedIn: true }
  }
  if (file !== '-')
    checkSize(statSync(file).size, MAX_BYTES.any, name, 'Unpack a LinkedIn export, and pass the folder.')
  const bytes = readable(name, () => readFileSync(file === '-' ? 0 : file))
  if (isZip(bytes)) return { resume: resumeOf(filesInZip(bytes, name), name, note), isLinkedIn: true }
  const type = OTHER_TYPES.find(([start]) => bytes.toString('latin1', 0, 8).startsWith(start))?.[1]
  if (type) throw new UserError(`${name} is ${type}. ${EXPECTED}`)
  if (/\.csv$/i.test(file)) {
    throw new UserError(
      `${basename(file)} is one file of a LinkedIn export. Pass its zip file, or the unpacked folder.`,
    )
  }
  checkSize(bytes.length, MAX_BYTES.json, name, 'Remove embedded images or entries.')
  return { resume: parseJson(bytes, name), isLinkedIn: false }
}

function readable<Value>(name: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError(`${name} cannot be read (${String(error)}). Check the file and its permissions.`)
  }
}

/** Also an empty zip file. */
function isZip(bytes: Buffer): boolean {
  return ['PK\u0003\u0004', 'PK\u0005\u0006'].includes(bytes.toString('latin1', 0, 4))
}

function checkSize(bytes: number, maximum: number, name: string, fix: string): void {
  if (bytes <= maximum) return
  throw new UserError(`${name} is larger than ${maximum / 1_000_000} MB. ${fix}`)
}

function parseJson(bytes: Buffer, name: string) {
  const value = parse(bytes, name)
  if (!isRecord(value)) throw new UserError(`${name} is not a JSON object ({ … }). ${EXPECTED}`)
  return value
}

function parse(bytes: Buffer, name: string): unknown {
  const text = decodeText(bytes)
  if (text === null) throw new UserError(`${name} is not encoded in UTF-8. Save it again with UTF-8 encoding.`)
  if (text.trim() === '') throw new UserError(`${name} is empty. ${EXPECTED}`)
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const before = text.slice(0, offsetOf(reason, text)).split('\n')
    const place = `${name}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
    const [problem] = reason.split(/, | in JSON/)
    throw new UserError(`${place}: This is not valid JSON (${problem}). Correct it, or export it again. ${EXPECTED}`)
  }
}

/**
 * Where JSON.parse found the mistake. Its message has a position, or quotes up to ten characters before and behind it:
 * `Unexpected token 'A', ..."  "name": Ada"... is not valid JSON`.
 */
function offsetOf(reason: string, text: string): number {
  const [, position] = /at position (\d+)/.exec(reason) ?? []
  if (position !== undefined) return Number(position)
  const [, token, dots, quoted] = /^Unexpected token '(.+)', (\.\.\.)?"(.+?)"(?:\.\.\.)? is not/s.exec(reason) ?? []
  if (token === undefined || quoted === undefined) return text.length
  return text.indexOf(quoted) + (dots ? 10 : quoted.indexOf(token))
}

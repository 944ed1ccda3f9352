import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { UserError } from '../../lib/user-error.ts'
import { readDocument } from './read-document.ts'
import type { Source } from './source.ts'
import { unzip } from './unzip.ts'

/** In bytes. LinkedIn's tables have a few thousand. */
const MAX_FILE = 5_000_000
const MAX_UNPACKED = 20_000_000

/** How files begin that are no text. */
const BINARY = {
  'a Word file of an old version (.doc)': '\xD0\xCF\x11\xE0',
  'a picture': '\x89PNG',
  'a photo': '\xFF\xD8\xFF',
  'a file in RTF': '{\\rtf',
}

/**
 * Reads what the owner passes, whatever its format.
 * @param file the path of a file or a folder, or `-` for the standard input
 * @param name its name in messages
 * @throws UserError if there is no such file, or if it is too large or no text
 */
export async function readSource(file: string, name: string): Promise<Source> {
  const isInput = file === '-'
  if (!isInput && !existsSync(file)) throw new UserError(`There is no file ${name}. Check the path.`)
  if (!isInput && statSync(file).isDirectory()) return { name, text: '', files: filesInFolder(file) }
  const bytes = isInput ? await buffer(process.stdin) : readFileSync(file)
  const document = await readDocument(bytes, name)
  if (document) return { name, text: '', files: new Map(), document, bytes }
  if (bytes.toString('latin1', 0, 2) === 'PK') return { name, text: '', files: filesInZip(bytes, name) }
  const [format] = Object.entries(BINARY).find(([, start]) => bytes.toString('latin1', 0, 8).startsWith(start)) ?? []
  if (format !== undefined) {
    throw new UserError(
      `${name} is ${format}, which the import does not read. Save your CV as a PDF or as a Word file (.docx) with text.`,
    )
  }
  if (bytes.length > MAX_FILE) {
    throw new UserError(`${name} is larger than ${MAX_FILE / 1e6} MB. Remove embedded images or entries.`)
  }
  const text = decodeText(bytes, name)
  if (text.trim() === '') throw new UserError(`${name} is empty. Pass another file.`)
  return { name, text, files: new Map() }
}

/** The files in a folder and in the folders in it. */
function filesInFolder(folder: string) {
  const paths = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? readdirSync(join(folder, entry.name)).map((name) => `${entry.name}/${name}`) : [entry.name],
  )
  return new Map(paths.map((path) => [path, () => decodeText(readFileSync(join(folder, path)), path)]))
}

/** The files in a zip file, which are unpacked when they are read, in memory and up to a limit. */
function filesInZip(zip: Uint8Array, source: string) {
  const paths: string[] = []
  unzipSync(zip, {
    filter({ name }) {
      if (!name.endsWith('/')) paths.push(name)
      return false
    },
  })
  let left = MAX_UNPACKED
  const read = (path: string) => {
    const unpacked = unzip(zip, (name) => name === path, left)
    if (unpacked === undefined) {
      throw new UserError(`${source} has more than ${MAX_UNPACKED / 1e6} MB to read. Download it again.`)
    }
    const file = unpacked.get(path) ?? new Uint8Array()
    left -= file.length
    return decodeText(file, path)
  }
  return new Map(paths.map((path) => [path, () => read(path)]))
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

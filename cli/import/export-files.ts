import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { UserError } from '../../generator/lib/user-error.ts'

/** The files of a folder or a zip file by path, with the bytes of those that were asked for. */
export type ExportFiles = ReadonlyMap<string, Uint8Array | undefined>

/** LinkedIn's exports have about fifty files. Those that are read have a few thousand bytes. */
const MAX_FILES = 2000
const MAX_BYTES = 20_000_000

/** Reads the files in a folder and in the folders in it. */
export function filesInFolder(folder: string, isWanted: (path: string) => boolean): ExportFiles {
  const count = counterFor(folder)
  const paths = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? readdirSync(join(folder, entry.name)).map((name) => `${entry.name}/${name}`) : [entry.name],
  )
  return new Map(
    paths.map((path) => {
      const stat = isWanted(path) ? statSync(join(folder, path)) : undefined
      count(stat?.size ?? 0)
      return [path, stat?.isFile() ? readFileSync(join(folder, path)) : undefined]
    }),
  )
}

/** Unpacks the files of a zip file in memory. */
export function filesInZip(zip: Uint8Array, source: string, isWanted: (path: string) => boolean): ExportFiles {
  const count = counterFor(source)
  const paths: string[] = []
  const unpacked = unzipSync(zip, {
    filter: ({ name, size, originalSize }) => {
      paths.push(name)
      const wanted = isWanted(name)
      // Several entries may share their data. fflate unpacks no more than an entry declares.
      count(wanted ? Math.max(size, originalSize) : 0)
      return wanted
    },
  })
  return new Map(paths.filter((path) => !path.endsWith('/')).map((path) => [path, unpacked[path]]))
}

/** @returns a function that throws a UserError when it has counted too many files or bytes */
function counterFor(source: string): (bytes: number) => void {
  let files = 0
  let sum = 0
  return (bytes) => {
    files += 1
    sum += bytes
    if (files <= MAX_FILES && sum <= MAX_BYTES) return
    const limit = `more than ${MAX_FILES} files, or tables of more than ${MAX_BYTES / 1e6} MB`
    throw new UserError(
      `${source} has ${limit}, unlike LinkedIn’s data export. Download the export from LinkedIn again.`,
    )
  }
}

/** Decodes UTF-8, and UTF-16 with a byte order mark. `name` is that of the file in the message. */
export function decodeText(bytes: Uint8Array, name: string): string {
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

import { readdirSync, readFileSync } from 'node:fs'
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
  const paths = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? readdirSync(join(folder, entry.name)).map((name) => `${entry.name}/${name}`) : [entry.name],
  )
  return new Map(paths.map((path) => [path, isWanted(path) ? readFileSync(join(folder, path)) : undefined]))
}

/** Unpacks the files of a zip file in memory, up to a limit. */
export function filesInZip(zip: Uint8Array, source: string, isWanted: (path: string) => boolean): ExportFiles {
  const paths: string[] = []
  let bytes = 0
  const unpacked = unzipSync(zip, {
    filter: ({ name, size, originalSize }) => {
      paths.push(name)
      const wanted = isWanted(name)
      // Several entries may share their data. fflate unpacks no more than an entry declares.
      if (wanted) bytes += Math.max(size, originalSize)
      if (paths.length > MAX_FILES || bytes > MAX_BYTES) {
        const limit = `more than ${MAX_FILES} files, or tables of more than ${MAX_BYTES / 1e6} MB`
        const fix = 'Download the export from LinkedIn again.'
        throw new UserError(`${source} has ${limit}, unlike LinkedIn’s data export. ${fix}`)
      }
      return wanted
    },
  })
  return new Map(paths.filter((path) => !path.endsWith('/')).map((path) => [path, unpacked[path]]))
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

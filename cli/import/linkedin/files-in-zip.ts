import { unzipSync } from 'fflate'
import { UserError } from '../../../generator/lib/user-error.ts'
import { checkSize, exportFileAt, type ExportFile, type ExportFiles } from './export-file.ts'

/**
 * Reads the files of an export in memory; of files with the same name, the one in the fewest folders. Nothing is unpacked to the disk, and nothing else is decompressed.
 * @throws UserError if the zip file is damaged, encrypted, or not made by LinkedIn
 */
export function filesInZip(bytes: Buffer, name: string): ExportFiles {
  try {
    // fflate unpacks at most the size that the zip file declares, so checking that size is enough.
    const unpacked = unzipSync(bytes, { filter: (file) => isWanted(file.name, file.originalSize, name) })
    const files = new Map<ExportFile, Buffer>()
    for (const [path, content] of Object.entries(unpacked).toSorted(([a], [b]) => depthOf(a) - depthOf(b))) {
      const file = exportFileAt(path)
      if (file !== undefined && !files.has(file)) files.set(file, Buffer.from(content))
    }
    return files
  } catch (error) {
    if (error instanceof UserError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(
      `${name} cannot be unpacked (${reason}). Download the export from LinkedIn again; if it has a password, unpack it and pass the folder.`,
    )
  }
}

function isWanted(path: string, size: number, zip: string): boolean {
  if (path === '[Content_Types].xml') {
    throw new UserError(
      `${zip} is a Word, Excel or PowerPoint document. Pass a JSON Resume, or the zip file of LinkedIn’s data export.`,
    )
  }
  if (/^[/\\]|^\w:|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(path)) throw new Error(`it has a file with the path ${path}`)
  if (exportFileAt(path) === undefined) return false
  checkSize(size, `${path} in ${zip}`)
  return true
}

function depthOf(path: string): number {
  return path.split('/').length
}

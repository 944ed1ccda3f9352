import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkSize, exportFileAt, type ExportFile, type ExportFiles } from './export-file.ts'

/** Reads the files of an export from its folder, or from a folder in it. */
export function filesInFolder(folder: string): ExportFiles {
  const files = new Map<ExportFile, Buffer>()
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const path of [folder, ...folders.map(({ name }) => join(folder, name))]) {
    for (const name of readdirSync(path)) {
      const file = exportFileAt(name)
      const stat = file && !files.has(file) ? statSync(join(path, name)) : undefined
      if (file === undefined || !stat?.isFile()) continue
      checkSize(stat.size, join(path, name))
      files.set(file, readFileSync(join(path, name)))
    }
  }
  return files
}

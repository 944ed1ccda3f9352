import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the project's folder. It has one file: the one that the content was imported from. */
export const IMPORT_FOLDER = '.cache/import'

/** The path of the PDF or Word file that the content was imported from, until all of it is checked. */
export function keptFile(root: string): string | undefined {
  const folder = join(root, IMPORT_FOLDER)
  const [name] = existsSync(folder) ? readdirSync(folder) : []
  return name === undefined ? undefined : join(folder, name)
}

/** Keeps a copy instead of that of an earlier import. */
export function keepFile(root: string, name: string, bytes: Uint8Array): void {
  removeKeptFile(root)
  mkdirSync(join(root, IMPORT_FOLDER), { recursive: true })
  writeFileSync(join(root, IMPORT_FOLDER, name), bytes)
}

export function removeKeptFile(root: string): void {
  rmSync(join(root, IMPORT_FOLDER), { recursive: true, force: true })
}

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sorted paths of all files in a folder and its subfolders, with slashes. Follows links; leaves out those that lead nowhere. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}

import { realpathSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'

/** Whether an existing file is outside of a folder. Follows links. The folder may be one itself. */
export function isOutside(file: string, folder: string): boolean {
  const path = relative(realpathSync(folder), realpathSync(file))
  return path.startsWith('..') || isAbsolute(path)
}

import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The sorted paths of all files in a folder and its subfolders, with slashes. Follows links; leaves out those that lead nowhere, to
 * themselves or to a folder that they are in.
 */
export function filesIn(folder: string): string[] {
  const below = (path: string, above: readonly string[]): string[] => {
    const real = realpathSync(join(folder, path))
    if (above.includes(real)) return []
    return readdirSync(real).flatMap((name) => {
      const each = path === '' ? name : `${path}/${name}`
      const stats = statsOf(join(folder, each))
      if (stats?.isDirectory()) return below(each, [...above, real])
      return stats?.isFile() ? [each] : []
    })
  }
  return below('', []).toSorted()
}

function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch {
    return undefined // a link to itself
  }
}

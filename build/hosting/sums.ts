import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Every file below a folder, by its path there with `/` between the names, in the order of their letters. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll(sep, '/'))
    .toSorted()
}

/** What `sha256sum --check` reads, so that a copy of these files of a folder can be told from a torn one. */
export function sumsOf(folder: string, files: readonly string[]): string {
  const lines = files.map((path) => {
    const sum = createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex')
    return `${sum}  ${path}\n`
  })
  return lines.join('')
}

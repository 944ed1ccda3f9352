import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Every file below a folder, by its path there with `/` between the names, in the order of their letters. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll(sep, '/'))
    .toSorted()
}

/**
 * What `sha256sum --check` reads, so that a copy of these files of a folder can be told from a torn one.
 * @param known sums by path, of files that are not read again
 */
export function sumsOf(
  folder: string,
  files: readonly string[],
  known: ReadonlyMap<string, string> = new Map<string, string>(),
): string {
  return files.map((path) => `${known.get(path) ?? sumOf(join(folder, path))}  ${path}\n`).join('')
}

function sumOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/** The sums of some files as a list tells them, by path; none without a list. */
export function sumsIn(list: string, files: readonly string[]): Map<string, string> {
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []
  const sums = lines.map((line) => [line.slice(66), line.slice(0, 64)] as const)
  const wanted = new Set(files)
  return new Map(sums.filter(([path]) => wanted.has(path)))
}

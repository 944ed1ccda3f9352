import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { SAMPLE_FOLDER } from '../../lib/content-folder.mjs'

/**
 * Removes the stories, pictures and animations of the sample that nobody has changed. A file that a text of the owner names stays.
 * @param folder the content folder, whose site.yaml is no longer that of the sample
 * @returns the paths of what was removed, in the content folder
 */
export function removeSampleFiles(folder: string): string[] {
  const removed = filesIn(SAMPLE_FOLDER).filter((path) => path !== 'site.yaml' && isUnchanged(folder, path))
  const own = filesIn(folder).filter((path) => /\.(?:md|ya?ml)$/i.test(path) && !removed.includes(path))
  const texts = own.map((path) => readFileSync(join(folder, path), 'utf8'))
  const unused = removed.filter((path) => !texts.some((text) => text.includes(basename(path))))
  for (const path of unused) rmSync(join(folder, path))
  for (const path of unused) removeIfEmpty(join(folder, dirname(path)))
  return unused.toSorted()
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

/** Whether a file of the content folder is that of the sample, and nobody has changed it. */
export function isOfSample(folder: string, path: string): boolean {
  return existsSync(join(SAMPLE_FOLDER, path)) && isUnchanged(folder, path)
}

function isUnchanged(folder: string, path: string): boolean {
  const file = join(folder, path)
  return existsSync(file) && readFileSync(file).equals(readFileSync(join(SAMPLE_FOLDER, path)))
}

function removeIfEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}

/** The bytes of content/site.yaml, if it exists and is no copy of the sample. */
export function contentBefore(root: string): Buffer | 'sample' | undefined {
  const file = join(root, 'content/site.yaml')
  if (!existsSync(file)) return undefined
  const content = readFileSync(file)
  const sample = readFileSync(join(SAMPLE_FOLDER, 'site.yaml'), 'utf8')
  return textsOnly(String(content)) === textsOnly(sample) ? 'sample' : content
}

/** The first line has the path of the schema, which differs in an owner's repository. Git changes line ends on Windows. */
function textsOnly(yaml: string): string {
  return yaml.slice(yaml.indexOf('\n')).replaceAll('\r\n', '\n')
}

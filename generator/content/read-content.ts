import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from '../../schema/content.ts'
import { digestOf } from '../lib/cache.ts'
import { checkContent } from './check-content.ts'
import { faultIn } from './check-files.ts'
import { ContentError } from './content-error.ts'
import type { NamedFile } from './fields.ts'
import type { Folder } from './file-rules.ts'

/** The maximum file size in bytes, far more than the text of 200 projects. */
const LARGEST = 1_000_000

/**
 * Reads and checks the owner's content.
 * @param root the root folder of the project
 * @param name the content folder, relative to `root`
 * @param asOwn whether to reject sample content
 * @throws ContentError with all mistakes
 */
export async function readContent(root: string, name: string, asOwn?: (source: Source) => boolean): Promise<Source> {
  const yaml = textOf(root, name)
  return checkContent(yaml, folderAt(join(root, name), name), asOwn)
}

/** @param name the name of the folder in messages */
export function folderAt(folder: string, name: string): Folder {
  return {
    name,
    has: (path) => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile(),
    namesIn: (subfolder) => (isFolder(join(folder, subfolder)) ? readdirSync(join(folder, subfolder)) : []),
    faultIn: (named: NamedFile) => faultIn(folder, named),
    digestOf: (path) => digestOf(join(folder, path)),
  }
}

/**
 * Reads the owner's content as text.
 * @throws ContentError if the file is missing, too large or not UTF-8
 */
export function textOf(root: string, name: string): string {
  const file = join(root, name, 'site.yaml')
  const refusal = (message: string) =>
    new ContentError(`${name}/site.yaml`, [{ line: 0, column: 1, message, frame: null, help: undefined }])
  if (!existsSync(file)) throw refusal('There is no such file. Create it.')
  if (!statSync(file).isFile()) throw refusal('This is a folder. Replace it with a file of the same name.')
  const { size } = statSync(file)
  if (size > LARGEST) {
    throw refusal(
      `The file is too large (${(size / 1e6).toFixed(1)} MB, maximum 1 MB). Write only the file names of images in it.`,
    )
  }
  const yaml = textIn(readFileSync(file))
  if (yaml === null) throw refusal('The file is not encoded in UTF-8. Save it again with UTF-8 encoding.')
  return yaml
}

function textIn(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

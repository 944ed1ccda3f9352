import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from '../../schema/content.ts'
import { digestOf } from '../kept.ts'
import { checkContent } from './check-content.ts'
import { faultIn } from './check-files.ts'
import { ContentError } from './content-error.ts'
import type { NamedFile } from './fields.ts'
import type { Folder } from './mistakes-in-files.ts'

/** Far more than the words of two hundred projects. */
const LARGEST = 1_000_000

/**
 * The owner's content, checked.
 * @param root the project's folder
 * @param name the owner's folder in it
 * @param asOwn whether nothing of the sample may be left in it
 * @throws ContentError with every mistake at once
 */
export async function readContent(root: string, name: string, asOwn?: (source: Source) => boolean): Promise<Source> {
  const yaml = textOf(root, name)
  return checkContent(yaml, folderAt(join(root, name), name), asOwn)
}

/** @param name what the folder is called in messages */
export function folderAt(folder: string, name: string): Folder {
  return {
    name,
    has: (path) => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile(),
    namesIn: (room) => (isFolder(join(folder, room)) ? readdirSync(join(folder, room)) : []),
    faultIn: (named: NamedFile) => faultIn(folder, named),
    digestOf: (path) => digestOf(join(folder, path)),
  }
}

/**
 * The owner's content as text.
 * @throws ContentError when there is none that could be a content
 */
export function textOf(root: string, name: string): string {
  const file = join(root, name, 'site.yaml')
  const refusal = (message: string) =>
    new ContentError(`${name}/site.yaml`, [{ line: 0, column: 1, message, frame: null, help: undefined }])
  if (!existsSync(file)) throw refusal('is missing')
  if (!statSync(file).isFile()) throw refusal('is a folder; write the content into a file of that name')
  const { size } = statSync(file)
  if (size > LARGEST) {
    throw refusal(`has ${(size / 1e6).toFixed(1)} MB; no content has more than 1: pictures are named in it, not held`)
  }
  const yaml = textIn(readFileSync(file))
  if (yaml === null) throw refusal('is not written in UTF-8; save it anew with that encoding')
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

import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Source } from '../../model/content.ts'
import { checkContent } from '../check/check-content.ts'
import { checkOwnStyle } from '../check/own-style.ts'
import { ContentError, ofWholeFile } from './content-error.ts'

/** In bytes, far more than the text of 200 projects. */
export const MAX_SIZE = 1_000_000

/** What to do if a folder has no site.yaml. */
const NO_CONTENT =
  'Run the command in the folder of package.json, or create a repository with npx vitafolio init my-site, or content/ from a JSON Resume or LinkedIn’s data export with npx vitafolio import.'
const NO_CHOSEN_CONTENT = 'Set SITE_CONTENT to a folder with a site.yaml, or unset it to use content/.'

/**
 * Reads and checks the owner's content.
 * @param root the root folder of the project
 * @param name the content folder, absolute or relative to `root`
 * @param isBuild whether to reject what a site at its address must not contain
 * @throws ContentError with all mistakes
 */
export async function readContent(root: string, name: string, isBuild = false): Promise<Source> {
  checkOwnStyle(resolve(root, name))
  return checkContent(textOf(root, name), { path: resolve(root, name), name }, isBuild)
}

/**
 * Reads a file of the owner's content as text.
 * @throws ContentError if the file is missing, too large or not UTF-8
 */
export function textOf(root: string, name: string, fileName = 'site.yaml'): string {
  const folder = resolve(root, name)
  const file = join(folder, fileName)
  const errorFor = (message: string, place = `${name}/${fileName}`) => new ContentError(place, [ofWholeFile(message)])
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    const fix = name === 'content' ? 'Rename or remove it.' : 'Set SITE_CONTENT to the folder that contains site.yaml.'
    throw errorFor(`This is a file, not a folder. ${fix}`, name)
  }
  if (!existsSync(file)) throw errorFor(`There is no such file. ${name === 'content' ? NO_CONTENT : NO_CHOSEN_CONTENT}`)
  const { size } = statSync(file)
  if (size > MAX_SIZE) {
    const megabytes = (size / 1e6).toFixed(1)
    throw errorFor(`The file is too large (${megabytes} MB, maximum 1 MB). Write only the file names of images in it.`)
  }
  const bytes = readFileSync(file)
  if (!isUtf8(bytes)) throw errorFor('The file is not encoded in UTF-8. Save it again with UTF-8 encoding.')
  return new TextDecoder().decode(bytes) // without a byte order mark
}

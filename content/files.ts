import { isUtf8 } from 'node:buffer'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isOutside } from '../lib/is-outside.ts'
import { type Diagnostic, ofWholeFile } from './diagnostic.ts'

/** A content folder: its absolute path, and its name in messages. */
export type Folder = { folder: string; name: string }

/** In bytes, far more than the text of 200 projects. */
export const MAX_SIZE = 1_000_000

/** What to do if a folder has no site.yaml. */
const NO_CONTENT =
  'Run the command in the folder of package.json, or create a repository with npx vitafolio init my-site, or content/ from a résumé with npx vitafolio import.'
const NO_CHOSEN_CONTENT = 'Set SITE_CONTENT to a folder with a site.yaml, or unset it to use content/.'

/** Names that people and editors give to site.yaml. */
const MISNAMED = /^site\.ya?ml(?:\.txt)?$/i

/** What to do about a file that Git LFS has not downloaded. */
export const LFS_POINTER =
  'Git LFS has not downloaded this file. Run git lfs install and git lfs pull; in a workflow on GitHub, set lfs: true for actions/checkout.'

/** Git LFS puts a short text in place of a file, until it is downloaded. */
export function isLfsPointer(bytes: Buffer): boolean {
  return bytes.subarray(0, 50).toString().startsWith('version https://git-lfs.github.com/spec/')
}

/** Reads a file of the owner's content as text. If it is missing, too large or not UTF-8, the text is undefined. */
export function readText({ folder, name }: Folder, path: string): { text?: string; diagnostics: Diagnostic[] } {
  const file = join(folder, path)
  const failed = (message: string, place = `${name}/${path}`) => ({ diagnostics: [ofWholeFile(place, message)] })
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    const fix = name === 'content' ? 'Rename or remove it.' : 'Set SITE_CONTENT to the folder that contains site.yaml.'
    return failed(`This is a file, not a folder. ${fix}`, name)
  }
  if (!existsSync(file)) {
    const misnamed =
      path === 'site.yaml' && existsSync(folder) && readdirSync(folder).find((each) => MISNAMED.test(each))
    if (misnamed) return failed(`There is no such file, but ${misnamed}. Rename it to site.yaml.`)
    return failed(`There is no such file. ${name === 'content' ? NO_CONTENT : NO_CHOSEN_CONTENT}`)
  }
  const { size } = statSync(file)
  if (size > MAX_SIZE) {
    const megabytes = (size / 1e6).toFixed(1)
    return failed(`The file is too large (${megabytes} MB, maximum 1 MB). Write only the file names of images in it.`)
  }
  const bytes = readFileSync(file)
  if (!isUtf8(bytes)) return failed('The file is not encoded in UTF-8. Save it again with UTF-8 encoding.')
  if (isLfsPointer(bytes)) return failed(LFS_POINTER)
  return { text: new TextDecoder().decode(bytes), diagnostics: [] } // without a byte order mark
}

/** Whether there is a file of exactly this name: macOS and Windows also find one in another case, and hosts do not. */
export function isFile({ folder }: Pick<Folder, 'folder'>, path: string): boolean {
  const file = join(folder, path)
  return existsSync(file) && statSync(file).isFile() && readdirSync(dirname(file)).includes(basename(file))
}

/** Whether there is a file of exactly this name in the folder, and no link to one outside. */
export function isFileWithin(at: Folder, path: string): boolean {
  return isFile(at, path) && !isOutside(join(at.folder, path), at.folder)
}

/** The owner's folder of files that belong to the site as they are, such as CNAME. */
export const OWN_FILES = 'files'

/** The path below `content/files/` of a link such as `/talks/slides.pdf#page=2`; a link to a folder shows its index.html. */
export function ownFileOf(link: string): string {
  const { pathname } = new URL(link, 'https://host')
  const path = decoded(pathname.slice(1))
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Files that systems and editors put into folders. */
const NOT_THE_OWNERS = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.[^/]+\.sw[op]|[^/]+~)$/

/** The paths below `content/files/` among those of the files of a content folder. */
export function ownFilesIn(files: readonly string[]): string[] {
  return files
    .filter((path) => path.startsWith(`${OWN_FILES}/`) && !NOT_THE_OWNERS.test(path))
    .map((path) => path.slice(OWN_FILES.length + 1))
}

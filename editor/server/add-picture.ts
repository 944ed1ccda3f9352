import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'
import { faultIn, filesNamed, readContent } from '../../content/content.ts'
import { slugOf } from '../../lib/slug.ts'
import { UserError } from '../../lib/user-error.ts'
import { siteSchema } from '../../model/site-schema.ts'
import type { AddedPicture } from '../protocol.ts'

/** HEIC has a message of its own. */
const FORMATS = /\.(?:avif|heic|heif|jpe?g|png|svg|webp)$/i

/** Names after the first one, for pictures of the same name. */
const MAX_TRIES = 1000

/**
 * Puts a picture into `content/images/`, under a name that is safe everywhere and that no other file has. What the build cannot use is
 * not put there.
 * @param content the content folder
 * @param given the name that the picture has on its owner's disk
 */
export async function addPicture(content: string, given: string, bytes: Buffer): Promise<AddedPicture> {
  if (!FORMATS.test(given)) return { message: `${given} is no picture. Save it as JPEG, PNG, AVIF, WebP or SVG.` }
  const extension =
    extensionOf(bytes) ??
    extname(given)
      .toLowerCase()
      .replaceAll(/[^.a-z0-9]/g, '')
  const fault = await faultOf(bytes, `${baseOf(given)}${extension}`)
  if (fault !== undefined) return { message: fault }
  mkdirSync(join(content, 'images'), { recursive: true })
  return { name: writeNew(join(content, 'images'), baseOf(given), extension, bytes) }
}

/** The bytes of a picture in `content/images/`. */
export function readPicture(content: string, name: string): Buffer {
  const file = join(content, 'images', basename(name))
  if (!FORMATS.test(name) || !existsSync(file))
    throw new UserError(`There is no picture content/images/${basename(name)}.`)
  return readFileSync(file)
}

/** Removes a picture that was added, unless the content names it. */
export function discardPicture(root: string, folder: string, name: string) {
  const { value, stories } = readContent(root, folder)
  const isNamed =
    filesNamed(siteSchema, value).some((each) => each.name === name) ||
    stories.some(({ pictures }) => pictures.some(({ file }) => file === name))
  if (!isNamed) rmSync(join(resolve(root, folder), 'images', name), { force: true })
}

/** Why the build can't use a picture. It is checked in another folder, because a new file in the content reloads the pages. */
async function faultOf(bytes: Buffer, name: string): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'vitafolio-picture-'))
  try {
    mkdirSync(join(folder, 'images'))
    writeFileSync(join(folder, 'images', name), bytes)
    return await faultIn(folder, { kind: 'picture', path: [], name })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Of formats that files often have under another name: phones save JPEG as .heic. */
function extensionOf(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return '.jpg'
  return bytes.subarray(1, 4).toString('latin1') === 'PNG' ? '.png' : undefined
}

function baseOf(given: string): string {
  return slugOf(given.slice(0, given.length - extname(given).length)) || 'picture'
}

function writeNew(folder: string, base: string, extension: string, bytes: Buffer): string {
  for (let count = 1; count < MAX_TRIES; count += 1) {
    const name = `${base}${count === 1 ? '' : `-${count}`}${extension}`
    try {
      writeFileSync(join(folder, name), bytes, { flag: 'wx' })
      return name
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      rmSync(join(folder, name), { force: true }) // Half of it, on a full disk.
      throw error
    }
  }
  throw new Error(`There are too many pictures with the name ${base}. Rename this one.`)
}

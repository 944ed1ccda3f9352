import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { faultIn } from '../../generator/check/check-files.ts'
import type { AddedPicture } from '../protocol.ts'

/** HEIC has a message of its own. */
const FORMATS = /\.(?:avif|heic|heif|jpe?g|png|svg|webp)$/i

/** Names after the first one, for pictures of the same name. */
const MAX_TRIES = 1000

/**
 * Puts a picture into `content/images/`, under a name that is safe everywhere and that no other file has. What the build cannot use is
 * removed again.
 * @param content the content folder
 * @param given the name that the picture has on its owner's disk
 */
export async function addPicture(content: string, given: string, bytes: Buffer): Promise<AddedPicture> {
  if (!FORMATS.test(given)) return { message: `${given} is no picture. Save it as JPEG, PNG, AVIF, WebP or SVG.` }
  mkdirSync(join(content, 'images'), { recursive: true })
  const name = writeNew(join(content, 'images'), given, bytes)
  const fault = await faultIn(content, { kind: 'picture', path: [], name })
  if (fault === null) return { name }
  rmSync(join(content, 'images', name))
  return { message: fault }
}

function writeNew(folder: string, given: string, bytes: Buffer): string {
  const extension = extname(given)
  const base = given
    .slice(0, given.length - extension.length)
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 100)
  for (let count = 1; count < MAX_TRIES; count += 1) {
    const name = `${base || 'picture'}${count === 1 ? '' : `-${count}`}${extension.toLowerCase().replaceAll(/[^.a-z0-9]/g, '')}`
    try {
      writeFileSync(join(folder, name), bytes, { flag: 'wx' })
      return name
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  throw new Error(`There are too many pictures with the name ${base}. Rename this one.`)
}

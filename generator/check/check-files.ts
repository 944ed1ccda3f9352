import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readImageMetadata } from '../images/image-metadata.ts'
import { isOutside } from '../lib/is-outside.ts'
import { FOLDERS, type NamedFile } from '../read/fields.ts'
import { isLfsPointer, LFS_POINTER } from '../read/read-text.ts'
import { faultInSvg } from './check-svg.ts'

/** Describes why an existing file is not usable; null if it is valid. */
export async function faultIn(folder: string, { kind, name }: NamedFile): Promise<string | null> {
  if (kind === 'icon' || name.includes(':')) return null
  const path = `${FOLDERS[kind]}/${name}`
  const file = join(folder, path)
  try {
    if (isOutside(file, folder)) {
      return `${path} is a link to a file outside of the content folder. Put a copy of the file in place of the link.`
    }
    if (isLfsPointer(readFileSync(file))) return `${path}: ${LFS_POINTER}`
    if (kind === 'animation') return faultInAnimation(readFileSync(file, 'utf8'), path)
    await readImageMetadata(file)
    return /\.svg$/i.test(name) ? faultInSvg(readFileSync(file, 'utf8'), path) : null
  } catch (error) {
    // Some decoders log several lines; the last one is the reason.
    const reason = (error instanceof Error ? error.message : String(error)).trimEnd().split('\n').at(-1) ?? ''
    if (kind === 'animation') return `Cannot read ${path} (${reason}). Check the file and its permissions.`
    if (reason.startsWith('heif') && !/\.avif$/i.test(name))
      return `Browsers cannot show ${path}, a HEIC photo. Export it as JPEG.`
    return `Cannot read ${path} as an image (${reason}). Save it again as JPEG, PNG, AVIF, WebP or SVG.`
  }
}

const number = z.number()
const lottie = z.object({
  w: number,
  h: number,
  fr: number,
  ip: number,
  op: number,
  layers: z.array(z.object({})),
  /** Only bitmaps and sounds have the field `p`, which holds a file name or a data URL. */
  assets: z.array(z.object({ p: z.unknown().optional() })).optional(),
})

function faultInAnimation(text: string, path: string): string | null {
  try {
    const { success, data } = lottie.safeParse(JSON.parse(text))
    if (success && data.assets?.some(({ p }) => p)) {
      return `${path} contains bitmaps or sounds, which the security policy of the site blocks. Export it again with vector shapes only.`
    }
    if (success) return null
    return `${path} is not a Lottie animation: its size, frames or layers are missing. Export it again as Lottie JSON.`
  } catch {
    return `${path} is not valid JSON. Export it again as Lottie JSON.`
  }
}

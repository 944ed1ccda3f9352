import { readFileSync } from 'node:fs'
import { parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import type { ImageSlot } from '../../schema/primitives.ts'
import { digestOf, keptFile } from '../lib/cache.ts'
import { UserError } from '../lib/user-error.ts'
import { narrowOf, pixelsAt, widthsAt } from './image-slots.ts'

type Format = 'avif' | 'jpg' | 'png' | 'webp'
export type Rendition = { name: string; width: number; format: Format; narrow: boolean }
type Original = { name: string; width: number; height: number; opaque: boolean }

/** Where finished pictures wait for the next build, by what they were made of. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/pictures', import.meta.url))

/** Raised when the same settings come to mean something else. */
const RECIPE = 1

/**
 * All files of an image: each slot's widths as AVIF and as JPEG (PNG if it is transparent), named after the width of the slot,
 * and the image under its own name, no wider than any slot needs.
 */
export function renditionsOf(original: Original, slots: readonly ImageSlot[]): Rendition[] {
  const { name: stem, ext } = parse(original.name)
  const fallback = original.opaque ? 'jpg' : 'png'
  const byName = new Map<string, Rendition>()
  for (const slot of slots) {
    const narrow = slot === 'heroNarrow'
    for (const slotWidth of widthsAt(slot, original)) {
      for (const format of ['avif', fallback] as const) {
        const name = `${stem}${narrow ? '-narrow' : ''}-${slotWidth}w.${format}`
        const width = Math.max(pixelsAt(slot, slotWidth, original), byName.get(name)?.width ?? 0)
        byName.set(name, { name, width, format, narrow })
      }
    }
  }
  const widest = Math.max(...[...byName.values()].map(({ width }) => width))
  return [...byName.values(), { name: original.name, width: widest, format: formatOf(ext), narrow: false }]
}

function formatOf(ending: string): Format {
  const format = ending.slice(1).toLowerCase()
  return format === 'png' || format === 'webp' || format === 'avif' ? format : 'jpg'
}

/**
 * One rendition of the picture in `file`, from the cache where it was made before. What a camera wrote beside the picture
 * (place, time, owner) is left out.
 * @returns the path of what was made
 * @throws when the picture is damaged, naming it
 */
export async function render(file: string, rendition: Rendition): Promise<string> {
  const { width, format, narrow } = rendition
  return keptFile(CACHE, [digestOf(file), JSON.stringify([RECIPE, width, format, narrow])], () =>
    draw(readFileSync(file), rendition).catch((cause: unknown) => {
      throw new UserError(`${file} can't be made ${width} px wide: ${String(cause)}`)
    }),
  )
}

async function draw(bytes: Buffer, { width, format, narrow }: Rendition): Promise<Buffer> {
  const upright = sharp(bytes, { failOn: 'truncated' }).autoOrient()
  const { autoOrient } = await sharp(bytes).metadata()
  const part = narrow ? upright.extract(narrowOf(autoOrient)) : upright
  const sized = part.resize({ width, withoutEnlargement: true })
  return AS[format](sized).toBuffer()
}

/** AVIF with little effort: more of it saves 7 to 19 % and takes several times as long (docs/decisions/0010-images-icons-fonts.md). */
const AS: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 44, effort: 2 }),
  jpg: (picture) => picture.jpeg({ quality: 72, progressive: true, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 78 }),
}

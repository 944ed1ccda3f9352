import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import sharp, { type Region } from 'sharp'
import { cached, digestOf } from '../../lib/cache.ts'
import { UserError } from '../../lib/user-error.ts'
import type { ImageSlot } from '../../model/view.ts'
import { focusCrop, narrowCrop, pixelWidthAt, widthsOf } from './image-slots.ts'

/** AVIF at effort 1, with half the resolution for colours, as in JPEG: more saves little and takes twice the time and memory. */
const OPTIONS = {
  avif: { quality: 44, effort: 1, chromaSubsampling: '4:2:0' },
  jpg: { quality: 72, progressive: true },
  png: { compressionLevel: 9 },
  webp: { quality: 78 },
} as const

// One thread for each image: `writeFiles` makes several at once. No image is read twice, so a cache only takes memory.
sharp.concurrency(1)
sharp.cache(false)

type Format = keyof typeof OPTIONS
type Rendition = { name: string; width: number; format: Format; crop: Region | null }
/** An image, and the place on which its thumbnails focus. */
type Original = { name: string; width: number; height: number; opaque: boolean; focus?: string | undefined }

/**
 * All files of an image: the widths of its slots as AVIF, and one of them as JPEG, or PNG if it is transparent. One more file has
 * the image's own name, in the largest of these widths. The others have a folder that no image of the owner can be in.
 */
export function renditionsOf(original: Original, slots: readonly ImageSlot[]): Rendition[] {
  const fallback = original.opaque ? 'jpg' : 'png'
  const byName = new Map<string, Rendition>()
  for (const slot of slots) {
    const crop = cropOf(original, slot)
    const shown = crop?.region ?? original
    const { widths, fallback: fallbackWidth } = widthsOf(slot, shown)
    for (const slotWidth of widths) {
      for (const format of ['avif', fallback] as const) {
        if (format === fallback && slotWidth !== fallbackWidth) continue
        const name = `sizes/${original.name}${crop?.suffix ?? ''}-${slotWidth}w.${format}`
        const width = Math.max(pixelWidthAt(slot, slotWidth, shown), byName.get(name)?.width ?? 0)
        byName.set(name, { name, width, format, crop: crop?.region ?? null })
      }
    }
  }
  const widest = Math.max(...[...byName.values()].map(({ width }) => width))
  return [
    ...byName.values(),
    { name: original.name, width: widest, format: formatOf(extname(original.name)), crop: null },
  ]
}

/** The part of an image that a slot shows, if not all of it, and what its files are called. */
export function cropOf(image: Omit<Original, 'name' | 'opaque'>, slot: ImageSlot) {
  if (slot === 'heroNarrow') return { region: narrowCrop(image), suffix: '-narrow' }
  const { focus } = image
  if (slot !== 'thumbnail' || focus === undefined) return null
  return { region: focusCrop(image, focus), suffix: `-${focus.replaceAll('%', '').replace(' ', '-')}` }
}

function formatOf(extension: string): Format {
  const format = extension.slice(1).toLowerCase()
  return format === 'png' || format === 'webp' || format === 'avif' ? format : 'jpg'
}

/**
 * Creates one rendition of the image in `file`, without its EXIF data.
 * @throws when the image is damaged
 */
export async function render(file: string, { name, width, format, crop }: Rendition): Promise<Buffer> {
  const settings = JSON.stringify([width, format, crop, OPTIONS[format], sharp.versions])
  return cached(`image.${format}`, [digestOf(file), settings], async () => {
    try {
      // As bytes: libvips caches what it reads from a path, even after the file has changed.
      const upright = sharp(readFileSync(file), { failOn: 'truncated' }).autoOrient()
      const part = crop ? upright.extract(crop) : upright
      const resized = part.resize({ width, withoutEnlargement: true })
      return await resized.toFormat(format === 'jpg' ? 'jpeg' : format, OPTIONS[format]).toBuffer()
    } catch (error) {
      throw new UserError(`${file}: The image can't be converted to ${name}. ${String(error)}`)
    }
  })
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { wcagLuminance } from 'culori'
import sharp from 'sharp'
import { cached, digestOf } from '../lib/cache.ts'

type ImageMetadata = {
  /** In pixels, after the EXIF orientation is applied. */
  width: number
  height: number
  opaque: boolean
}

const THIS_FILE = fileURLToPath(import.meta.url)

/**
 * Reads the size and transparency of an image.
 * @throws when the file is not an image, or is damaged
 */
export async function readImageMetadata(file: string): Promise<ImageMetadata> {
  const inputs = [digestOf(file), digestOf(THIS_FILE), JSON.stringify(sharp.versions)]
  const json = await cached('metadata.json', inputs, async () => JSON.stringify(await measure(readFileSync(file))))
  return JSON.parse(json.toString()) as ImageMetadata // written by the line above
}

async function measure(image: Buffer): Promise<ImageMetadata> {
  const { autoOrient, hasAlpha, format } = await sharp(image).metadata()
  if (format === 'svg') return { ...autoOrient, opaque: false }
  const decoded = sharp(image, { failOn: 'truncated' }) // Decoding the whole image finds truncated files.
  if (!hasAlpha) {
    await decoded.resize(8).toBuffer()
    return { ...autoOrient, opaque: true }
  }
  return { ...autoOrient, opaque: (await decoded.stats()).isOpaque }
}

/** The relative luminance (WCAG) below which a colour has less than 3:1 on the tiles of the dark theme. */
const DARK = 0.15

/** Whether most of a mark is too dark for the dark theme. A picture without transparency brings its own ground. */
export async function isDark(image: Buffer): Promise<boolean> {
  const pixels = await sharp(image)
    .resize(32, 32, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
  let [dark, all] = [0, 0]
  for (let index = 0; index < pixels.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(index, index + 4)
    all += alpha
    if (wcagLuminance({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 }) < DARK) dark += alpha
  }
  const isOpaque = all === (255 * pixels.length) / 4
  return !isOpaque && dark > all / 2
}

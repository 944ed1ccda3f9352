import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { wcagLuminance } from 'culori'
import sharp from 'sharp'
import { cached, digestOf } from '../../lib/cache.ts'
import type { Picture } from '../../model/media.ts'

type ImageMetadata = {
  /** In pixels, after the EXIF orientation is applied. */
  width: number
  height: number
  opaque: boolean
  ground?: Picture['ground']
  isAnimated?: true
}

const THIS_FILE = fileURLToPath(import.meta.url)

/**
 * Reads the size and transparency of an image, and the ground that it needs.
 * @throws when the file is not an image, or is damaged
 */
export async function readImageMetadata(file: string): Promise<ImageMetadata> {
  const inputs = [digestOf(file), digestOf(THIS_FILE), JSON.stringify(sharp.versions)]
  const json = await cached('metadata.json', inputs, async () => JSON.stringify(await measure(readFileSync(file))))
  return JSON.parse(json.toString()) as ImageMetadata // written by the line above
}

async function measure(image: Buffer): Promise<ImageMetadata> {
  const { autoOrient, hasAlpha, format, pages = 1 } = await sharp(image).metadata()
  if (format === 'svg') return { ...autoOrient, opaque: false, ...(await groundOf(image).catch(() => ({}))) }
  const size: Omit<ImageMetadata, 'opaque'> = { ...autoOrient, ...(pages > 1 && { isAnimated: true }) }
  const decoded = sharp(image, { failOn: 'truncated' }) // Decoding the whole image finds truncated files.
  if (!hasAlpha) {
    await decoded.resize(8).toBuffer()
    return { ...size, opaque: true }
  }
  const { isOpaque } = await decoded.stats()
  return { ...size, opaque: isOpaque, ...(!isOpaque && (await groundOf(image))) }
}

/** The relative luminance (WCAG) below which a colour has less than 3:1 on the tiles of the dark theme. */
const DARK = 0.15

/** The relative luminance above which a colour has less than 2:1 on white. */
const LIGHT = 0.475

/** A picture with less transparency brings its own ground: it has round corners, or is a window with its shadow. */
const TRANSPARENT_SHARE = 0.1

/** How far from an edge its ground is, in pixels: between them are blended ones. */
const REACH = 3

/**
 * The ground on which a transparent picture is visible in both themes, if it needs one. What counts are the pixels that meet the
 * ground: a diagram of white boxes has dark edges and arrows. A shadow is not an edge.
 */
async function groundOf(image: Buffer): Promise<{ ground?: Picture['ground'] }> {
  const { data, info } = await sharp(image)
    .autoOrient()
    .resize(1024, 1024, { fit: 'inside' })
    .extend({ top: REACH, right: REACH, bottom: REACH, left: REACH, extendWith: 'copy' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const alphaAt = (pixel: number) => data[4 * pixel + 3] ?? 0
  const isSolid = (pixel: number) => alphaAt(pixel) >= 128
  let [solid, edge, dark, light] = [0, 0, 0, 0]
  for (let pixel = REACH * width; pixel < (height - REACH) * width; pixel++) {
    if (!isSolid(pixel)) continue
    solid++
    const isEdge = [-width, -1, 1, width].some((step) => !isSolid(pixel + step) && alphaAt(pixel + REACH * step) < 32)
    if (!isEdge) continue
    edge++
    const [r = 0, g = 0, b = 0] = data.subarray(4 * pixel, 4 * pixel + 3)
    const luminance = wcagLuminance({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })
    if (luminance < DARK) dark++
    if (luminance > LIGHT) light++
  }
  const isMostlyOpaque = solid > width * height * (1 - TRANSPARENT_SHARE)
  if (isMostlyOpaque || Math.max(dark, light) <= edge / 3) return {}
  return { ground: dark >= light ? 'light' : 'dark' }
}

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

import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { digestOf, kept } from '../lib/cache.ts'

type ImageMetadata = {
  /** In pixels, the way round a browser shows it. */
  width: number
  height: number
  opaque: boolean
}

/** What was seen of a picture, for the next build. */
const SEEN = fileURLToPath(new URL('../../node_modules/.cache/pictures-seen', import.meta.url))

/** Raised when more is looked at, or otherwise. */
const RECIPE = '3'

/**
 * What a page has to know of a picture before it arrives.
 * @throws when the file is not a picture that can be read
 */
export async function readImageMetadata(file: string): Promise<ImageMetadata> {
  const seen = await kept(SEEN, [digestOf(file), RECIPE], async () => JSON.stringify(await see(file)))
  return JSON.parse(seen.toString()) as ImageMetadata // as it was written
}

async function see(file: string): Promise<ImageMetadata> {
  const { autoOrient, hasAlpha, format } = await sharp(file).metadata()
  if (format === 'svg') return { ...autoOrient, opaque: false }
  // Decoded whole, so that a truncated file is noticed before anything is built.
  const { isOpaque } = await sharp(file, { failOn: 'truncated' }).stats()
  return { ...autoOrient, opaque: !hasAlpha || isOpaque }
}

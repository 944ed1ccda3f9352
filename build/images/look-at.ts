import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { digestOf, kept } from '../kept.ts'

type Sight = {
  /** In pixels, the way round a browser shows it. */
  width: number
  height: number
  opaque: boolean
  /** What stands in its place until it arrives, as CSS: the colours of its corners; null when it can be seen through. */
  ground: string | null
}

/** What was seen of a picture, for the next build. */
const SEEN = fileURLToPath(new URL('../../node_modules/.cache/pictures-seen', import.meta.url))

/** Raised when more is looked at, or otherwise. */
const RECIPE = '2'

/**
 * What a page has to know of a picture before it arrives.
 * @throws when the file is not a picture that can be read
 */
export async function lookAt(file: string): Promise<Sight> {
  const seen = await kept(SEEN, [digestOf(file), RECIPE], async () => JSON.stringify(await see(file)))
  return JSON.parse(seen.toString()) as Sight // as it was written
}

async function see(file: string): Promise<Sight> {
  const { autoOrient, hasAlpha, format } = await sharp(file).metadata()
  if (format === 'svg') return { ...autoOrient, opaque: false, ground: null }
  const opaque = !hasAlpha || (await sharp(file).stats()).isOpaque
  // Decoded whole, so that a picture that ends half-way is noticed before anything is built.
  const colours = await sharp(file, { failOn: 'truncated' })
    .autoOrient()
    .resize(2, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const [left, right] = [hexOf(colours.subarray(0, 3)), hexOf(colours.subarray(3, 6))]
  return { ...autoOrient, opaque, ground: opaque ? `linear-gradient(90deg,${left},${right})` : null }
}

/** Sixteen steps do for a colour that stands there for a moment, and every picture has two of them in the stylesheet. */
function hexOf(colour: Buffer): string {
  return `#${[...colour].map((part) => Math.round(part / 17).toString(16)).join('')}`
}

import sharp from 'sharp'
import { draw } from './typeset.ts'

/** The size that every network shows whole. */
const CARD = { width: 1200, height: 630 }
const PICTURE = { width: 440, height: 630 }
const MARK = 250

/** The words are set on this ground, the picture fades into it; a mark stands on a step above it. */
const GROUND = '#060d16'
const SURFACE = '#0f1b29'

type Card = {
  name: string
  line: string
  /** The address of the site, as people read it. */
  host: string
  /** The path of the picture: a photo fills the right side, a mark stands in its middle. */
  picture: string
  kind: 'photo' | 'mark'
}

/** What networks show when a page is shared: a JPEG of 1200 by 630, readable at a quarter of that. */
export async function socialCard({ name, line, host, picture, kind }: Card): Promise<Buffer> {
  const words = await sharp(Buffer.from(await draw('social-card.typ', { name, line, host })))
    .resize(CARD.width)
    .png()
    .toBuffer()
  const left = CARD.width - PICTURE.width
  return sharp({ create: { ...CARD, channels: 3, background: GROUND } })
    .composite([
      { input: await (kind === 'photo' ? photoOf(picture) : markOf(picture)), left, top: 0 },
      { input: words, left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

function photoOf(file: string): Promise<Buffer> {
  return sharp(file)
    .autoOrient()
    .resize({ ...PICTURE, position: 'top' })
    .composite([{ input: fade() }])
    .toBuffer()
}

async function markOf(file: string): Promise<Buffer> {
  const { width, height, format } = await sharp(file).metadata()
  // A drawing is drawn as large as it is shown, however large it says it is.
  const density = format === 'svg' ? Math.min(2400, Math.max(1, (72 * MARK) / Math.max(width, height))) : undefined
  const mark = await sharp(file, density === undefined ? {} : { density })
    .autoOrient()
    .resize({ width: MARK, height: MARK, fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer()
  return sharp({ create: { ...PICTURE, channels: 3, background: SURFACE } })
    .composite([{ input: mark }])
    .png()
    .toBuffer()
}

/** From the ground to nothing. */
function fade(): Buffer {
  const { width, height } = PICTURE
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="fade"><stop stop-color="${GROUND}"/><stop offset="0.4" stop-color="${GROUND}" stop-opacity="0"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#fade)"/></svg>`)
}

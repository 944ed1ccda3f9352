import sharp from 'sharp'
import { initialsOf } from '../../src/ui/initials.ts'
import { typesetSvg } from './typeset.ts'

/** The size that every network shows without cropping. */
const CARD = { width: 1200, height: 630 }
const IMAGE = { width: 440, height: 630 }
const LOGO = 250

/** The photo fades into the background. */
const BACKGROUND = '#060d16'
const PANEL_BACKGROUND = '#0f1b29'

type Card = {
  name: string
  /** May be empty. */
  line: string
  host: string
  /** The path of a file. A photo fills the right side, a logo is centred in it. Without a file, the initials are. */
  image: string | undefined
  kind: 'photo' | 'logo'
}

/** Creates the image that networks show when a page is shared: a JPEG of 1200 by 630. */
export async function socialCard({ name, line, host, image, kind }: Card): Promise<Buffer> {
  const mark = image === undefined ? { initials: initialsOf(name), shape: kind === 'photo' ? 'circle' : 'square' } : {}
  const text = await sharp(Buffer.from(await typesetSvg('social-card.typ', { name, line, host, ...mark })))
    .resize(CARD.width)
    .png()
    .toBuffer()
  const left = CARD.width - IMAGE.width
  return sharp({ create: { ...CARD, channels: 3, background: BACKGROUND } })
    .composite([
      { input: await panelFor(image, kind), left, top: 0 },
      { input: text, left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

function panelFor(image: string | undefined, kind: Card['kind']): Promise<Buffer> {
  if (image === undefined) return panel().png().toBuffer()
  return kind === 'photo' ? photoFrom(image) : logoFrom(image)
}

function panel() {
  return sharp({ create: { ...IMAGE, channels: 3, background: PANEL_BACKGROUND } })
}

function photoFrom(file: string): Promise<Buffer> {
  return sharp(file)
    .autoOrient()
    .resize({ ...IMAGE, position: 'top' })
    .composite([{ input: fade() }])
    .toBuffer()
}

async function logoFrom(file: string): Promise<Buffer> {
  const { width, height, format } = await sharp(file).metadata()
  // Rasterises an SVG at the size that is shown, whatever size it has.
  const density = format === 'svg' ? Math.min(2400, Math.max(1, (72 * LOGO) / Math.max(width, height))) : undefined
  const logo = await sharp(file, density === undefined ? {} : { density })
    .autoOrient()
    .resize({ width: LOGO, height: LOGO, fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer()
  return panel()
    .composite([{ input: logo }])
    .png()
    .toBuffer()
}

function fade(): Buffer {
  const { width, height } = IMAGE
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="fade"><stop stop-color="${BACKGROUND}"/><stop offset="0.4" stop-color="${BACKGROUND}" stop-opacity="0"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#fade)"/></svg>`)
}

import sharp from 'sharp'
import { initialsOf } from '../../model/organisations.ts'
import { textDirection } from '../lib/text-direction.ts'
import { UserError } from '../lib/user-error.ts'
import { DEFAULT_DOCUMENT_LOOK, type DocumentColours, type DocumentLook } from '../look/document-look.ts'
import { withoutMissingGlyphs } from './cv-fonts.ts'
import { typesetSvg } from './typeset.ts'
import { familiesFor, isTall } from './writing-system-fonts.ts'

/** The size that every network shows without cropping. */
const CARD = { width: 1200, height: 630 }
const IMAGE = { width: 440, height: 630 }
const LOGO = 250

type Colours = DocumentColours['card']

type Card = {
  name: string
  /** May be empty. */
  line: string
  host: string
  language: string
  /** The path of a file. A photo fills the end of the card, a logo is centred in it. Without a file, the initials are. */
  image: string | undefined
  kind: 'photo' | 'logo'
  look?: DocumentLook
}

/**
 * Creates the image that networks show when a page is shared: a JPEG of 1200 by 630. Characters that no font has a glyph for
 * are left out.
 */
export async function socialCard({ image, kind, ...texts }: Card): Promise<Buffer> {
  const strings = stringsOf(texts)
  const { colours } = strings
  const initials = { initials: initialsOf(strings.name), shape: kind === 'photo' ? 'circle' : 'square' }
  const svg = await typesetSvg('social-card.typ', { ...strings, ...(image === undefined && initials) })
  const text = await sharp(Buffer.from(svg)).resize(CARD.width).png().toBuffer()
  const isMirrored = strings.direction === 'rtl'
  const side = await panelFor(image, kind, isMirrored, colours)
  return sharp({ create: { ...CARD, channels: 3, background: colours.background } })
    .composite([
      { input: side, left: isMirrored ? 0 : CARD.width - IMAGE.width, top: 0 },
      { input: text, left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** The texts of the template. */
export function stringsOf({ name, line, host, language, look = DEFAULT_DOCUMENT_LOOK }: Omit<Card, 'image' | 'kind'>) {
  return {
    name: withoutMissingGlyphs(name),
    line: withoutMissingGlyphs(line),
    host,
    language: new Intl.Locale(language).language,
    direction: textDirection(language),
    colours: look.colours.card,
    fonts: familiesFor(language),
    headings: [...look.headings, ...familiesFor(language)],
    tall: isTall(language),
  }
}

async function panelFor(
  image: string | undefined,
  kind: Card['kind'],
  isMirrored: boolean,
  { background, panel: colour }: Colours,
): Promise<Buffer> {
  if (image === undefined) return panel(colour).png().toBuffer()
  try {
    return await (kind === 'photo' ? photoFrom(image, isMirrored, background) : logoFrom(image, colour))
  } catch (error) {
    // Such as an SVG file of 100,000 by 10 pixels.
    throw new UserError(
      `${image}: The image can't be drawn on a social card (${String(error)}). Save it in a usual size, such as 800 by 800 pixels.`,
    )
  }
}

function panel(background: string) {
  return sharp({ create: { ...IMAGE, channels: 3, background } })
}

/** The photo fades into the background. */
function photoFrom(file: string, isMirrored: boolean, background: string): Promise<Buffer> {
  return sharp(file)
    .autoOrient()
    .resize({ ...IMAGE, position: 'top' })
    .composite([{ input: fade(isMirrored, background) }])
    .toBuffer()
}

async function logoFrom(file: string, background: string): Promise<Buffer> {
  const { width, height, format } = await sharp(file).metadata()
  // Rasterises an SVG at the size that is shown, whatever size it has.
  const density = format === 'svg' ? Math.min(2400, Math.max(1, (72 * LOGO) / Math.max(width, height))) : undefined
  const logo = await sharp(file, density === undefined ? {} : { density })
    .autoOrient()
    .resize({ width: LOGO, height: LOGO, fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer()
  return panel(background)
    .composite([{ input: logo }])
    .png()
    .toBuffer()
}

function fade(isMirrored: boolean, background: string): Buffer {
  const { width, height } = IMAGE
  const direction = isMirrored ? 'x1="1" x2="0"' : ''
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="fade" ${direction}><stop stop-color="${background}"/><stop offset="0.4" stop-color="${background}" stop-opacity="0"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#fade)"/></svg>`)
}

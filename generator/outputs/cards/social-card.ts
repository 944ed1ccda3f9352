import sharp from 'sharp'
import { initialsOf } from '../../../model/initials.ts'
import type { Picture } from '../../../model/media.ts'
import { withoutMissingGlyphs } from '../../fonts/document-fonts.ts'
import { settingsOf } from '../../fonts/writing-systems.ts'
import { UserError } from '../../lib/user-error.ts'
import { DEFAULT_DOCUMENT_LOOK, type DocumentColours, type DocumentLook } from '../../look/document-look.ts'
import { typesetSvg } from '../typeset.ts'

/** The size that every network shows without cropping. */
const CARD = { width: 1200, height: 630 }
const IMAGE = { width: 440, height: 630 }
const LOGO = 250
/** Behind transparent pictures that are dark. */
const LIGHT_GROUND = '#f2f5f7'

type Colours = DocumentColours['card']

export type Card = {
  name: string
  /** May be empty. */
  line: string
  /** The availability of a person. */
  status?: string | undefined
  host: string
  language: string
  /** The path of a file. A photo fills the end of the card, a logo is centred in it. Without a file, the initials are. */
  image: string | undefined
  kind: 'photo' | 'logo'
  /** What the image needs behind it. */
  ground?: Picture['ground']
  look?: DocumentLook
}

/**
 * Creates the image that networks show when a page is shared: a JPEG of 1200 by 630. Characters that no font has a glyph for
 * are left out.
 */
export async function socialCard({ image, kind, ground, ...texts }: Card): Promise<Buffer> {
  const strings = stringsOf(texts)
  const { colours } = strings
  const initials = { initials: initialsOf(strings.name), shape: kind === 'photo' ? 'circle' : 'square' }
  const svg = await typesetSvg('cards/social-card.typ', { ...strings, ...(image === undefined && initials) })
  const text = await sharp(Buffer.from(svg)).resize(CARD.width).png().toBuffer()
  const isMirrored = strings.direction === 'rtl'
  const side = await panelFor({ image, kind, ground }, isMirrored, colours)
  return sharp({ create: { ...CARD, channels: 3, background: colours.background } })
    .composite([
      { input: side, left: isMirrored ? 0 : CARD.width - IMAGE.width, top: 0 },
      { input: text, left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** The texts of the template. */
export function stringsOf(card: Omit<Card, 'image' | 'kind' | 'ground'>) {
  const { name, line, status = '', host, language, look = DEFAULT_DOCUMENT_LOOK } = card
  return {
    name: withoutMissingGlyphs(name),
    line: withoutMissingGlyphs(line),
    status: withoutMissingGlyphs(status),
    host,
    ...settingsOf(language, look),
    colours: look.colours.card,
  }
}

async function panelFor(
  { image, kind, ground }: Pick<Card, 'image' | 'kind' | 'ground'>,
  isMirrored: boolean,
  colours: Colours,
) {
  const panel = litPanel(isMirrored, colours)
  if (image === undefined) return panel
  try {
    return await (kind === 'photo'
      ? photoFrom(image, ground, fade(isMirrored, colours))
      : logoFrom(image, ground, panel))
  } catch (error) {
    // Such as an SVG file of 100,000 by 10 pixels.
    throw new UserError(
      `${image}: The image can't be drawn on a social card (${String(error)}). Save it in a usual size, such as 800 by 800 pixels.`,
    )
  }
}

function photoFrom(file: string, ground: Card['ground'], edge: Buffer): Promise<Buffer> {
  const photo = sharp(file)
    .autoOrient()
    .resize({ ...IMAGE, position: 'top' })
  if (ground === 'light') photo.flatten({ background: LIGHT_GROUND })
  return photo.composite([{ input: edge }]).toBuffer()
}

/** The logo throws a shadow onto the panel. A dark one has a tile. */
async function logoFrom(file: string, ground: Card['ground'], panel: Buffer): Promise<Buffer> {
  const { width, height, format } = await sharp(file).metadata()
  // Rasterises an SVG at the size that is shown, whatever size it has.
  const density = Math.min(2400, Math.max(1, (72 * LOGO) / Math.max(width, height)))
  const logo = await sharp(file, format === 'svg' ? { density } : {})
    .autoOrient()
    .resize({ width: LOGO, height: LOGO, fit: 'contain', background: 'transparent' })
    .ensureAlpha()
    .png()
    .toBuffer()
  const framed = await sharp(ground === 'light' ? await onTile(logo) : logo)
    .extend({ top: 64, bottom: 64, left: 64, right: 64, background: 'transparent' })
    .png()
    .toBuffer()
  const shadow = await sharp(framed)
    .linear([0, 0, 0, 0.7], [0, 0, 0, 0])
    .blur(22)
    .extend({ top: 44, background: 'transparent' })
    .png()
    .toBuffer()
  return sharp(panel)
    .composite([{ input: shadow }, { input: framed }])
    .png()
    .toBuffer()
}

async function onTile(logo: Buffer): Promise<Buffer> {
  const input = await sharp(logo)
    .resize(0.7 * LOGO)
    .toBuffer()
  const tile = svgOf(`<rect width="100%" height="100%" rx="56" fill="${LIGHT_GROUND}"/>`, { width: LOGO, height: LOGO })
  return sharp(tile).composite([{ input }]).png().toBuffer()
}

/** Lit from behind what is in its middle, with an edge towards the text. */
function litPanel(isMirrored: boolean, { background, panel, tile, edge }: Colours): Buffer {
  return svgOf(`<radialGradient id="light" cy="0.46" r="0.75"><stop stop-color="${tile}"/><stop offset="0.7" stop-color="${panel}"/><stop offset="1" stop-color="${background}"/></radialGradient>
<linearGradient id="edge" x2="0" y2="1"><stop stop-color="${edge}" stop-opacity="0"/><stop offset="0.5" stop-color="${edge}"/><stop offset="1" stop-color="${edge}" stop-opacity="0"/></linearGradient>
<rect width="100%" height="100%" fill="url(#light)"/><rect x="${isMirrored ? IMAGE.width - 2 : 0}" width="2" height="100%" fill="url(#edge)"/>`)
}

/** What lets a photo fade into the background. */
function fade(isMirrored: boolean, { background }: Colours): Buffer {
  const direction = isMirrored ? 'x1="1" x2="0"' : ''
  return svgOf(`<linearGradient id="fade" ${direction}><stop stop-color="${background}"/><stop offset="0.4" stop-color="${background}" stop-opacity="0"/></linearGradient>
<rect width="100%" height="100%" fill="url(#fade)"/>`)
}

function svgOf(content: string, { width, height } = IMAGE): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`)
}

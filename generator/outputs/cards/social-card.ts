import sharp, { type ResizeOptions } from 'sharp'
import { UserError } from '../../../lib/user-error.ts'
import { initialsOf } from '../../../model/initials.ts'
import type { Picture } from '../../../model/media.ts'
import type { TraceSpan } from '../../../model/view.ts'
import type { Theme } from '../../../src/styles/colours.ts'
import type { Diagram } from '../../diagrams/diagram.ts'
import { drawFitting } from '../../diagrams/draw-diagram.ts'
import { pictureOf } from '../../diagrams/svg-file.ts'
import { FONTS, withoutMissingGlyphs } from '../../fonts/document-fonts.ts'
import { settingsOf } from '../../fonts/writing-systems.ts'
import {
  DEFAULT_DOCUMENT_LOOK,
  type DocumentColours,
  type DocumentLook,
  PICTURE_GROUNDS,
} from '../../look/document-look.ts'
import { typesetSvg } from '../typeset.ts'

/** The size that every network shows without cropping. */
const CARD = { width: 1200, height: 630 }
const IMAGE = { width: 440, height: 630 }
const LOGO = 250
const PICTURE = { width: 392, height: 480 }
const DIAGRAM = { width: 404, height: 560 }
/** How dark the shadow of a logo is. */
const SHADOW = { light: 0.22, dark: 0.7 }

type Colours = DocumentColours['card']

export type Card = {
  name: string
  /** May be empty. */
  line: string
  /** The availability of a person. */
  status?: string | undefined
  /** Whether they have no time. */
  isAway?: boolean
  /** The career, in the place of a dash, and what of it the page is about. */
  career?: readonly TraceSpan[] | undefined
  highlighted?: TraceSpan | undefined
  host: string
  language: string
  /**
   * The path of a file. A photo fills the end of the card; a logo, and the whole picture of a project, are centred in it. Without
   * a file, the initials are.
   */
  image: string | undefined
  /** In the place of a picture. */
  diagram?: Diagram | undefined
  kind: 'photo' | 'logo' | 'picture'
  /** What the image needs behind it. */
  ground?: Picture['ground']
  look?: DocumentLook
}

/**
 * Creates the image that networks show when a page is shared: a JPEG of 1200 by 630. Characters that no font has a glyph for
 * are left out.
 */
export async function socialCard({ image, diagram, kind, ground, ...texts }: Card): Promise<Buffer> {
  const strings = stringsOf(texts)
  const { colours } = strings
  const { theme } = texts.look ?? DEFAULT_DOCUMENT_LOOK
  const initials = { initials: initialsOf(strings.name), shape: kind === 'logo' ? 'square' : 'circle' }
  const svg = await typesetSvg('cards/social-card.typ', {
    ...strings,
    ...(image === undefined && !diagram && initials),
  })
  const text = await sharp(Buffer.from(svg)).resize(CARD.width).png().toBuffer()
  const isMirrored = strings.direction === 'rtl'
  const ownGround = ground === theme ? undefined : ground
  const side = await panelFor({ image, diagram, kind, ground: ownGround }, isMirrored, colours, theme)
  return sharp({ create: { ...CARD, channels: 3, background: colours.background } })
    .composite([
      { input: side, left: isMirrored ? 0 : CARD.width - IMAGE.width, top: 0 },
      { input: text, left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** The texts of the template. */
export function stringsOf(card: Omit<Card, 'image' | 'diagram' | 'kind' | 'ground'>) {
  const {
    name,
    line,
    status = '',
    isAway = false,
    career,
    highlighted,
    host,
    language,
    look = DEFAULT_DOCUMENT_LOOK,
  } = card
  return {
    name: withoutMissingGlyphs(name),
    line: withoutMissingGlyphs(line),
    status: withoutMissingGlyphs(status),
    away: isAway,
    ...(career && { career, highlighted }),
    host,
    ...settingsOf(language, look),
    colours: look.colours.card,
  }
}

async function panelFor(
  { image, diagram, kind, ground }: Pick<Card, 'image' | 'diagram' | 'kind' | 'ground'>,
  isMirrored: boolean,
  colours: Colours,
  theme: Theme,
) {
  const panel = litPanel(isMirrored, colours)
  if (diagram) return centred(await diagramFrom(diagram, colours), panel)
  if (image === undefined) return panel
  try {
    if (kind === 'photo') return await photoFrom(image, ground, fade(isMirrored, colours, theme))
    const shown = await (kind === 'logo' ? logoFrom : pictureFrom)(image, ground)
    return await raised(shown, panel, theme)
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
  if (ground) photo.flatten({ background: PICTURE_GROUNDS[ground] })
  return photo.composite([{ input: edge }]).toBuffer()
}

/** A logo that would be invisible has a tile. */
async function logoFrom(file: string, ground: Card['ground']): Promise<Buffer> {
  const logo = await drawn(file, { width: LOGO, height: LOGO, fit: 'contain', background: 'transparent' })
  if (!ground) return logo
  const input = await sharp(logo)
    .resize(0.7 * LOGO)
    .toBuffer()
  const tile = svgOf(`<rect width="100%" height="100%" rx="56" fill="${PICTURE_GROUNDS[ground]}"/>`, {
    width: LOGO,
    height: LOGO,
  })
  return sharp(tile).composite([{ input }]).png().toBuffer()
}

async function diagramFrom(diagram: Diagram, colours: Colours): Promise<Buffer> {
  const drawing = await drawFitting(diagram, DIAGRAM.width / DIAGRAM.height)
  const density = Math.min(300, Math.max(1, (72 * DIAGRAM.width) / drawing.width))
  return sharp(Buffer.from(pictureOf(drawing, colours, FONTS)), { density })
    .resize({ ...DIAGRAM, fit: 'inside' })
    .png()
    .toBuffer()
}

/** The whole picture: a crop would cut the words in it. */
async function pictureFrom(file: string, ground: Card['ground']): Promise<Buffer> {
  const picture = await drawn(file, { ...PICTURE, fit: 'inside' })
  const { width, height } = await sharp(picture).metadata()
  const corners = svgOf('<rect width="100%" height="100%" rx="12"/>', { width, height })
  const opaque = ground
    ? await sharp(picture).flatten({ background: PICTURE_GROUNDS[ground] }).png().toBuffer()
    : picture
  return sharp(opaque)
    .ensureAlpha()
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer()
}

/** The image in this size. An SVG is rasterised in it, whatever size it has. */
async function drawn(file: string, size: ResizeOptions & { width: number }): Promise<Buffer> {
  const { width, height, format } = await sharp(file).metadata()
  const density = Math.min(2400, Math.max(1, (72 * size.width) / Math.max(width, height)))
  return sharp(file, format === 'svg' ? { density } : {})
    .autoOrient()
    .resize(size)
    .ensureAlpha()
    .png()
    .toBuffer()
}

async function centred(image: Buffer, panel: Buffer): Promise<Buffer> {
  return sharp(panel)
    .composite([{ input: image, gravity: 'centre' }])
    .png()
    .toBuffer()
}

/** The image in the middle of the panel, onto which it throws a shadow. */
async function raised(image: Buffer, panel: Buffer, theme: Theme): Promise<Buffer> {
  const { width, height } = await sharp(image).metadata()
  const at = (down: number) => ({
    input: image,
    left: Math.round((IMAGE.width - width) / 2),
    top: Math.round((IMAGE.height - height) / 2) + down,
  })
  const nothing = { create: { ...IMAGE, channels: 4, background: 'transparent' } } as const // a literal
  const lower = await sharp(nothing)
    .composite([at(22)])
    .png()
    .toBuffer()
  const shadow = await sharp(lower).linear([0, 0, 0, SHADOW[theme]], [0, 0, 0, 0]).blur(22).png().toBuffer()
  return sharp(panel)
    .composite([{ input: shadow }, at(0)])
    .png()
    .toBuffer()
}

/** Lit from behind what is in its middle, with an edge towards the text. */
function litPanel(isMirrored: boolean, { background, panel, tile, edge }: Colours): Buffer {
  return svgOf(`<radialGradient id="light" cy="0.46" r="0.75"><stop stop-color="${tile}"/><stop offset="0.7" stop-color="${panel}"/><stop offset="1" stop-color="${background}"/></radialGradient>
<linearGradient id="edge" x2="0" y2="1"><stop stop-color="${edge}" stop-opacity="0"/><stop offset="0.5" stop-color="${edge}"/><stop offset="1" stop-color="${edge}" stop-opacity="0"/></linearGradient>
<rect width="100%" height="100%" fill="url(#light)"/><rect x="${isMirrored ? IMAGE.width - 2 : 0}" width="2" height="100%" fill="url(#edge)"/>`)
}

/** What lets a photo fade into the background. A wide fade of a dark photo into white would be fog. */
function fade(isMirrored: boolean, { background }: Colours, theme: Theme): Buffer {
  const direction = isMirrored ? 'x1="1" x2="0"' : ''
  return svgOf(`<linearGradient id="fade" ${direction}><stop stop-color="${background}"/><stop offset="${theme === 'dark' ? 0.4 : 0.25}" stop-color="${background}" stop-opacity="0"/></linearGradient>
<rect width="100%" height="100%" fill="url(#fade)"/>`)
}

function svgOf(content: string, { width, height } = IMAGE): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`)
}

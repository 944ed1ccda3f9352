import { converter, type Rgb, wcagContrast } from 'culori'
import { type ColourName, COLOURS, type NamesOf, type Role, type Theme } from '../../src/styles/colours.ts'
import { EDGE_CONTRAST, fitAccent, glowing, secondOf, tintedBy } from './accents.ts'
import { hexOf, inGamut, type Oklch, over, rgbOf, WHITE } from './colour.ts'

/** A colour, and how opaque it is. */
export type Paint = { colour: Oklch; alpha: number }

/** The colours of the pages in both themes. */
export type Palette = Readonly<Record<ColourName, Readonly<Record<Theme, Paint>>>>

/** The owner's colours. */
type OwnColours = { accent?: Oklch | undefined; accentSecond?: Oklch | undefined }

/** An accent that is lighter or darker in a theme than the owner wrote it. */
type Shift = { field: keyof OwnColours; theme: Theme; used: string }

const BLACK: Rgb = { mode: 'rgb', r: 0, g: 0, b: 0 }

const THEMES = ['light', 'dark'] as const

/** An accent of nearly this hue, in degrees, and of more chroma is amber. */
const AMBER = { hue: 72, range: 22, chroma: 0.06 }

/** How much of the accent is in the tile of a project without a picture (project-thumbnail.module.css). */
const TILE_TINT = 0.16

const toOklch = converter('oklch')

function parsePaint(css: string): Paint {
  const { l, c, h = 0, alpha = 1 } = toOklch(css) ?? { l: 0, c: 0 }
  return { colour: { l, c, h }, alpha }
}

export const DEFAULT_PALETTE = mapColours((name) => {
  const declared = COLOURS[name]
  const { light, dark } = 'both' in declared ? { light: declared.both, dark: declared.both } : declared
  return { light: parsePaint(light), dark: parsePaint(dark) }
})

/** Returns the colours of the pages with the owner's accents, also as on paper, and which accents had to change. */
export function recolour(own: OwnColours, isPaper = false): { palette: Palette; shifts: readonly Shift[] } {
  const { accent } = own
  const second = own.accentSecond ?? (accent && secondOf(accent))
  const tinted = withTints(accent, second, isPaper)
  const main = accent && fitOn(tinted, accent, (_, fitted) => fitted)
  const firstAccent = main?.onPages ?? tinted.accent
  const other = second && fitOn(tinted, second, (theme) => paintOn(firstAccent[theme], WHITE))
  const button = accent && mainButton(tinted, accent, firstAccent)
  const accents: Pick<Palette, NamesOf<'accent'>> = {
    accent: firstAccent,
    fill: button?.fill ?? tinted.fill,
    'on-fill': button?.text ?? tinted['on-fill'],
    'accent-second': other?.onPages ?? tinted['accent-second'],
    'on-photo-accent': main?.onPhoto ?? tinted['on-photo-accent'],
    'on-photo-accent-second': other?.onPhoto ?? tinted['on-photo-accent-second'],
  }
  return {
    palette: { ...tinted, ...accents, ...(accent && isAmber(accent) && amberSignals(accents)) },
    shifts: [
      ...(accent && main ? shiftsOf('accent', accent, main) : []),
      // A derived second accent is not the owner's.
      ...(own.accentSecond && other ? shiftsOf('accentSecond', own.accentSecond, other) : []),
    ],
  }
}

/** Recolours what depends on an accent alone. */
function withTints(accent: Oklch | undefined, second: Oklch | undefined, isPaper: boolean): Palette {
  const unchanged = (colour: Oklch) => colour
  const glowOf = (own: Oklch | undefined) => (own ? (colour: Oklch) => glowing(colour, own) : unchanged)
  const recoloured: Readonly<Record<Role, (colour: Oklch) => Oklch>> = {
    neutral: isPaper ? asPaper : accent ? tintedBy(accent) : unchanged,
    glow: glowOf(accent),
    glowSecond: glowOf(second),
    accent: unchanged,
    signal: unchanged,
    fixed: unchanged,
  }
  return mapColours((name) => {
    const change = recoloured[COLOURS[name].role]
    const { light, dark } = DEFAULT_PALETTE[name]
    // What lies on paper is white.
    const isWhite = isPaper && name === 'surface'
    return {
      light: isWhite ? light : { ...light, colour: change(light.colour) },
      dark: { ...dark, colour: change(dark.colour) },
    }
  })
}

/** Warm; white is less bright, and black less dark. */
const PAPER = { hue: 88, chroma: 0.007, white: 0.979, dark: 0.028 }
/** Between which neutral colours are grounds, edges of controls and quiet texts of the dark theme. */
const OF_DARK = [
  [0, 0.3],
  [0.5, 0.6],
  [0.7, 0.8],
] as const

/** A neutral colour on paper, whatever the accent. */
function asPaper({ l, c }: Oklch): Oklch {
  const isOfDark = OF_DARK.some(([least, most]) => l >= least && l < most)
  return { l: Math.min(isOfDark ? l + PAPER.dark : l, PAPER.white), c: l > 0.9 ? PAPER.chroma : c * 0.4, h: PAPER.hue }
}

type InThemes = Palette[ColourName]

type FittedAccent = Record<'onPages' | 'onPhoto', InThemes>

/** @param firstOf the first accent of a theme, which tints some of what the fitted one appears on */
function fitOn(palette: Palette, colour: Oklch, firstOf: (theme: Theme, own: Rgb) => Rgb): FittedAccent {
  const fit = (theme: Theme) => fitAccent(colour, theme, (own) => groundsOf(palette, theme, firstOf(theme, own)))
  const [light, dark] = [fit('light'), fit('dark')]
  const onPhoto = fitAccent(dark, 'dark', () => photoGrounds(palette))
  return { onPages: inThemes(light, dark), onPhoto: inThemes(onPhoto, onPhoto) }
}

function inThemes(light: Oklch, dark: Oklch): InThemes {
  return { light: { colour: light, alpha: 1 }, dark: { colour: dark, alpha: 1 } }
}

/** A smaller difference of lightness comes from rounding. */
const VISIBLE = 0.004

function shiftsOf(field: keyof OwnColours, own: Oklch, { onPages }: FittedAccent): Shift[] {
  return THEMES.filter((theme) => Math.abs(onPages[theme].colour.l - own.l) > VISIBLE).map((theme) => ({
    field,
    theme,
    used: hexOf(onPages[theme].colour),
  }))
}

/** The main button: in the owner's own colour where it can be seen, with a text that can be read on it. */
function mainButton(palette: Palette, own: Oklch, fitted: Palette['accent']) {
  const fillIn = (theme: Theme) => {
    const surface = paintOn(palette.surface[theme], WHITE)
    const shown = inGamut(own)
    return wcagContrast(rgbOf(shown), surface) >= VISIBLE_FILL[theme] ? shown : fitted[theme].colour
  }
  const textOn = (fill: Oklch) => INKS.toSorted((a, b) => contrastOn(fill, b) - contrastOn(fill, a))[0] ?? fill
  const [light, dark] = [fillIn('light'), fillIn('dark')]
  return { fill: inThemes(light, dark), text: inThemes(textOn(light), textOn(dark)) }
}

/** A dark button on a dark page looks disabled; a pale one on a light page has an edge and a dark text. */
const VISIBLE_FILL = { light: 1.2, dark: EDGE_CONTRAST }

const INKS: readonly Oklch[] = [
  { l: 1, c: 0, h: 0 },
  { l: 0.12, c: 0, h: 0 },
]

const contrastOn = (fill: Oklch, text: Oklch) => wcagContrast(rgbOf(fill), rgbOf(text))

function isAmber({ c, h }: Oklch): boolean {
  return c > AMBER.chroma && Math.abs(h - AMBER.hue) < AMBER.range
}

/** An accent that is amber is in the place of the signals. */
function amberSignals(accents: Pick<Palette, NamesOf<'accent'>>): Pick<Palette, NamesOf<'signal'>> {
  return {
    signal: accents.accent,
    'signal-fill': accents.fill,
    'on-signal-fill': accents['on-fill'],
    'on-photo-signal': accents['on-photo-accent'],
  }
}

/** Everything that text and accents appear on in a theme. */
export function groundsOf(palette: Palette, theme: Theme, accent: Rgb): readonly Rgb[] {
  const on = (name: ColourName, ground: Rgb) => paintOn(palette[name][theme], ground)
  const [page, surface] = [on('page', WHITE), on('surface', WHITE)]
  return [
    page,
    surface,
    on('placeholder', WHITE),
    on('band', page),
    on('routed', page),
    on('overlay', WHITE),
    on('overlay-centre', WHITE),
    on('glow', page),
    on('glow', surface),
    over(accent, TILE_TINT, surface),
    // Any content is behind the navigation bar.
    on('bar', WHITE),
    on('bar', BLACK),
  ]
}

/** What appears on photographs: the same in both themes, except for the shade over the hero. */
export function photoGrounds(palette: Palette): readonly Rgb[] {
  const on = (name: ColourName, ground: Rgb) => paintOn(palette[name].dark, ground)
  const photo = on('photo', BLACK)
  return [photo, on('caption', WHITE), on('caption', BLACK), on('hero-glow', photo), on('hero-glow-second', photo)]
}

/** A colour as it appears on a ground. */
export function paintOn({ colour, alpha }: Paint, ground: Rgb): Rgb {
  return over(rgbOf(colour), alpha, ground)
}

function mapColours(paintsOf: (name: ColourName) => InThemes): Palette {
  const names = Object.keys(COLOURS) as ColourName[] // `keyof` of the same constant
  return Object.fromEntries(names.map((name) => [name, paintsOf(name)])) as Palette // every name is there
}

import { type Rgb, wcagContrast } from 'culori'
import { EDGE_CONTRAST, fitAccent, glowing, secondOf, tintedBy } from './accents.ts'
import { cssOf, hexOf, inGamut, type Oklch, over, rgbOf, WHITE } from './colour.ts'
import { mapColours, type Theme, tokenOn, type Tokens } from './tokens.ts'

/** The owner's colours. */
type OwnColours = { accent?: Oklch | undefined; accentSecond?: Oklch | undefined }

/** An accent that is lighter or darker in a theme than the owner wrote it. */
type Shift = { field: keyof OwnColours; theme: Theme; used: string }

const BLACK: Rgb = { mode: 'rgb', r: 0, g: 0, b: 0 }

/** An accent of nearly this hue, in degrees, and of more chroma is amber, and takes the place of the signal. */
const AMBER = { hue: 72, range: 22, chroma: 0.06 }

/** How much of the accent is in the tile of a project without a picture (project-thumbnail.module.css). */
const TILE_TINT = 0.16

/** Returns the tokens in the owner's colours, and which accents had to change. Amber and green keep their meaning. */
export function recolour(defaults: Tokens, own: OwnColours): { tokens: Tokens; shifts: readonly Shift[] } {
  const { accent } = own
  const second = own.accentSecond ?? (accent && secondOf(accent))
  const tokens = new Map(defaults)
  for (const [name, value] of defaults) {
    if (/accent|fill|signal|chip|online/.test(name)) continue
    const glow = name.endsWith('glow-second') ? second : accent
    const recoloured = name.includes('glow')
      ? glow && ((colour: Oklch) => glowing(colour, glow))
      : accent && tintedBy(accent)
    if (!recoloured) continue
    const changed = mapColours(value, (colour, alpha) => cssOf(recoloured(colour), alpha))
    tokens.set(name, changed)
  }
  const shifts = [...setAccent(tokens, 'accent', accent), ...setAccent(tokens, 'accentSecond', second)]
  if (accent && accent.c > AMBER.chroma && Math.abs(accent.h - AMBER.hue) < AMBER.range) {
    tokens.set('color-signal-fill', tokens.get('color-fill') ?? '')
    tokens.set('color-on-signal-fill', tokens.get('color-on-fill') ?? '')
    for (const ground of ['', 'on-photo-'])
      tokens.set(`color-${ground}signal`, tokens.get(`color-${ground}accent`) ?? '')
  }
  // The derived accent is not the owner's.
  return { tokens, shifts: shifts.filter(({ field }) => own[field]) }
}

/** A smaller difference of lightness comes from rounding. */
const VISIBLE = 0.004

const TOKEN_OF = { accent: 'accent', accentSecond: 'accent-second' }

function setAccent(tokens: Map<string, string>, field: keyof OwnColours, colour: Oklch | undefined): Shift[] {
  if (!colour) return []
  const fit = (theme: Theme) =>
    fitAccent(colour, theme, (own) =>
      groundsOf(tokens, theme, field === 'accent' ? own : tokenOn(tokens, 'color-accent', theme, WHITE)),
    )
  const [light, dark] = [fit('light'), fit('dark')]
  if (field === 'accent') setFill(tokens, colour, { light, dark })
  const onPhoto = fitAccent(dark, 'dark', () => photoGrounds(tokens))
  tokens.set(`color-${TOKEN_OF[field]}`, `light-dark(${cssOf(light)}, ${cssOf(dark)})`)
  tokens.set(`color-on-photo-${TOKEN_OF[field]}`, cssOf(onPhoto))
  const used = { light, dark }
  return (['light', 'dark'] as const)
    .filter((theme) => Math.abs(used[theme].l - colour.l) > VISIBLE)
    .map((theme) => ({ field, theme, used: hexOf(used[theme]) }))
}

/** The main button: in the owner's own colour where it can be seen, with a text that can be read on it. */
function setFill(tokens: Map<string, string>, colour: Oklch, fitted: Record<Theme, Oklch>) {
  const fillIn = (theme: Theme) => {
    const surface = tokenOn(tokens, 'color-surface', theme, WHITE)
    const own = inGamut(colour)
    return wcagContrast(rgbOf(own), surface) >= VISIBLE_FILL[theme] ? own : fitted[theme]
  }
  const fills = [fillIn('light'), fillIn('dark')]
  const texts = fills.map((fill) => INKS.toSorted((a, b) => contrastOn(fill, b) - contrastOn(fill, a))[0] ?? fill)
  const pair = ([light, dark]: readonly Oklch[]) => `light-dark(${cssOf(light ?? colour)}, ${cssOf(dark ?? colour)})`
  tokens.set('color-fill', pair(fills))
  tokens.set('color-on-fill', pair(texts))
}

/** A dark button on a dark page looks disabled; a pale one on a light page has an edge and a dark text. */
const VISIBLE_FILL = { light: 1.2, dark: EDGE_CONTRAST }

const INKS: readonly Oklch[] = [
  { l: 1, c: 0, h: 0 },
  { l: 0.12, c: 0, h: 0 },
]

const contrastOn = (fill: Oklch, text: Oklch) => wcagContrast(rgbOf(fill), rgbOf(text))

/** Everything that text and accents appear on in a theme. */
export function groundsOf(tokens: Tokens, theme: Theme, accent: Rgb): readonly Rgb[] {
  const on = (name: string, ground: Rgb) => tokenOn(tokens, `color-${name}`, theme, ground)
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
export function photoGrounds(tokens: Tokens): readonly Rgb[] {
  const on = (name: string, ground: Rgb) => tokenOn(tokens, `color-${name}`, 'dark', ground)
  const photo = on('photo', BLACK)
  return [photo, on('caption', WHITE), on('caption', BLACK), on('hero-glow', photo), on('hero-glow-second', photo)]
}

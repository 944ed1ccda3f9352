import { lerp, type Rgb, wcagContrast } from 'culori'
import type { Theme } from '../../src/styles/colours.ts'
import { inGamut, type Oklch, rgbOf } from './colour.ts'

/** Text needs 4.5:1, and edges 3:1. The rest is a margin for rounding. */
const TEXT_CONTRAST = 4.53
export const EDGE_CONTRAST = 3.02

/** Colours with less chroma have no hue to speak of. */
const GREY = 0.02

type GroundsOf = (colour: Rgb) => readonly Rgb[]

/**
 * The accent in a theme: the owner's colour with its lightness shifted as little as its contrast needs.
 * @param groundsOf what the accent appears on; some of it is tinted with the accent itself
 */
export function fitAccent(colour: Oklch, theme: Theme, groundsOf: GroundsOf): Oklch {
  // White becomes black and not the palest grey that can be read.
  const isExtreme = colour.c < GREY && Math.abs(colour.l - 0.5) > 0.25
  const opposite = inGamut({ ...colour, l: 1 - colour.l })
  const isHidden = isExtreme && !isReadable(inGamut(colour), groundsOf, TEXT_CONTRAST)
  if (isHidden && isReadable(opposite, groundsOf, TEXT_CONTRAST)) return opposite
  return shift(colour, theme, groundsOf, TEXT_CONTRAST)
}

/** The nearest colour with enough contrast: darker in the light theme, and lighter in the dark one. */
export function shift(colour: Oklch, theme: Theme, groundsOf: GroundsOf, ratio: number): Oklch {
  if (isReadable(inGamut(colour), groundsOf, ratio)) return inGamut(colour)
  let [unreadable, readable] = [colour.l, theme === 'light' ? 0 : 1]
  while (Math.abs(readable - unreadable) > 0.001) {
    const middle = (unreadable + readable) / 2
    if (isReadable(atLightness(colour, middle), groundsOf, ratio)) readable = middle
    else unreadable = middle
  }
  return atLightness(colour, readable)
}

function isReadable(colour: Oklch, groundsOf: GroundsOf, ratio: number): boolean {
  const rgb = rgbOf(colour)
  return groundsOf(rgb).every((ground) => wcagContrast(rgb, ground) >= ratio)
}

/** Yellow turns to amber as it darkens: dark yellow is olive. */
function atLightness({ l: own, c, h }: Oklch, l: number): Oklch {
  const yellow = Math.max(0, 1 - Math.abs(h - 92) / 28)
  return inGamut({ l, c, h: h - yellow * 70 * Math.max(0, own - l) })
}

/**
 * The second accent: as blue is beside teal, and orange beside yellow, where green would mean "online". Orange is darker than
 * yellow, and ochre lighter than red. The second accent of a grey is a lighter or darker grey.
 */
export function secondOf({ l, c, h }: Oklch): Oklch {
  if (c < GREY) return { l: l < 0.5 ? l + 0.25 : l - 0.2, c, h }
  const hue = (h + (h > 60 && h < 130 ? -45 : 50)) % 360
  if (hue > 110) return { l, c, h: hue }
  return { l: hue < 60 ? Math.min(l, 0.74) : Math.max(l, 0.76), c, h: hue }
}

/**
 * The tint of neutral colours by the hue of the accent: the hue of the tint, and the share of the chroma that dark colours have.
 * Cool accents lean to blue, as teal does by default; dark yellow would be olive or brown.
 */
const TINTS = [
  { hue: 0, neutralHue: 0, chroma: 0.5 },
  { hue: 40, neutralHue: 45, chroma: 0.38 },
  { hue: 90, neutralHue: 75, chroma: 0.38 },
  { hue: 120, neutralHue: 110, chroma: 0.4 },
  { hue: 150, neutralHue: 165, chroma: 0.55 },
  { hue: 195, neutralHue: 235, chroma: 0.95 },
  { hue: 230, neutralHue: 250, chroma: 1 },
  { hue: 270, neutralHue: 268, chroma: 1 },
  { hue: 310, neutralHue: 306, chroma: 0.8 },
  { hue: 360, neutralHue: 360, chroma: 0.5 },
] as const

/** Recolours neutral colours, in as much chroma as the accent has. Pale colours keep all of it. */
export function tintedBy(accent: Oklch) {
  const next = TINTS.findIndex((entry) => entry.hue >= accent.h)
  const [from = TINTS[0], to = TINTS[0]] = TINTS.slice(Math.max(0, next - 1))
  const part = (accent.h - from.hue) / (to.hue - from.hue)
  const neutralHue = lerp(from.neutralHue, to.neutralHue, part)
  const chroma = lerp(from.chroma, to.chroma, part)
  return ({ l, c }: Oklch): Oklch => {
    const darkness = Math.min(1, Math.max(0, (0.95 - l) / 0.35))
    return inGamut({ l, c: c * strengthOf(accent) * (1 - darkness * (1 - chroma)), h: neutralHue })
  }
}

/** Recolours a glow: at its own lightness, however light the accent is. */
export function glowing({ l, c }: Oklch, accent: Oklch): Oklch {
  const { h } = atLightness(accent, l)
  return inGamut({ l, c: c * strengthOf(accent), h })
}

function strengthOf({ c }: Oklch): number {
  return Math.min(1, c / 0.1)
}

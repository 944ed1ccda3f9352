import { atLightness } from './accents.ts'
import { inGamut, type Oklch } from './oklch.ts'

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
  const { neutralHue, chroma } = tintOf(accent.h)
  return ({ l, c }: Oklch): Oklch => {
    const darkness = Math.min(1, Math.max(0, (0.95 - l) / 0.35))
    return inGamut({ l, c: c * strengthOf(accent.c) * (1 - darkness * (1 - chroma)), h: neutralHue })
  }
}

/** Recolours a glow: at its own lightness, however light the accent is. */
export function glowing({ l, c }: Oklch, accent: Oklch): Oklch {
  const { h } = atLightness(accent, l)
  return inGamut({ l, c: c * strengthOf(accent.c), h })
}

function strengthOf(chroma: number): number {
  return Math.min(1, chroma / 0.1)
}

/** Interpolates between the entries around a hue of 0 to 360 degrees. */
function tintOf(hue: number): { neutralHue: number; chroma: number } {
  const next = Math.max(
    1,
    TINTS.findIndex((entry) => entry.hue >= hue),
  )
  const [from = TINTS[0], to = TINTS[0]] = TINTS.slice(next - 1)
  const part = (hue - from.hue) / (to.hue - from.hue)
  return {
    neutralHue: from.neutralHue + (to.neutralHue - from.neutralHue) * part,
    chroma: from.chroma + (to.chroma - from.chroma) * part,
  }
}

import { atLightness } from './accents.ts'
import { inGamut, type Oklch } from './oklch.ts'

/**
 * The tint of neutral colours by the accent's hue: its own hue, and how much of it a dark colour has. Cool accents lean to blue,
 * as teal does by default; dark yellow would be olive or brown.
 */
const TINTS = [
  { hue: 0, tint: 0, calm: 0.5 },
  { hue: 40, tint: 45, calm: 0.38 },
  { hue: 90, tint: 75, calm: 0.38 },
  { hue: 120, tint: 110, calm: 0.4 },
  { hue: 150, tint: 165, calm: 0.55 },
  { hue: 195, tint: 235, calm: 0.95 },
  { hue: 230, tint: 250, calm: 1 },
  { hue: 270, tint: 268, calm: 1 },
  { hue: 310, tint: 306, calm: 0.8 },
  { hue: 360, tint: 360, calm: 0.5 },
] as const

/** Recolours neutral colours, in as much chroma as the accent has. Pale colours need no calming. */
export function tintedBy(accent: Oklch) {
  const { tint, calm } = tintOf(accent.h)
  return ({ l, c }: Oklch): Oklch => {
    const darkness = Math.min(1, Math.max(0, (0.95 - l) / 0.35))
    return inGamut({ l, c: c * strengthOf(accent.c) * (1 - darkness * (1 - calm)), h: tint })
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

function tintOf(hue: number): { tint: number; calm: number } {
  const index = TINTS.findIndex((each) => each.hue > hue)
  const [from, to] = [TINTS.at(index - 1), TINTS.at(index)]
  if (!from || !to) throw new Error(`${hue} is no hue`)
  const part = (hue - from.hue) / (to.hue - from.hue)
  return { tint: from.tint + (to.tint - from.tint) * part, calm: from.calm + (to.calm - from.calm) * part }
}

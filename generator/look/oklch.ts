import { clampChroma, converter, formatHex, wcagContrast, type Rgb as CuloriRgb } from 'culori'

/** A colour in OKLCH: lightness 0 to 1, chroma, and hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

/** Gamma-encoded sRGB, each channel 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

const toRgb = converter('rgb')

/** The colour as CSS has it: rounded, and with as much of its chroma as sRGB can show. */
export function inGamut({ l, c, h }: Oklch): Oklch {
  const rounded = { mode: 'oklch', l: Math.round(l * 1000) / 1000, c, h: Math.round(h) % 360 } as const
  const shown = clampChroma(rounded, 'oklch')
  return { l: rounded.l, c: Math.floor(shown.c * 1000) / 1000, h: rounded.h }
}

export function rgbOf(colour: Oklch): Rgb {
  const { r, g, b } = toRgb({ mode: 'oklch', ...colour })
  return [clamp(r), clamp(g), clamp(b)]
}

function clamp(channel: number): number {
  return Math.min(1, Math.max(0, channel))
}

export function hexOf(colour: Oklch): string {
  return formatHex(culoriRgb(rgbOf(colour)))
}

export function cssOf({ l, c, h }: Oklch, alpha = ''): string {
  return `oklch(${Math.round(l * 1000) / 10}% ${c} ${h}deg${alpha && ` / ${alpha}`})`
}

/** A partly transparent colour on a ground, as browsers blend them. */
export function over(colour: Rgb, alpha: number, ground: Rgb): Rgb {
  const blend = (index: 0 | 1 | 2) => colour[index] * alpha + ground[index] * (1 - alpha)
  return [blend(0), blend(1), blend(2)]
}

/** The contrast ratio of WCAG 2.2. */
export function contrast(one: Rgb, other: Rgb): number {
  return wcagContrast(culoriRgb(one), culoriRgb(other))
}

function culoriRgb([r, g, b]: Rgb): CuloriRgb {
  return { mode: 'rgb', r, g, b }
}

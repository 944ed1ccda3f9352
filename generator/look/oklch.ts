import { blend, clampChroma, clampRgb, converter, formatHex, type Rgb } from 'culori'

/** A colour in OKLCH: lightness 0 to 1, chroma, and hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

export const WHITE: Rgb = { mode: 'rgb', r: 1, g: 1, b: 1 }

const toRgb = converter('rgb')

/** The colour as CSS has it: rounded, and with as much of its chroma as sRGB can show. */
export function inGamut({ l, c, h }: Oklch): Oklch {
  const rounded = { mode: 'oklch', l: Math.round(l * 1000) / 1000, c, h: Math.round(h) % 360 } as const
  const shown = clampChroma(rounded, 'oklch')
  return { l: rounded.l, c: Math.floor(shown.c * 1000) / 1000, h: rounded.h }
}

export function rgbOf(colour: Oklch): Rgb {
  return clampRgb(toRgb({ mode: 'oklch', ...colour }))
}

export function hexOf(colour: Oklch): string {
  return formatHex(rgbOf(colour))
}

export function cssOf({ l, c, h }: Oklch, alpha = ''): string {
  return `oklch(${Math.round(l * 1000) / 10}% ${c} ${h}deg${alpha && ` / ${alpha}`})`
}

/** A partly transparent colour on a ground, as browsers blend them. */
export function over(colour: Rgb, alpha: number, ground: Rgb): Rgb {
  return blend([ground, { ...colour, alpha }])
}

import { blend, clampChroma, clampRgb, colorsNamed, converter, formatHex, parse, type Rgb } from 'culori'
import { didYouMean, suggestionsFor } from '../../lib/did-you-mean.ts'

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

export function cssOf({ l, c, h }: Oklch, alpha = 1): string {
  if (alpha === 0) return 'transparent'
  return `oklch(${inPercent(l)}% ${c} ${h}deg${alpha < 1 ? ` / ${inPercent(alpha)}%` : ''})`
}

const inPercent = (share: number) => Math.round(share * 1000) / 10

/** A partly transparent colour on a ground, as browsers blend them. */
export function over(colour: Rgb, alpha: number, ground: Rgb): Rgb {
  return blend([ground, { ...colour, alpha }])
}

const EXAMPLES =
  'a name such as teal, a hex code in quotes such as "#0f766e", or a function such as oklch(60% 0.12 200)'

const HEX_WITHOUT_SIGN = /^(?:[\da-f]{3}|[\da-f]{6})$/i

const toOklch = converter('oklch')

/**
 * Reads a colour in any syntax of CSS.
 * @throws with what is wrong with it
 */
export function parseColour(text: string): Oklch {
  const colour = toOklch(parse(text.toLowerCase()))
  // oxlint-disable-next-line typescript/no-useless-default-assignment -- `none` leaves a channel out, unknown to the types
  const { l = 0, c = 0, h = 0, alpha = 1 } = colour ?? {}
  // culori reads hex codes without their sign, which CSS does not.
  if (!colour || HEX_WITHOUT_SIGN.test(text) || ![l, c, h].every(Number.isFinite)) throw new Error(unknownColour(text))
  if (alpha < 1) throw new Error('The colour is partly transparent. Write it without transparency.')
  return { l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h: ((h % 360) + 360) % 360 }
}

function unknownColour(text: string): string {
  const [similar] = HEX_WITHOUT_SIGN.test(text) ? [`#${text}`] : suggestionsFor(text, Object.keys(colorsNamed))
  return similar === undefined
    ? `This is not a colour that a browser knows on its own. Write ${EXAMPLES}.`
    : `This is not a colour. ${didYouMean([similar])}`
}

import Color from 'colorjs.io'
import names from 'colorjs.io/src/keywords.js'
import { didYouMean } from '../content/did-you-mean.ts'
import type { Oklch } from './oklch.ts'

const EXAMPLES =
  'a name such as teal, a hex code in quotes such as "#0f766e", or a function such as oklch(60% 0.12 200)'

/** Reads a colour in any syntax of CSS, or says what is wrong with it. */
export function parseColour(text: string): Oklch | { message: string } {
  const colour = colourOf(text)
  if (!colour) return { message: unknownColour(text) }
  if ((colour.alpha ?? 1) < 1) {
    return { message: 'The colour is partly transparent. Write it without transparency.' }
  }
  const { coords } = colour.to('oklch')
  if (coords.some((coordinate) => coordinate !== null && !Number.isFinite(coordinate)))
    return { message: unknownColour(text) }
  const [l, c, h] = coords
  return { l: Math.min(1, Math.max(0, l ?? 0)), c: Math.max(0, c ?? 0), h: (((h ?? 0) % 360) + 360) % 360 }
}

/** A colour that the schema has checked. */
export function checkedColour(text: string): Oklch {
  const colour = parseColour(text)
  if ('message' in colour) throw new Error(`${text}: ${colour.message}`)
  return colour
}

function colourOf(text: string): Color | undefined {
  try {
    return new Color(text.toLowerCase())
  } catch {
    return undefined // The library throws for any text that is not a colour.
  }
}

function unknownColour(text: string): string {
  const isHex = /^(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)
  const similar = isHex ? `#${text}` : didYouMean(text, Object.keys(names))
  return similar === undefined
    ? `This is not a colour that a browser knows on its own. Write ${EXAMPLES}.`
    : `This is not a colour. Did you mean "${similar}"?`
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rgb } from 'culori'
import { type Oklch, over, rgbOf } from './colour.ts'

/** The declarations of the tokens: name without dashes -> value. */
export type Tokens = ReadonlyMap<string, string>

export type Theme = 'light' | 'dark'

export const TOKENS_FILE = fileURLToPath(new URL('../../src/styles/tokens.module.css', import.meta.url))

/** The default values, with the `@value`s that they use filled in. */
export function defaultTokens(): Tokens {
  const css = readFileSync(TOKENS_FILE, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const shared = new Map([...css.matchAll(/@value (\w+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
  const withShared = (value: string) => value.replaceAll(/\b\w+Page\b/g, (word) => shared.get(word) ?? word)
  const declarations = css.matchAll(/--([\w-]+):\s*([^;]+);/g)
  return new Map(
    Array.from(declarations, ([, name = '', value = '']) => [name, withShared(value).replaceAll(/\s+/g, ' ')]),
  )
}

const OKLCH = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)deg(?: \/ ([\d.]+%))?\)/g

/** Replaces every colour of a value. */
export function mapColours(value: string, replace: (colour: Oklch, alpha: string) => string): string {
  return value.replaceAll(OKLCH, (_, l: string, c: string, h: string, alpha: string | undefined) =>
    replace(oklchOf(l, c, h), alpha ?? ''),
  )
}

function oklchOf(l: string | undefined, c: string | undefined, h: string | undefined): Oklch {
  return { l: Number(l) / 100, c: Number(c), h: Number(h) }
}

/** The value of a token in a theme: a single colour, and how opaque it is. */
export function colourAt(tokens: Tokens, name: string, theme: Theme): { colour: Oklch; alpha: number } {
  const value = tokens.get(name) ?? ''
  const [light = '', dark = light] = value.replace(/^light-dark\((.*)\)$/, '$1').split(', ')
  const own = theme === 'light' ? light : dark
  if (own === 'transparent') return { colour: { l: 0, c: 0, h: 0 }, alpha: 0 }
  const [found] = own.matchAll(OKLCH)
  if (!found) throw new Error(`--${name} is not a colour: ${value}`)
  const [, l, c, h, alpha = '100%'] = found
  return { colour: oklchOf(l, c, h), alpha: Number.parseFloat(alpha) / 100 }
}

/** A token as it appears on a ground. */
export function tokenOn(tokens: Tokens, name: string, theme: Theme, ground: Rgb): Rgb {
  const { colour, alpha } = colourAt(tokens, name, theme)
  return over(rgbOf(colour), alpha, ground)
}

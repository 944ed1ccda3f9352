import type { HeadingFont } from '../../model/heading-fonts.ts'
import type { Theme } from '../../src/styles/colours.ts'
import { EDGE_CONTRAST, fitAccent, glowing, shift, tintedBy } from './accents.ts'
import { hexOf, type Oklch, parseColour, rgbOf, WHITE } from './colour.ts'

/**
 * The colours and the heading font of the CV, the social cards and the icons. Only the cards follow the theme. Headings have the
 * font of the texts, unless the owner chooses another.
 */
export type DocumentLook = { colours: DocumentColours; theme: Theme; headings: HeadingFont | undefined }

/** Colours and their roles, which src/styles/colours.ts explains. */
type Group = Readonly<Record<string, readonly [colour: string, role: 'neutral' | 'glow' | 'accent' | 'fixed']>>

const CV = {
  ink: ['#152032', 'neutral'],
  quiet: ['#4d5a6c', 'neutral'],
  hairline: ['#c9d1da', 'neutral'],
  accent: ['#00707c', 'accent'],
} as const satisfies Group

const DARK_CARD = {
  background: ['#060d16', 'neutral'],
  panel: ['#0f1b29', 'neutral'],
  text: ['#eef3f6', 'neutral'],
  quiet: ['#b4c0cc', 'neutral'],
  tile: ['#16303c', 'neutral'],
  edge: ['#2c6a72', 'glow'],
  hairline: ['#2a3a4a', 'neutral'],
  accent: ['#4fe0dc', 'accent'],
  signal: ['#f3b64c', 'fixed'],
  online: ['#40e06f', 'fixed'],
} as const satisfies Group

/** White as the paper of the CV. */
const LIGHT_CARD = {
  background: ['#ffffff', 'neutral'],
  panel: ['#f0f4f7', 'neutral'],
  text: ['#152032', 'neutral'],
  quiet: ['#4d5a6c', 'neutral'],
  tile: ['#ffffff', 'neutral'],
  edge: ['#a9ccd1', 'glow'],
  hairline: ['#c9d1da', 'neutral'],
  accent: ['#00707c', 'accent'],
  signal: ['#bd7500', 'fixed'],
  online: ['#199547', 'fixed'],
} as const satisfies Record<keyof typeof DARK_CARD, Group[string]>

const CARDS = { light: LIGHT_CARD, dark: DARK_CARD }

const ICON = {
  background: ['#0a1420', 'neutral'],
  darkBackground: ['#1b2f42', 'neutral'],
  accent: ['#4fe0dc', 'accent'],
  signal: ['#f3b64c', 'fixed'],
} as const satisfies Group

/** Behind transparent pictures that would be invisible on a card. */
export const PICTURE_GROUNDS = { light: '#f2f5f7', dark: '#0f1b29' }

/** Single-colour icons in image files, which have a pale tile in both themes. */
const SKILL_ICON = '#24333d'

type ColoursOf<G extends Group> = Readonly<Record<keyof G, string>>

export type DocumentColours = {
  cv: ColoursOf<typeof CV>
  card: ColoursOf<typeof DARK_CARD>
  icon: ColoursOf<typeof ICON>
  skillIcon: string
}

export const DEFAULT_DOCUMENT_LOOK = documentLookOf(undefined, undefined)

/** Recolours the documents. They have no use for the second accent. */
export function documentLookOf(
  accent: Oklch | undefined,
  headings: HeadingFont | undefined,
  theme: Theme = 'dark',
): DocumentLook {
  const tinted = (colour: string) => (accent ? hexOf(tintedBy(accent)(parseColour(colour))) : colour)
  const groundsOf = (colours: readonly string[]) => () => colours.map((colour) => rgbOf(parseColour(tinted(colour))))
  const fittedOn = (card: Theme) => {
    const { background, panel, tile } = CARDS[card]
    return accent && fitAccent(accent, card, groundsOf([background[0], panel[0], tile[0]]))
  }
  const onDark = fittedOn('dark')
  const iconGrounds = groundsOf([ICON.background[0], ICON.darkBackground[0]])
  const colours = {
    cv: recolour(CV, accent, accent && fitAccent(accent, 'light', () => [WHITE])),
    card: recolour(CARDS[theme], accent, theme === 'dark' ? onDark : fittedOn(theme)),
    icon: recolour(ICON, accent, onDark && shift(onDark, 'dark', iconGrounds, EDGE_CONTRAST)),
    skillIcon: tinted(SKILL_ICON),
  }
  return { colours, theme, headings }
}

/** @param fitted the accent at a lightness that can be read where the colours are */
function recolour<G extends Group>(group: G, accent: Oklch | undefined, fitted: Oklch | undefined): ColoursOf<G> {
  const recoloured = (colour: string, role: Group[string][1]) => {
    if (!accent || !fitted || role === 'fixed') return colour
    const parsed = parseColour(colour)
    return hexOf({ neutral: tintedBy(accent)(parsed), glow: glowing(parsed, accent), accent: fitted }[role])
  }
  const entries = Object.entries(group).map(([name, [colour, role]]) => [name, recoloured(colour, role)])
  return Object.fromEntries(entries) as ColoursOf<G> // the same names
}

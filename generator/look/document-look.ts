import { EDGE_CONTRAST, fitAccent, glowing, shift, tintedBy } from './accents.ts'
import { hexOf, type Oklch, parseColour, rgbOf, WHITE } from './colour.ts'
import type { Theme } from './tokens.ts'

/** The colours and the heading font of the CV, the social cards and the icons. Only the cards follow the theme. */
export type DocumentLook = { colours: DocumentColours; theme: Theme; headings: readonly string[] }

export type DocumentColours = typeof DEFAULT_COLOURS

const DEFAULT_COLOURS = {
  cv: {
    ink: '#152032',
    quiet: '#4d5a6c',
    hairline: '#c9d1da',
    accent: '#00707c',
    underline: '#8fbfc4',
    signal: '#8f5200',
  },
  card: {
    background: '#060d16',
    panel: '#0f1b29',
    text: '#eef3f6',
    quiet: '#b4c0cc',
    tile: '#16303c',
    edge: '#2c6a72',
    hairline: '#2a3a4a',
    accent: '#4fe0dc',
    signal: '#f3b64c',
    online: '#40e06f',
  },
  icon: { background: '#0a1420', darkBackground: '#1b2f42', accent: '#4fe0dc', signal: '#f3b64c' },
  /** Single-colour icons in image files, which have a pale tile in both themes. */
  skillIcon: '#24333d',
}

/** White as the paper of the CV. */
const LIGHT_CARD: typeof DEFAULT_COLOURS.card = {
  background: '#ffffff',
  panel: '#f0f4f7',
  text: '#152032',
  quiet: '#4d5a6c',
  tile: '#ffffff',
  edge: '#a9ccd1',
  hairline: '#c9d1da',
  accent: '#00707c',
  signal: '#bd7500',
  online: '#199547',
}

/** The fonts of headings, before those of the texts. */
const HEADINGS = { sans: [], serif: ['Source Serif 4'], mono: ['Geist Mono'] }

export const DEFAULT_DOCUMENT_LOOK = documentLookOf(undefined, 'sans')

/** Recolours the documents. They have no use for the second accent. */
export function documentLookOf(
  accent: Oklch | undefined,
  headings: keyof typeof HEADINGS,
  theme: Theme = 'dark',
): DocumentLook {
  const colours = theme === 'light' ? { ...DEFAULT_COLOURS, card: LIGHT_CARD } : DEFAULT_COLOURS
  return { colours: accent ? recolour(colours, accent, theme) : colours, theme, headings: HEADINGS[headings] }
}

function recolour({ cv, card, icon, skillIcon }: DocumentColours, accent: Oklch, theme: Theme): DocumentColours {
  const neutral = (colour: string) => hexOf(tintedBy(accent)(parseColour(colour)))
  const glow = (colour: string) => hexOf(glowing(parseColour(colour), accent))
  const onPaper = fitAccent(accent, 'light', () => [WHITE])
  const groundsOf = (colours: string[]) => () => colours.map((colour) => rgbOf(parseColour(neutral(colour))))
  const fittedOn = ({ background, panel, tile }: DocumentColours['card'], on: Theme) =>
    fitAccent(accent, on, groundsOf([background, panel, tile]))
  const onDark = fittedOn(DEFAULT_COLOURS.card, 'dark')
  const onCard = theme === 'dark' ? onDark : fittedOn(card, theme)
  const onIcon = shift(onDark, 'dark', groundsOf([icon.background, icon.darkBackground]), EDGE_CONTRAST)
  // Amber and green keep their meaning.
  const recoloured = <Group extends object>(group: Group, own: Partial<Group>): Group => {
    const neutrals = Object.entries(group).filter(([name]) => name !== 'signal' && name !== 'online')
    return { ...group, ...Object.fromEntries(neutrals.map(([name, colour]) => [name, neutral(colour)])), ...own }
  }
  return {
    cv: recoloured(cv, { accent: hexOf(onPaper), underline: glow(cv.underline) }),
    card: recoloured(card, { accent: hexOf(onCard), edge: glow(card.edge) }),
    icon: recoloured(icon, { accent: hexOf(onIcon) }),
    skillIcon: neutral(skillIcon),
  }
}

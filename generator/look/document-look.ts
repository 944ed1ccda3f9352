import { EDGE_CONTRAST, fitAccent, glowing, shift, tintedBy } from './accents.ts'
import { hexOf, type Oklch, parseColour, rgbOf, WHITE } from './colour.ts'

/** The colours and the heading font of the CV, the social cards and the icons. */
export type DocumentLook = { colours: DocumentColours; headings: readonly string[] }

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
    accent: '#4fe0dc',
    signal: '#40e06f',
  },
  icon: { background: '#0a1420', darkBackground: '#1b2f42', accent: '#4fe0dc', signal: '#f3b64c' },
  /** Single-colour icons in image files, which have a pale tile in both themes. */
  skillIcon: '#24333d',
}

/** The fonts of headings, before those of the texts. */
const HEADINGS = { sans: [], serif: ['Source Serif 4'], mono: ['Geist Mono'] }

export const DEFAULT_DOCUMENT_LOOK: DocumentLook = { colours: DEFAULT_COLOURS, headings: HEADINGS.sans }

/** Recolours the documents. They have no use for the second accent. */
export function documentLookOf(accent: Oklch | undefined, headings: keyof typeof HEADINGS): DocumentLook {
  return { colours: accent ? coloursOf(accent) : DEFAULT_COLOURS, headings: HEADINGS[headings] }
}

function coloursOf(accent: Oklch): DocumentColours {
  const { cv, card, icon, skillIcon } = DEFAULT_COLOURS
  const neutral = (colour: string) => hexOf(tintedBy(accent)(parseColour(colour)))
  const glow = (colour: string) => hexOf(glowing(parseColour(colour), accent))
  const onPaper = fitAccent(accent, 'light', () => [WHITE])
  const groundsOf = (colours: string[]) => () => colours.map((colour) => rgbOf(parseColour(neutral(colour))))
  const onDark = fitAccent(accent, 'dark', groundsOf([card.background, card.panel, card.tile]))
  const onIcon = shift(onDark, 'dark', groundsOf([icon.background, icon.darkBackground]), EDGE_CONTRAST)
  const recoloured = <Group extends { signal: string }>(group: Group, own: Partial<Group>): Group => {
    const neutrals = Object.entries(group).map(([name, colour]) => [name, neutral(colour)])
    return { ...group, ...Object.fromEntries(neutrals), signal: group.signal, ...own }
  }
  return {
    cv: recoloured(cv, { accent: hexOf(onPaper), underline: glow(cv.underline) }),
    card: recoloured(card, { accent: hexOf(onDark), edge: glow(card.edge) }),
    icon: recoloured(icon, { accent: hexOf(onIcon) }),
    skillIcon: neutral(skillIcon),
  }
}

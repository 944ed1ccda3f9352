import type { Source } from '../../model/content.ts'
import { documentLookOf, type DocumentLook } from './document-look.ts'
import { HEADING_STYLES } from './headings.ts'
import { cssOf } from './oklch.ts'
import { recolour, type Shift } from './palette.ts'
import { checkedColour } from './parse-colour.ts'
import { colourAt, defaultTokens, type Tokens } from './tokens.ts'

type Look = {
  /** A stylesheet that follows those of src/: what differs from them, and nothing for the default. */
  css: string
  /** The page in both themes, for the browser's own toolbar; only with colours of the owner's. */
  pageColours: { light: string; dark: string } | undefined
  documents: DocumentLook
  /** Where the owner's colours had to change for their contrast. */
  shifts: readonly (Shift & { written: string })[]
}

/** The radii of each kind of corner. The photo, the logo on an organisation's page and dots are round in all of them. */
const CORNERS = {
  sharp: { radius: '2px', 'radius-large': '2px', 'radius-mark': '2px', 'radius-pill': '2px' },
  soft: {},
  round: { radius: '24px', 'radius-large': '34px', 'radius-mark': '22px' },
}

/** Everything that follows from the owner's `look`. */
export function lookOf({
  accent,
  accentSecond,
  corners = 'soft',
  headings = 'sans',
}: NonNullable<Source['look']> = {}): Look {
  const written = { accent, accentSecond }
  const own = {
    accent: accent === undefined ? undefined : checkedColour(accent),
    accentSecond: accentSecond === undefined ? undefined : checkedColour(accentSecond),
  }
  const defaults = defaultTokens()
  const { tokens, shifts } = recolour(defaults, own)
  const changed = new Map([
    ...[...tokens].filter(([name, value]) => defaults.get(name) !== value),
    ...Object.entries(CORNERS[corners]),
  ])
  const page = (theme: 'light' | 'dark') => cssOf(colourAt(tokens, 'color-page', theme).colour)
  return {
    css: [stylesOf(changed), HEADING_STYLES[headings]].filter(Boolean).join('\n'),
    pageColours: own.accent && { light: page('light'), dark: page('dark') },
    documents: documentLookOf(own.accent, headings),
    shifts: shifts.map((each) => ({ ...each, written: written[each.field] ?? '' })),
  }
}

function stylesOf(changed: Tokens): string {
  if (changed.size === 0) return ''
  const declarations = Array.from(changed, ([name, value]) => `    --${name}: ${value};`)
  return `@layer tokens {\n  :root {\n${declarations.join('\n')}\n  }\n}\n`
}

/** What to tell the owner about a colour that had to change. */
export function shiftMessage({ theme, used, written }: Look['shifts'][number]): string {
  return `${written} has too little contrast in the ${theme} theme, which shows ${used} instead.`
}

import type { Source } from '../../model/site-schema.ts'
import { cssOf, parseColour } from './colour.ts'
import { documentLookOf } from './document-look.ts'
import { recolour } from './palette.ts'
import { colourAt, defaultTokens, type Theme, type Tokens } from './tokens.ts'

/** The radii of each kind of corner. The photo, the logo on an organisation's page and dots are round in all of them. */
const CORNERS = {
  sharp: { radius: '2px', 'radius-large': '2px', 'radius-mark': '2px', 'radius-pill': '2px' },
  soft: {},
  round: { radius: '24px', 'radius-large': '34px', 'radius-mark': '22px' },
}

/** Everything that follows from the owner's `look`. */
export function lookOf(written: NonNullable<Source['look']> = {}) {
  const { accent, accentSecond, corners = 'soft', overlay = true, headings = 'sans', theme: first } = written
  const colourOf = (text: string | undefined) => (text === undefined ? undefined : parseColour(text))
  const own = { accent: colourOf(accent), accentSecond: colourOf(accentSecond) }
  const defaults = defaultTokens()
  const { tokens, shifts } = recolour(defaults, own)
  const changed = new Map([
    ...[...tokens].filter(([name, value]) => defaults.get(name) !== value),
    ...Object.entries(CORNERS[corners]),
    ...(overlay ? [] : [['overlay-duration', '0ms'] as const]),
  ])
  const page = (theme: Theme) => cssOf(colourAt(tokens, 'color-page', theme).colour)
  return {
    /** A stylesheet that follows those of src/: what differs from them, and nothing for the default. */
    css: [stylesOf(changed), HEADING_STYLES[headings]].filter(Boolean).join('\n'),
    /** The page in both themes, for the browser's own toolbar; only with colours of the owner's. */
    pageColours: own.accent && { light: page('light'), dark: page('dark') },
    documents: documentLookOf(own.accent, headings, first),
    /** Where the owner's colours had to change for their contrast. */
    shifts: shifts.map(({ field, theme, used }) => ({
      field,
      message: `${written[field]} has too little contrast in the ${theme} theme, which shows ${used} instead.`,
    })),
  }
}

function stylesOf(changed: Tokens): string {
  if (changed.size === 0) return ''
  const declarations = Array.from(changed, ([name, value]) => `    --${name}: ${value};`)
  return `@layer tokens {\n  :root {\n${declarations.join('\n')}\n  }\n}\n`
}

export type Headings = NonNullable<NonNullable<Source['look']>['headings']>

/** The weight and the optical size of the serif, whose letters are finer at large sizes. */
export const SERIF = { wght: 600, opsz: 36 } as const

/**
 * The styles of the headings, none for the default. Until the serif has loaded, Times takes the same room. Letters of other
 * scripts have the fonts of the texts.
 */
const HEADING_STYLES: Record<Headings, string> = {
  sans: '',
  serif: `@font-face {
  font-family: 'Source Serif 4 fallback';
  src: local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'), local('Liberation Serif Bold');
  font-weight: ${SERIF.wght};
  unicode-range: U+0-52F, U+1E00-20CF;
  ascent-override: 102.59%;
  descent-override: 33.18%;
  line-gap-override: 0%;
  size-adjust: 100.98%;
}

@layer tokens {
  :root {
    --font-headings: 'Source Serif 4', 'Source Serif 4 fallback', var(--font-fallback), serif;
    --weight-headings: ${SERIF.wght};
  }
}

@layer base {
  h1, h2, h3, h4 {
    letter-spacing: -0.012em;
  }
}
`,
  mono: `@layer tokens {
  :root {
    --font-headings: var(--font-mono);
    --weight-headings: 500;
    --text-display: min(clamp(2.15rem, 1.45rem + 3.2vw, 4rem), 10.5vw);
    --text-title: clamp(1.7rem, 1.35rem + 1.6vw, 2.6rem);
  }
}

@layer base {
  h1, h2, h3, h4 {
    letter-spacing: -0.045em;
  }
}
`,
}

/** A font of headings. */
export type HeadingFont = {
  /** The family, of `@fontsource-variable/` for the pages, and of `@expo-google-fonts/` for the documents. */
  family: string
  /** The weight of headings, and the optical size, if the font has one: the pages load no other. */
  axes: { wght: number; opsz?: number }
  letterSpacing: string
  /** The font that Word has in its place. */
  inWord: string
  /** Fonts of the system, with their metrics, in the place of the font until it has loaded. */
  fallback?: { local: readonly string[]; ascent: string; descent: string; size: string; generic: string }
  /** Tokens (src/styles/tokens.css) with other values than for the font of the texts. */
  tokens?: Readonly<Record<string, string>>
}

/** The fonts of headings from which an owner chooses. The first one, the font of the texts, is the default. */
export const HEADING_FONTS = {
  sans: undefined,
  serif: {
    family: 'Source Serif 4',
    axes: { wght: 600, opsz: 36 }, // Its letters are finer at large sizes.
    letterSpacing: '-0.012em',
    inWord: 'Georgia',
    fallback: {
      local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
      ascent: '102.59%',
      descent: '33.18%',
      size: '100.98%',
      generic: 'serif',
    },
  },
  mono: {
    family: 'Geist Mono', // The font of labels, which every page has.
    axes: { wght: 500 },
    letterSpacing: '-0.045em',
    inWord: 'Consolas',
    tokens: {
      'font-headings': 'var(--font-mono)',
      'text-display': 'min(clamp(2.15rem, 1.45rem + 3.2vw, 4rem), 10.5vw)',
      'text-title': 'clamp(1.7rem, 1.35rem + 1.6vw, 2.6rem)',
    },
  },
} as const satisfies Readonly<Record<string, HeadingFont | undefined>>

export type Headings = keyof typeof HEADING_FONTS

export const HEADINGS = Object.keys(HEADING_FONTS) as Headings[] // `keyof` of the same constant

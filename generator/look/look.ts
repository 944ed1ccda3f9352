import { compositionOf, lookFor } from '../../model/compositions.ts'
import { HEADING_FONTS, type HeadingFont } from '../../model/heading-fonts.ts'
import type { Source } from '../../model/site-schema.ts'
import { LINES, type Theme } from '../../src/styles/colours.ts'
import { cssOf, parseColour } from './colour.ts'
import { documentLookOf } from './document-look.ts'
import { type Paint, type Palette, recolour } from './palette.ts'

/** The radii of each kind of corner. The photo, the logo on an organisation's page and dots are round in all of them. */
const CORNERS = {
  sharp: { radius: '2px', 'radius-large': '2px', 'radius-mark': '2px', 'radius-pill': '2px' },
  soft: {},
  round: { radius: '24px', 'radius-large': '34px', 'radius-mark': '22px' },
}

const LINE_TOKENS = Object.fromEntries(
  LINES.map(({ light, dark }, index) => [`color-line-${index}`, `light-dark(${light}, ${dark})`]),
)

/** Everything that follows from the owner's `look`. */
export function lookOf(written: NonNullable<Source['look']> = {}) {
  const { accent, accentSecond, corners = 'soft', overlay = true, layout } = written
  const { headings, theme: first } = lookFor(written)
  const { hasOverlay, isPaper, needs } = compositionOf(layout)
  const colourOf = (text: string | undefined) => (text === undefined ? undefined : parseColour(text))
  const own = { accent: colourOf(accent), accentSecond: colourOf(accentSecond) }
  const { palette, shifts } = recolour(own, isPaper)
  const font: HeadingFont | undefined = HEADING_FONTS[headings]
  const tokens = {
    ...colourTokens(palette),
    ...(needs.includes('careerMap') && LINE_TOKENS),
    ...CORNERS[corners],
    ...(!(overlay && hasOverlay) && { 'overlay-duration': '0ms' }),
    ...(font && headingTokens(font)),
  }
  const page = (theme: Theme) => cssOf(palette.page[theme].colour)
  return {
    /** A stylesheet that follows those of src/: the colours, and what differs from the other tokens. */
    css: [font && fallbackFace(font), tokenStyles(tokens), font && headingStyles(font)].filter(Boolean).join('\n'),
    /** The page in both themes, for the browser's own toolbar; only where they are not the default ones. */
    pageColours: own.accent || isPaper ? { light: page('light'), dark: page('dark') } : undefined,
    documents: documentLookOf(own.accent, font, first),
    /** Where the owner's colours had to change for their contrast. */
    shifts: shifts.map(({ field, theme, used }) => ({
      field,
      message: `${written[field]} has too little contrast in the ${theme} theme, which shows ${used} instead.`,
    })),
  }
}

/** The values of the custom properties, by their names without dashes. */
type Tokens = Readonly<Record<string, string>>

function colourTokens(palette: Palette): Tokens {
  const paints = Object.entries(palette).map(([name, { light, dark }]) => [
    `color-${name}`,
    inBothThemes(paintCss(light), paintCss(dark)),
  ])
  return { ...Object.fromEntries(paints), 'color-page-behind-dialog': pageBehindDialog(palette) }
}

/** The page as it appears under the backdrop of a dialog, which the gutter of the scrollbar shows. */
function pageBehindDialog({ page, backdrop }: Palette): string {
  const mix = (theme: Theme) => {
    const { colour, alpha } = backdrop[theme]
    return `color-mix(in srgb, ${paintCss(page[theme])} ${Math.round(100 - 100 * alpha)}%, ${cssOf(colour)})`
  }
  return inBothThemes(mix('light'), mix('dark'))
}

const paintCss = ({ colour, alpha }: Paint) => cssOf(colour, alpha)

const inBothThemes = (light: string, dark: string) => (light === dark ? light : `light-dark(${light}, ${dark})`)

function tokenStyles(tokens: Tokens): string {
  const declarations = Object.entries(tokens).map(([name, value]) => `    --${name}: ${value};`)
  return `@layer tokens {\n  :root {\n${declarations.join('\n')}\n  }\n}\n`
}

function headingTokens({ family, axes, fallback, tokens }: HeadingFont): Tokens {
  return {
    // Letters of other scripts have the fonts of the texts.
    ...(fallback && {
      'font-headings': `'${family}', '${family} fallback', var(--font-fallback), ${fallback.generic}`,
    }),
    'weight-headings': String(axes.wght),
    ...tokens,
  }
}

function fallbackFace({ family, axes, fallback }: HeadingFont): string {
  return fallback === undefined
    ? ''
    : `@font-face {
  font-family: '${family} fallback';
  src: ${fallback.local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${axes.wght};
  unicode-range: U+0-52F, U+1E00-20CF;
  ascent-override: ${fallback.ascent};
  descent-override: ${fallback.descent};
  line-gap-override: 0%;
  size-adjust: ${fallback.size};
}
`
}

function headingStyles({ letterSpacing }: HeadingFont): string {
  return `@layer base {
  h1, h2, h3, h4 {
    letter-spacing: ${letterSpacing};
  }
}
`
}

/** Every colour of the pages, by its role. `--color-page` in stylesheets is `page` here; generator/look/ writes the declarations. */

export type Theme = 'light' | 'dark'

/** A colour in the syntax of CSS. */
type Css =
  | `oklch(${number}% ${number} ${number}deg)`
  | `oklch(${number}% ${number} ${number}deg / ${number}%)`
  | 'transparent'

/**
 * How a colour follows the accents of the owner's `look`:
 * - `neutral`: it is tinted with the accent.
 * - `glow`, `glowSecond`: it has the hue of the first or the second accent.
 * - `accent`: it is the owner's own colour, or the text on it. palette.ts computes it, because it depends on other colours.
 * - `signal`: it stays amber, unless the accent itself is amber and takes its place.
 * - `fixed`: it never changes, because it has a meaning.
 */
export type Role = 'neutral' | 'glow' | 'glowSecond' | 'accent' | 'signal' | 'fixed'

type Declared = { role: Role } & (Readonly<Record<Theme, Css>> | { both: Css })

/** The page. The theme colours the browser's toolbar with it, and a text of its own spares the browser the whole table. */
export const LIGHT_PAGE = 'oklch(100% 0 0deg)'
export const DARK_PAGE = 'oklch(15.5% 0.022 252deg)'

export const COLOURS = {
  // Surfaces, from the page up.
  page: { role: 'neutral', light: LIGHT_PAGE, dark: DARK_PAGE },
  surface: { role: 'neutral', light: 'oklch(100% 0 0deg)', dark: 'oklch(22% 0.027 252deg)' },
  placeholder: { role: 'neutral', light: 'oklch(94% 0.012 230deg)', dark: 'oklch(26% 0.03 252deg)' },
  tile: { role: 'neutral', light: 'oklch(96% 0.01 230deg)', dark: 'oklch(26% 0.03 252deg)' },
  band: { role: 'neutral', light: 'oklch(97% 0.009 230deg)', dark: 'oklch(19% 0.025 252deg)' },
  routed: { role: 'neutral', light: 'oklch(97% 0.009 230deg)', dark: 'oklch(19% 0.025 252deg)' },
  'icon-tile': { role: 'neutral', light: 'oklch(95.5% 0.008 230deg)', dark: 'oklch(95% 0.01 230deg)' },
  'on-icon-tile': { role: 'neutral', both: 'oklch(38% 0.06 230deg)' },
  bar: { role: 'neutral', light: 'oklch(100% 0 0deg / 97%)', dark: 'oklch(15.5% 0.022 252deg / 97%)' },
  glow: { role: 'glow', light: 'transparent', dark: 'oklch(83% 0.12 195deg / 7%)' },
  shadow: { role: 'neutral', light: 'oklch(30% 0.04 250deg / 40%)', dark: 'oklch(8% 0.03 250deg / 90%)' },

  // Text and accents.
  text: { role: 'neutral', light: 'oklch(24% 0.03 252deg)', dark: 'oklch(95% 0.01 230deg)' },
  'text-muted': { role: 'neutral', light: 'oklch(45% 0.03 250deg)', dark: 'oklch(74% 0.025 240deg)' },
  accent: { role: 'accent', light: 'oklch(48% 0.1 205deg)', dark: 'oklch(83% 0.12 195deg)' },
  fill: { role: 'accent', light: 'oklch(48% 0.1 205deg)', dark: 'oklch(83% 0.12 195deg)' },
  'on-fill': { role: 'accent', light: 'oklch(100% 0 0deg)', dark: DARK_PAGE },
  'accent-second': { role: 'accent', light: 'oklch(48% 0.14 255deg)', dark: 'oklch(74% 0.13 245deg)' },
  signal: { role: 'signal', light: 'oklch(52% 0.13 62deg)', dark: 'oklch(82% 0.15 78deg)' },
  'signal-fill': { role: 'signal', light: 'oklch(80% 0.15 75deg)', dark: 'oklch(82% 0.15 78deg)' },
  'on-signal-fill': { role: 'signal', both: 'oklch(24% 0.05 62deg)' },
  chip: { role: 'fixed', light: 'oklch(82% 0.14 78deg)', dark: 'transparent' },
  'on-chip': { role: 'fixed', light: 'oklch(28% 0.05 62deg)', dark: 'oklch(82% 0.15 78deg)' },
  online: { role: 'fixed', light: 'oklch(62% 0.18 148deg)', dark: 'oklch(80% 0.2 150deg)' },
  good: { role: 'fixed', light: 'oklch(47% 0.12 155deg)', dark: 'oklch(80% 0.15 155deg)' },
  'good-fill': { role: 'fixed', light: 'oklch(52% 0.135 153deg)', dark: 'oklch(43% 0.105 155deg)' },
  'on-good-fill': { role: 'fixed', both: 'oklch(99% 0.005 155deg)' },

  // Lines that divide, and edges of controls (3:1).
  border: { role: 'neutral', light: 'oklch(89% 0.012 235deg)', dark: 'oklch(33% 0.03 250deg)' },
  'border-control': { role: 'neutral', light: 'oklch(62% 0.03 245deg)', dark: 'oklch(52% 0.035 248deg)' },

  // On photographs, which are dark in both themes.
  photo: { role: 'neutral', both: 'oklch(14% 0.02 252deg)' },
  'on-photo': { role: 'neutral', both: 'oklch(97% 0.008 230deg)' },
  'on-photo-muted': { role: 'neutral', both: 'oklch(88% 0.02 230deg)' },
  'on-photo-accent': { role: 'accent', both: 'oklch(85% 0.11 195deg)' },
  'on-photo-accent-second': { role: 'accent', both: 'oklch(76% 0.12 245deg)' },
  'on-photo-signal': { role: 'signal', both: 'oklch(82% 0.15 78deg)' },
  'on-photo-border': { role: 'neutral', both: 'oklch(52% 0.03 248deg)' },
  'on-photo-surface': { role: 'neutral', both: 'oklch(19% 0.025 252deg)' },
  caption: { role: 'neutral', both: 'oklch(12% 0.03 252deg / 94%)' },
  shade: { role: 'neutral', light: 'oklch(14% 0.03 252deg / 40%)', dark: 'oklch(12% 0.03 252deg / 45%)' },
  'shade-deep': { role: 'neutral', light: 'oklch(14% 0.03 252deg / 84%)', dark: 'oklch(12% 0.03 252deg / 94%)' },
  'page-under-photo': { role: 'neutral', light: 'transparent', dark: DARK_PAGE },
  'shade-foot': { role: 'neutral', light: 'oklch(14% 0.03 252deg / 88%)', dark: 'oklch(12% 0.03 252deg / 94%)' },
  'shade-even': { role: 'neutral', light: 'oklch(14% 0.03 252deg / 4%)', dark: 'oklch(12% 0.03 252deg / 28%)' },

  // Without a photograph.
  'hero-glow': { role: 'glow', both: 'oklch(48% 0.1 205deg / 55%)' },
  'hero-glow-second': { role: 'glowSecond', both: 'oklch(48% 0.14 255deg / 50%)' },
  'hero-grid': { role: 'neutral', both: 'oklch(97% 0.008 230deg / 9%)' },

  // Behind a dialog.
  backdrop: { role: 'neutral', light: 'oklch(20% 0.03 250deg / 80%)', dark: 'oklch(8% 0.02 252deg / 84%)' },

  // The loading overlay.
  overlay: { role: 'neutral', light: 'oklch(100% 0 0deg)', dark: DARK_PAGE },
  'overlay-centre': { role: 'neutral', light: 'oklch(100% 0 0deg)', dark: 'oklch(26% 0.05 225deg)' },
} as const satisfies Readonly<Record<string, Declared>>

export type ColourName = keyof typeof COLOURS

/** The names of the colours with a role. */
export type NamesOf<R extends Role> = {
  [Name in ColourName]: (typeof COLOURS)[Name]['role'] extends R ? Name : never
}[ColourName]

/**
 * Of the lines on the map of the layout threads: six hues, and then a second shade of each. Of each pair of hues, which a group of
 * tools has, and of their shades, each can be told from the others by those who see few hues. All have 3:1 with the page.
 */
export const LINES = [
  { light: 'oklch(58% 0.13 250deg)', dark: 'oklch(84% 0.08 240deg)' },
  { light: 'oklch(46% 0.16 15deg)', dark: 'oklch(68% 0.17 10deg)' },
  { light: 'oklch(52% 0.1 200deg)', dark: 'oklch(78% 0.12 195deg)' },
  { light: 'oklch(63% 0.16 50deg)', dark: 'oklch(80% 0.13 65deg)' },
  { light: 'oklch(38% 0.16 300deg)', dark: 'oklch(62% 0.17 305deg)' },
  { light: 'oklch(60% 0.11 130deg)', dark: 'oklch(86% 0.11 130deg)' },
  { light: 'oklch(38% 0.15 262deg)', dark: 'oklch(58% 0.15 255deg)' },
  { light: 'oklch(65% 0.16 12deg)', dark: 'oklch(84% 0.08 10deg)' },
  { light: 'oklch(32% 0.06 205deg)', dark: 'oklch(58% 0.1 195deg)' },
  { light: 'oklch(45% 0.12 50deg)', dark: 'oklch(62% 0.12 65deg)' },
  { light: 'oklch(58% 0.17 300deg)', dark: 'oklch(80% 0.11 305deg)' },
  { light: 'oklch(42% 0.1 130deg)', dark: 'oklch(65% 0.13 130deg)' },
] as const satisfies readonly Readonly<Record<Theme, Css>>[]

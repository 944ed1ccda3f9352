import { formatHex, inGamut, parse, type Rgb, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { type Oklch, parseColour, WHITE } from './colour.ts'
import { DEFAULT_DOCUMENT_LOOK, documentLookOf } from './document-look.ts'
import { lookOf } from './look.ts'
import { groundsOf, photoGrounds, recolour } from './palette.ts'
import { colourAt, defaultTokens, type Theme, tokenOn, type Tokens } from './tokens.ts'

test('without a look, nothing changes', () => {
  for (const look of [undefined, {}, { corners: 'soft', headings: 'sans' } as const]) {
    expect(lookOf(look)).toEqual({ css: '', pageColours: undefined, documents: DEFAULT_DOCUMENT_LOOK, shifts: [] })
  }
})

test('the accent colours the browser’s toolbar like the page, and the documents', () => {
  const { css, pageColours, documents } = lookOf({ accent: '#7c5cff' })
  expect(css).toContain(`--color-page: light-dark(${pageColours?.light}, ${pageColours?.dark});`)
  expect(documents.colours.icon.accent).not.toBe(DEFAULT_DOCUMENT_LOOK.colours.icon.accent)
})

test('tells which colours had to change', () => {
  const { shifts } = lookOf({ accent: '#ffcc00', accentSecond: 'black' })
  expect(shifts).toEqual([
    { field: 'accent', message: expect.stringMatching(/^#ffcc00 has .+ in the light theme, which shows #[\da-f]{6} /) },
    { field: 'accentSecond', message: expect.stringMatching(/^black has .+ in the dark theme/) },
  ])
})

test.each([
  'RebeccaPurple',
  '#0f766eff',
  'HSL(175DEG 77% 26%)',
  'color(display-p3 0 0.5 0.4)',
  'oklch(none 0.1 360)',
  'oklch(200% 9 20)',
])('accepts the colour %s', (accent) => {
  expect(lookOf({ accent }).css).toContain('--color-accent: light-dark(')
})

test.each(['rgb(1e400 0 0)', 'oklch(NaN 0.1 1)', 'currentColor', 'var(--accent)'])('does not accept %s', (text) => {
  expect(() => parseColour(text)).toThrow('not a colour')
})

const defaults = defaultTokens()

const hues = Array.from({ length: 360 }, (_, h) => h)
const ACCENTS: readonly Oklch[] = [
  ...[0.03, 0.08, 0.13, 0.2, 0.3].flatMap((c, index) => hues.map((h) => ({ l: 0.25 + 0.15 * index, c, h }))),
  ...['grey', 'black', 'white', '#ffff00', '#000080', '#0000ff', '#00ff00'].map(parseColour),
]

/** Every pair of a text or an edge and its grounds that has less contrast than it needs. */
function weakPairs(tokens: Tokens): string[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const on = (name: string, ground = WHITE) => tokenOn(tokens, `color-${name}`, theme, ground)
    const photo = photoGrounds(tokens)
    const pairs: [names: string, grounds: readonly Rgb[], ratio?: number][] = [
      ['text text-muted accent accent-second', groundsOf(tokens, theme, on('accent'))],
      ['signal', [on('page'), on('surface')]],
      ['page', [on('text'), on('accent'), on('accent-second')]],
      ['on-icon-tile', [on('icon-tile')]],
      ['on-accent', [on('accent')]],
      ['on-chip', [on('chip', on('page'))]],
      ['border-control', [on('page'), on('surface')], 3],
      ['photo', [on('on-photo')]],
      ['on-photo on-photo-muted', [...photo, on('shade-deep')]],
      ['on-photo-accent on-photo-accent-second on-photo-signal', photo],
    ]
    return pairs.flatMap(([names, grounds, ratio = 4.5]) =>
      names.split(' ').flatMap((name) => {
        const weak = grounds.filter((ground) => wcagContrast(on(name, ground), ground) < ratio)
        return weak.map((ground) => `${name} on ${formatHex(ground)} (${theme})`)
      }),
    )
  })
}

const weakIn = (check: (accent: Oklch) => string[]) =>
  ACCENTS.flatMap((accent) => check(accent).map((pair) => `${JSON.stringify(accent)}: ${pair}`))

test('text and edges on the pages have enough contrast with every accent', () => {
  expect(weakPairs(defaults)).toEqual([])
  expect(weakIn((accent) => weakPairs(recolour(defaults, { accent }).tokens))).toEqual([])
})

test('a second accent of the owner’s has enough contrast, with and without a first one', () => {
  expect(weakIn((accentSecond) => weakPairs(recolour(defaults, { accentSecond }).tokens))).toEqual([])
  const both = (accent: Oklch) => ({ accent, accentSecond: { ...accent, h: (accent.h + 180) % 360 } })
  expect(weakIn((accent) => weakPairs(recolour(defaults, both(accent)).tokens))).toEqual([])
})

test('the CV, social cards and icons have enough contrast with every accent', () => {
  const weakPairsOf = (accent: Oklch | undefined) => {
    const { cv, card, icon, skillIcon } = documentLookOf(accent, 'sans').colours
    const pairs: [texts: string[], ground: string, ratio?: number][] = [
      [[cv.ink, cv.quiet, cv.accent, cv.signal], '#ffffff'],
      [[card.text, card.quiet, card.accent], card.background],
      [[card.accent], card.tile],
      [[card.signal], card.background, 3],
      [[icon.accent], icon.background, 3],
      [[icon.accent, icon.signal], icon.darkBackground, 3],
      [[skillIcon], '#e8eaec'],
    ]
    return pairs.flatMap(([texts, ground, ratio = 4.5]) =>
      texts.filter((text) => wcagContrast(text, ground) < ratio).map((text) => `${text} on ${ground}`),
    )
  }
  expect(weakPairsOf(undefined)).toEqual([])
  expect(weakIn(weakPairsOf)).toEqual([])
})

test('every colour is one that sRGB can show, so that its contrast is the computed one', () => {
  const accents = ['oklch(70% 0.4 150)', '#0000ff', '#ffff00', 'color(display-p3 1 0 0)']
  const colours = accents.flatMap((accent) => lookOf({ accent }).css.match(/oklch\([^)]*\)/g) ?? [])
  expect(colours.length).toBeGreaterThan(100)
  const isShown = inGamut('rgb')
  expect(colours.filter((colour) => !isShown(parse(colour) ?? colour))).toEqual([])
})

test.each(['', '-deep', '-even'])('the shade%s on the photograph of the hero is darker in the dark theme', (part) => {
  const opacityIn = (theme: Theme) => colourAt(defaults, `color-shade${part}`, theme).alpha
  expect(opacityIn('dark')).toBeGreaterThan(opacityIn('light'))
})

test.each([
  ['#f59e0b', true],
  ['#ff00ff', false],
])('an accent that is amber takes the place of the signal: %s, %s', (accent, takesPlace) => {
  const { tokens } = recolour(defaults, { accent: parseColour(accent) })
  expect(tokens.get('color-signal') === tokens.get('color-accent')).toBe(takesPlace)
})

test('every colour of the tokens follows the accent, but for amber and green, which keep their meaning', () => {
  const { tokens } = recolour(defaults, { accent: parseColour('#ff00ff') })
  const unchanged = [...defaults].filter(([name, value]) => value.includes('oklch(') && tokens.get(name) === value)
  expect(unchanged.map(([name]) => name)).toEqual([
    'color-on-accent',
    'color-signal',
    'color-chip',
    'color-on-chip',
    'color-online',
    'color-on-photo-signal',
  ])
})

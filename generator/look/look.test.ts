import { isDeepStrictEqual } from 'node:util'
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  inGamut,
  parse,
  wcagContrast,
} from 'culori'
import { expect, test } from 'vitest'
import { COLOURS, LINES } from '../../src/styles/colours.ts'
import { parseColour, rgbOf, WHITE } from './colour.ts'
import { DEFAULT_DOCUMENT_LOOK } from './document-look.ts'
import { lookOf } from './look.ts'
import { DEFAULT_PALETTE, groundsOf, paintOn, recolour } from './palette.ts'

const apart = differenceCiede2000()

test('without a look, the colours are the declared ones', () => {
  const { css } = lookOf()
  for (const [name, declared] of Object.entries(COLOURS)) {
    const value = 'both' in declared ? declared.both : `light-dark(${declared.light}, ${declared.dark})`
    expect(css).toContain(`--color-${name}: ${value};\n`)
  }
  for (const look of [{}, { corners: 'soft', headings: 'sans' } as const]) {
    expect(lookOf(look)).toEqual({ css, pageColours: undefined, documents: DEFAULT_DOCUMENT_LOOK, shifts: [] })
  }
})

test('the accent colours the browser’s toolbar like the page, and the documents', () => {
  const { css, pageColours, documents } = lookOf({ accent: '#7c5cff' })
  expect(css).toContain(`--color-page: light-dark(${pageColours?.light}, ${pageColours?.dark});`)
  expect(documents.colours.icon.accent).not.toBe(DEFAULT_DOCUMENT_LOOK.colours.icon.accent)
})

test('the social cards follow the theme and the accent; availability and the present keep their colours', () => {
  const [dark, light] = (['dark', 'light'] as const).map(
    (theme) => lookOf({ accent: '#ffcc00', theme }).documents.colours,
  )
  expect([dark?.card.background, light?.card.background]).toEqual([expect.stringMatching(/^#[01]/), '#ffffff'])
  expect(dark?.card.accent).not.toBe(light?.card.accent)
  expect({ ...light, card: undefined }).toEqual({ ...dark, card: undefined })
  const { signal, online } = DEFAULT_DOCUMENT_LOOK.colours.card
  expect(dark?.card).toMatchObject({ signal, online })
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

test('every colour that a look changes is one that sRGB can show, so that its contrast is the computed one', () => {
  const accents = ['oklch(70% 0.4 150)', '#0000ff', '#ffff00', 'color(display-p3 1 0 0)']
  const coloursIn = (css: string) => css.match(/oklch\([^)]*\)/g) ?? []
  const unchanged = new Set(coloursIn(lookOf().css))
  const colours = accents
    .flatMap((accent) => coloursIn(lookOf({ accent }).css))
    .filter((colour) => !unchanged.has(colour))
  expect(colours.length).toBeGreaterThan(100)
  const isShown = inGamut('rgb')
  expect(colours.filter((colour) => !isShown(parse(colour) ?? colour))).toEqual([])
})

test.each(['shade', 'shade-deep', 'shade-even'] as const)(
  'the %s on the photograph of the hero is darker in the dark theme',
  (name) => {
    const { light, dark } = DEFAULT_PALETTE[name]
    expect(dark.alpha).toBeGreaterThan(light.alpha)
  },
)

test.each([
  ['#f59e0b', true],
  ['#ff00ff', false],
])('an accent that is amber takes the place of the signal: %s, %s', (accent, takesPlace) => {
  const { palette } = recolour({ accent: parseColour(accent) })
  expect(palette.signal === palette.accent).toBe(takesPlace)
})

test('every colour follows the accent, but for amber and green, which keep their meaning', () => {
  const { palette } = recolour({ accent: parseColour('#ff00ff') })
  const unchanged = Object.entries(DEFAULT_PALETTE).filter(([name, paint]) =>
    isDeepStrictEqual(Object(palette)[name], paint),
  )
  expect(unchanged.map(([name]) => name)).toEqual([
    'signal',
    'signal-fill',
    'on-signal-fill',
    'chip',
    'on-chip',
    'online',
    'good',
    'good-fill',
    'on-good-fill',
    'on-photo-signal',
  ])
})

test.each([
  ['#ffe000', [0.91, 0.91], [0.12, 0.12]],
  ['#111111', [0.18, 0.82], [1, 0.12]],
  ['#00707c', [0.5, 0.66], [1, 0.12]],
])('the main button has the owner’s own colour where it can be seen: %s', (accent, fills, texts) => {
  const { palette } = recolour({ accent: parseColour(accent) })
  const lightnessOf = (name: 'fill' | 'on-fill') =>
    (['light', 'dark'] as const).map((theme) => Math.round(100 * palette[name][theme].colour.l) / 100)
  expect([lightnessOf('fill'), lightnessOf('on-fill')]).toEqual([fills, texts])
})

test.each(['light', 'dark'] as const)('on %s paper, texts and the lines of a map can be told apart', (theme) => {
  const { palette } = recolour({ accent: parseColour('#7c5cff') }, true)
  const page = paintOn(palette.page[theme], WHITE)
  const contrastOf = (colour: string) => wcagContrast(colour, page)
  for (const name of ['text', 'text-muted', 'accent', 'signal'] as const) {
    const grounds = groundsOf(palette, theme, paintOn(palette.accent[theme], WHITE))
    const least = Math.min(...grounds.map((ground) => wcagContrast(paintOn(palette[name][theme], ground), ground)))
    expect({ name, isReadable: least > 4.49 }).toEqual({ name, isReadable: true })
  }
  const seen = [filterDeficiencyProt(1), filterDeficiencyDeuter(1), filterDeficiencyTrit(1)]
  for (const [index, line] of LINES.entries()) {
    expect(contrastOf(line[theme])).toBeGreaterThan(3)
    const pair = LINES.filter((_, at) => at !== index && Math.floor((at % 6) / 2) === Math.floor((index % 6) / 2))
    for (const next of [...pair, LINES[(index + 1) % LINES.length] ?? line]) {
      const [own, other] = [line, next].map((each) => rgbOf(parseColour(each[theme])))
      for (const see of seen) expect(own && other && apart(see(own), see(other))).toBeGreaterThan(14)
    }
  }
})

import { inGamut, parse } from 'culori'
import { expect, test } from 'vitest'
import { parseColour } from './colour.ts'
import { DEFAULT_DOCUMENT_LOOK } from './document-look.ts'
import { lookOf } from './look.ts'
import { recolour } from './palette.ts'
import { colourAt, defaultTokens, type Theme } from './tokens.ts'

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

const defaults = defaultTokens()

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
    'color-signal',
    'color-signal-fill',
    'color-on-signal-fill',
    'color-chip',
    'color-on-chip',
    'color-online',
    'color-on-photo-signal',
  ])
})

test.each([
  ['#ffe000', [0.91, 0.91], [0.12, 0.12]],
  ['#111111', [0.18, 0.82], [1, 0.12]],
  ['#00707c', [0.5, 0.66], [1, 0.12]],
])('the main button has the owner’s own colour where it can be seen: %s', (accent, fills, texts) => {
  const { tokens } = recolour(defaultTokens(), { accent: parseColour(accent) })
  const lightnessOf = (name: string) =>
    (['light', 'dark'] as const).map((theme) => Math.round(100 * colourAt(tokens, name, theme).colour.l) / 100)
  expect([lightnessOf('color-fill'), lightnessOf('color-on-fill')]).toEqual([fills, texts])
})

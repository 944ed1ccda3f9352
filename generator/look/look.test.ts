import { expect, test } from 'vitest'
import { parseColour } from './colour.ts'
import { DEFAULT_DOCUMENT_LOOK } from './document-look.ts'
import { lookOf, shiftMessage } from './look.ts'

const customProperties = (css: string) => [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name)

test('without a look, nothing changes', () => {
  for (const look of [undefined, {}, { corners: 'soft', headings: 'sans' } as const]) {
    expect(lookOf(look)).toEqual({ css: '', pageColours: undefined, documents: DEFAULT_DOCUMENT_LOOK, shifts: [] })
  }
})

test('the accent colours the browser’s toolbar like the page, and the documents, but no signals', () => {
  const { css, pageColours, documents } = lookOf({ accent: '#7c5cff' })
  expect(css).toContain(`--color-page: light-dark(${pageColours?.light}, ${pageColours?.dark});`)
  expect(customProperties(css)).not.toContain('color-signal')
  expect(documents.colours.icon.accent).not.toBe(DEFAULT_DOCUMENT_LOOK.colours.icon.accent)
})

test('corners and headings leave the colours alone', () => {
  const { css, documents } = lookOf({ corners: 'sharp', headings: 'serif' })
  expect(customProperties(css)).toEqual([
    'radius',
    'radius-large',
    'radius-mark',
    'radius-pill',
    'font-headings',
    'weight-headings',
  ])
  expect(css).toContain("--font-headings: 'Source Serif 4'")
  expect(documents).toEqual({ ...DEFAULT_DOCUMENT_LOOK, headings: ['Source Serif 4'] })
})

test('a second accent alone changes nothing else', () => {
  const { css } = lookOf({ accentSecond: 'crimson' })
  const names = ['color-accent-second', 'color-on-photo-accent-second', 'color-hero-glow-second']
  expect(new Set(customProperties(css))).toEqual(new Set(names))
})

test('tells which colours had to change, and to what', () => {
  const { shifts } = lookOf({ accent: '#ffcc00', accentSecond: 'black' })
  expect(shifts.map(({ field, theme }) => `${field}: ${theme}`)).toEqual(['accent: light', 'accentSecond: dark'])
  expect(shifts.map(shiftMessage)[0]).toMatch(
    /^#ffcc00 has too little contrast in the light theme, which shows #[\da-f]{6} instead\.$/,
  )
})

test.each([
  'RebeccaPurple',
  '#0f7',
  '#0f766eff',
  'rgb(15, 118, 110)',
  'HSL(175DEG 77% 26%)',
  'color(display-p3 0 0.5 0.4)',
  'oklch(60% 0.1 -20deg)',
  'oklch(none 0.1 360)',
  'oklch(200% 9 20)',
])('accepts the colour %s', (accent) => {
  expect(lookOf({ accent }).css).toContain('--color-accent: light-dark(')
})

test.each(['rgb(1e400 0 0)', 'oklch(NaN 0.1 1)', 'currentColor', 'var(--accent)'])('does not accept %s', (text) => {
  expect(parseColour(text)).toEqual({ message: expect.stringContaining('not a colour') })
})

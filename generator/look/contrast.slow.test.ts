import { formatHex, type Rgb, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import type { ColourName } from '../../src/styles/colours.ts'
import { type Oklch, over, parseColour, WHITE } from './colour.ts'
import { documentLookOf } from './document-look.ts'
import { groundsOf, paintOn, type Palette, photoGrounds, recolour } from './palette.ts'

const hues = Array.from({ length: 360 }, (_, h) => h)
const ACCENTS: readonly Oklch[] = [
  ...[0.03, 0.08, 0.13, 0.2, 0.3].flatMap((c, index) => hues.map((h) => ({ l: 0.25 + 0.15 * index, c, h }))),
  ...['grey', 'black', 'white', '#ffff00', '#000080', '#0000ff', '#00ff00'].map(parseColour),
]

/** How much of the accent a bar of the career has: `--job-share` in trace.module.css. */
const JOB_SHARE = 0.38

/** Every pair of a text or an edge and its grounds that has less contrast than it needs. */
function weakPairs(palette: Palette): string[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const on = (name: ColourName, ground = WHITE) => paintOn(palette[name][theme], ground)
    const photo = photoGrounds(palette)
    const pairs: [names: readonly ColourName[], grounds: readonly Rgb[], ratio?: number][] = [
      [['text', 'text-muted', 'accent', 'accent-second'], groundsOf(palette, theme, on('accent'))],
      [['signal'], [on('page'), on('surface')]],
      [['text'], [over(on('accent'), JOB_SHARE, on('page'))]],
      [['page'], [on('text'), on('accent'), on('accent-second')]],
      [['on-icon-tile'], [on('icon-tile')]],
      [['on-fill'], [on('fill')]],
      [['on-signal-fill'], [on('signal-fill')]],
      [['on-chip'], [on('chip', on('page'))]],
      [['good'], [on('page'), on('surface'), on('band', on('page'))]],
      [['on-good-fill'], [on('good-fill')]],
      [['border-control'], [on('page'), on('surface')], 3],
      // Diagrams: labels on boxes, groups and notes; edges of boxes, lines and bars.
      [
        ['text', 'text-muted', 'accent'],
        [on('page'), on('band', on('page')), on('surface'), on('tile')],
      ],
      [['border-control', 'text-muted', 'accent', 'accent-second'], [on('page'), on('band', on('page'))], 3],
      [['photo'], [on('on-photo')]],
      [
        ['on-photo', 'on-photo-muted'],
        [...photo, on('shade-deep')],
      ],
      [['on-photo-accent', 'on-photo-accent-second', 'on-photo-signal'], photo],
    ]
    return pairs.flatMap(([names, grounds, ratio = 4.5]) =>
      names.flatMap((name) => {
        // A colour without transparency is the same on every ground.
        const { alpha } = palette[name][theme]
        const opaque = alpha === 1 && on(name)
        const weak = grounds.filter((ground) => wcagContrast(opaque || on(name, ground), ground) < ratio)
        return weak.map((ground) => `${name} on ${formatHex(ground)} (${theme})`)
      }),
    )
  })
}

const weakIn = (check: (accent: Oklch) => string[]) =>
  ACCENTS.flatMap((accent) => check(accent).map((pair) => `${JSON.stringify(accent)}: ${pair}`))

test.each([false, true])(
  'text and edges on the pages have enough contrast with every accent, on paper: %s',
  (isPaper) => {
    expect(weakPairs(recolour({}, isPaper).palette)).toEqual([])
    expect(weakIn((accent) => weakPairs(recolour({ accent }, isPaper).palette))).toEqual([])
  },
)

test('a second accent of the owner’s has enough contrast, with and without a first one', () => {
  expect(weakIn((accentSecond) => weakPairs(recolour({ accentSecond }).palette))).toEqual([])
  const both = (accent: Oklch) => ({ accent, accentSecond: { ...accent, h: (accent.h + 180) % 360 } })
  expect(weakIn((accent) => weakPairs(recolour(both(accent)).palette))).toEqual([])
})

test('the CV, social cards and icons have enough contrast with every accent', () => {
  const weakPairsOf = (accent: Oklch | undefined) => {
    const { cv, card, icon, skillIcon } = documentLookOf(accent, undefined).colours
    const light = documentLookOf(accent, undefined, 'light').colours.card
    const pairs: [texts: string[], ground: string, ratio?: number][] = [
      [[cv.ink, cv.quiet, cv.accent], '#ffffff'],
      ...[card, light].flatMap(({ text, quiet, accent: own, signal, online, background, tile }): typeof pairs => [
        [[text, quiet, own], background],
        [[own], tile],
        [[signal, online], background, 3],
      ]),
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

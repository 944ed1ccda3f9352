import { z } from 'zod'
import { COMPOSITIONS, LAYOUTS } from './compositions.ts'
import { oneOf, text } from './fields/text.ts'
import { HEADINGS } from './heading-fonts.ts'

const colour = text.meta({ expects: 'a colour', untranslatable: true, control: 'colour' })

const alternatives = (words: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)

const headingChoices = HEADINGS.map((name, index) => (index === 0 ? `${name} (the default)` : name))

export const look = z.strictObject({
  accent: colour
    .optional()
    .describe(
      'The colour of links, buttons and drawings, from which the tint of the surfaces follows: any opaque colour of CSS, such as "#7c5cff", teal or oklch(60% 0.2 290). Where it is too pale or too dark for a theme, the build uses the nearest colour that can be read.',
    )
    .meta({
      label: 'Accent colour',
      help: 'The colour of links, buttons and drawings, from which the tint of the surfaces follows. Any opaque colour of CSS. Where it is too pale or too dark for a theme, the site uses the nearest colour that can be read.',
      example: 'teal',
      isCommon: true,
    }),
  accentSecond: colour
    .optional()
    .describe('A second colour of the drawings and the loading animation; without it, one that suits the first.')
    .meta({ label: 'Second colour', example: 'tomato' }),
  layout: oneOf(LAYOUTS, `Unknown layout. Write ${alternatives(LAYOUTS)}.`)
    .optional()
    // The first is the default.
    .meta({
      description: 'The page as a whole. Addresses stay the same.',
      enumDescriptions: LAYOUTS.map((name) => COMPOSITIONS[name].about),
      isCommon: true,
    }),
  theme: oneOf(['dark', 'light'], 'Unknown theme. Write dark or light.')
    .optional()
    .describe(
      'The theme in which a visit starts: dark (the default, but in the layout threads) or light. Visitors switch with the button in the corner. The social cards have it, too.',
    )
    .meta({ label: 'Theme at the start', isCommon: true }),
  overlay: z
    .boolean()
    .optional()
    .describe(
      'Write false for a site without the loading animation, which covers the page of the layout classic for its first two seconds.',
    )
    .meta({
      label: 'Loading animation',
      help: 'It covers the page of the layout classic for its first two seconds.',
    }),
  corners: oneOf(['sharp', 'soft', 'round'], 'Unknown corners. Write sharp, soft or round.')
    .optional()
    .describe('The corners of cards, pictures and buttons: sharp, soft (the default) or round. Your photo stays round.')
    .meta({ usual: ['soft'], isCommon: true }),
  headings: oneOf(HEADINGS, `Unknown headings. Write ${alternatives(HEADINGS)}.`)
    .optional()
    .describe(
      `The font of the headings, also in the CV and on social cards: ${alternatives(headingChoices)}. In the layout threads, serif is the default.`,
    )
    .meta({
      label: 'Font of the headings',
      isCommon: true,
      choices: { sans: 'Sans serif', serif: 'Serif', mono: 'Monospaced' },
    }),
})

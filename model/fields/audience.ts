import { z } from 'zod'
import type { RichText } from '../view.ts'
import { uniqueList } from './list.ts'
import { cvRichText } from './rich-text.ts'
import { oneOf, slug } from './text.ts'

/** Where an entry is shown, if it is not shown everywhere. */
export const audience = {
  for: uniqueList(slug)
    .optional()
    .describe(
      'The kinds of jobs (names of `cv.variants`) whose CV has it; without the field, all; with [], only /cv.pdf has it.',
    )
    .meta({
      control: 'cvs',
      label: 'In these CVs',
      help: 'The CVs for kinds of jobs that have it. The CV of all jobs has it in any case.',
    }),
  cv: oneOf(['only', 'never', 'optional'], 'Unknown value. Write only, never or optional.')
    .optional()
    .describe(
      'Whether it is in the CV: `only` there and not on the page, `never`, or `optional`, which is left out first where `cv.pages` is too few.',
    )
    .meta({
      label: 'In the CV',
      help: 'Without a choice, it is on the page and in the CV.',
      choices: {
        only: 'Only there, and not on the page',
        never: 'Never, only on the page',
        optional: 'Left out first, where the CV gets too long',
      },
    }),
}

declare module './field.ts' {
  interface ShownValues {
    highlight: RichText
  }
}

/** Before the content is resolved, an audience has got the text of those that are for it. */
const highlight = z.strictObject({ text: cvRichText.describe('The result.'), ...audience }).brand<'highlight'>()

export const highlights = uniqueList(z.union([highlight, cvRichText]), (each) =>
  typeof each === 'string' ? each : each.text,
)
  .min(1)
  .optional()
  .describe(
    'Results, as a list below the description; one for some readers alone is written as { text: …, for: [platform] }.',
  )
  .meta({ help: 'Results, as a list below the description.' })

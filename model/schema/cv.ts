import { z } from 'zod'
import { oneOf, uniqueList } from './primitives.ts'

/** The sections of the CV in their usual order; `summary` is `footer.about`. */
export const CV_SECTIONS = [
  'summary',
  'history',
  'education',
  'expertise',
  'gallery',
  'certificates',
  'languages',
  'publications',
  'awards',
  'volunteering',
  'companies',
] as const

const cvSection = oneOf(CV_SECTIONS, `Unknown section of the CV. Write one of ${CV_SECTIONS.join(', ')}.`)

export const cv = z.strictObject({
  paper: oneOf(['a4', 'letter'], 'Unknown paper size. Write a4 or letter.')
    .optional()
    .describe('The paper size: a4 (the default) or letter.'),
  sections: uniqueList(cvSection, (name) => name)
    .min(1)
    .optional()
    .describe(
      `The sections of the CV in their order; a section that is not in the list is left out. Without the list: ${CV_SECTIONS.join(', ')}.`,
    ),
})

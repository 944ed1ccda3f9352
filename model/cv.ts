import { z } from 'zod'
import { CV_LAYOUT_NAMES, CV_LAYOUTS, DEFAULT_CV_LAYOUT } from './cv-layouts.ts'
import { uniqueList } from './fields/list.ts'
import { cvRichText } from './fields/rich-text.ts'
import { cvText, inAnyCase, oneOf, slug } from './fields/text.ts'
import { CV_SECTIONS } from './sections/index.ts'

const describedLayouts = Object.entries(CV_LAYOUTS)
  .map(([name, about]) => `${name} (${about.charAt(0).toLowerCase()}${about.slice(1, -1)})`)
  .join('; ')

const sections = uniqueList(inAnyCase(slug))
  .min(1)
  .optional()
  .describe(
    `The sections of the CV in their order; a section that is not in the list is left out. Without the list: ${CV_SECTIONS.join(', ')}, and your own. Add companies for the organisations with their phone numbers and email addresses.`,
  )
  .meta({
    control: 'cvSections',
    usual: CV_SECTIONS,
    help: 'The sections of the CV in their order. Those that are not chosen are left out.',
  })

const variant = z.strictObject({
  name: slug.describe('The name in the address, /cv-<name>.pdf, and in the field `for` of entries.').meta({
    label: 'Name in its address',
    help: 'A short name for the address of this CV, in lowercase letters, digits and hyphens.',
    example: 'platform',
  }),
  title: cvText.optional().describe('Your profession in this CV.').meta({ label: 'Profession' }),
  summary: cvRichText.optional().describe('The text about you in this CV.').meta({ label: 'About you' }),
  sections,
  listed: z.boolean().optional().describe('true: the navigation has a link to it.').meta({
    label: 'Link in the navigation',
    help: 'Whether the navigation of the site leads to it.',
  }),
})

export const cv = z.strictObject({
  layout: oneOf(CV_LAYOUT_NAMES, `Unknown layout. Write one of these: ${CV_LAYOUT_NAMES.join(', ')}.`)
    .optional()
    .describe(`How the CV and letters look: ${describedLayouts}. Without a choice, ${DEFAULT_CV_LAYOUT}.`)
    .meta({ label: 'Layout of the CV', help: `Without a choice, ${DEFAULT_CV_LAYOUT}.` }),
  paper: oneOf(['a4', 'letter'], 'Unknown paper size. Write a4 or letter.')
    .optional()
    .describe('The paper size: a4 (the default) or letter.')
    .meta({ label: 'Paper size', help: 'Without a choice, A4.' }),
  pages: z
    .int()
    .min(1, { error: 'A CV has at least 1 page.' })
    .optional()
    .describe(
      'The most pages. Texts of projects are cut to their first sentences where that is needed, then highlights are left out, then optional entries from the end; nothing, if all that is not enough.',
    )
    .meta({ label: 'Most pages', example: '2' }),
  word: z.boolean().optional().describe('true: the profile card offers the CV for Word beside the PDF.').meta({
    label: 'CV for Word',
    help: 'Whether the profile card offers it beside the PDF.',
  }),
  sections,
  variants: uniqueList(variant, ({ name }) => name)
    .min(1)
    .optional()
    .describe('A CV for each kind of job, beside /cv.pdf.')
    .meta({ label: 'CVs for kinds of jobs', help: 'A CV for each kind of job, beside the one that has everything.' }),
})

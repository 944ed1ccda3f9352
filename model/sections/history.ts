import { z } from 'zod'
import { defineEntry, defineSection } from '../define-section.ts'
import { httpsUrl } from '../fields/address.ts'
import { audience, highlights } from '../fields/audience.ts'
import { period, PERIOD_EXAMPLES } from '../fields/date.ts'
import { technologies } from '../fields/list.ts'
import { result, withRatio } from '../fields/result.ts'
import { cvRichText, plainText } from '../fields/rich-text.ts'
import { cvText } from '../fields/text.ts'

/** A job, also of a timeline of the owner's own. */
export const job = defineEntry({
  kind: 'timeline',
  entry: z.strictObject({
    period: period.optional().describe(`The start and the end, ${PERIOD_EXAMPLES}.`),
    role: cvText.describe('Your role or job title.').meta({ example: 'Platform Engineer' }),
    employer: cvText
      .optional()
      .describe(
        'The employer or client; leave it out if it is confidential. Neighbours with the same employer are grouped.',
      )
      .meta({ isCommon: true }),
    address: httpsUrl
      .optional()
      .describe('The URL of the employer’s website.')
      .meta({ label: 'Website of the employer' }),
    location: cvText.optional().describe('Where you worked, such as Berlin or Remote.').meta({ example: 'Berlin' }),
    description: cvRichText.optional().describe('Your work and its results.').meta({ isCommon: true }),
    highlights,
    result: result
      .optional()
      .describe('What you changed there, in figures: beside the job on the page, and first in its text in the CV.'),
    technologies: technologies.optional().describe('The tools and languages that you used.'),
    ...audience,
  }),
  show: (
    { role, employer, location, technologies: tags, result: change, ...entry },
    _index,
    { language, initialsOf },
  ) => ({
    ...entry,
    ...(change && { result: withRatio(change, language) }),
    ...initialsOf(employer),
    heading: role,
    place: employer,
    detail: location,
    tags,
  }),
  resume: {
    names: ['position', 'name'],
    fields: {
      name: { from: 'employer', kind: 'text', aliases: ['company', 'employer', 'company name'] },
      location: { from: 'location', kind: 'text' },
      position: { from: 'role', kind: 'text', aliases: ['title', 'role'] },
      url: { from: 'address', kind: 'url', aliases: ['website'] },
      startDate: { from: 'period', kind: 'start', aliases: ['started on'] },
      endDate: { from: 'period', kind: 'end', aliases: ['finished on'] },
      summary: { from: 'description', kind: 'prose', aliases: ['description'] },
      highlights: { from: 'highlights', kind: 'list' },
      // Not in the standard, which allows further fields.
      keywords: {
        from: 'technologies',
        kind: 'words',
        aliases: ['technologies', 'skills', 'tech', 'tech stack', 'tools'],
      },
    },
  },
})

/** The id of a job on the page, where the evidence of a skill leads. */
const jobId = (index: number) => `history-${index + 1}`

export const history = defineSection({
  ...job,
  name: 'history',
  help: 'The section with your work history.',
  entries: 'The jobs, newest first.',
  noun: 'job',
  headings: { title: 'Work History', label: 'History' },
  cv: 'first',
  cvHeading: 'experience', // Programs look for it.
  isMain: true,
  show: (entry, index, context) => ({ ...job.show(entry, index, context), id: jobId(index) }),
  resume: { ...job.resume, list: 'work', aliases: ['experience', 'positions'] },
  proofs: ({ entries }) =>
    entries.map(
      (
        {
          role,
          employer,
          period: time,
          technologies: named = [],
          description = '',
          highlights: made = [],
          result: change,
        },
        index,
      ) => ({
        reference: { id: jobId(index), label: role, note: [employer, time?.text].filter(Boolean).join(' · ') },
        technologies: named,
        texts: [description, ...made].map(plainText),
        work: 'job',
        period: time,
        result: change,
      }),
    ),
})

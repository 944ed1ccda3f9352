import { z } from 'zod'
import { defineSection } from '../define-section.ts'
import { httpsUrl } from '../fields/address.ts'
import { audience, highlights } from '../fields/audience.ts'
import { period, PERIOD_EXAMPLES } from '../fields/date.ts'
import { cvRichText } from '../fields/rich-text.ts'
import { cvText } from '../fields/text.ts'

export const volunteering = defineSection({
  name: 'volunteering',
  help: 'The section with your voluntary work.',
  entries: 'The organisations, newest first.',
  noun: 'voluntary role',
  headings: { title: 'Volunteer Work', label: 'Volunteering' },
  cvHeading: 'volunteering',
  kind: 'timeline',
  entry: z.strictObject({
    organisation: cvText.describe('The organisation.'),
    address: httpsUrl.optional().describe('The URL of its website.').meta({ label: 'Website' }),
    role: cvText.optional().describe('Your role.').meta({ isCommon: true }),
    period: period.optional().describe(`The start and the end, ${PERIOD_EXAMPLES}.`),
    description: cvRichText.optional().describe('Your work and its results.').meta({ isCommon: true }),
    highlights,
    ...audience,
  }),
  show: ({ organisation, role, ...entry }) => ({
    ...entry,
    ...(role === undefined ? { heading: organisation } : { heading: role, place: organisation }),
  }),
  resume: {
    list: 'volunteer',
    aliases: ['volunteering'],
    names: ['organization', 'position'],
    fields: {
      organization: { from: 'organisation', kind: 'text', aliases: ['organisation', 'company name', 'name'] },
      position: { from: 'role', kind: 'text', aliases: ['role'] },
      url: { from: 'address', kind: 'url', aliases: ['website'] },
      startDate: { from: 'period', kind: 'start', aliases: ['started on'] },
      endDate: { from: 'period', kind: 'end', aliases: ['finished on'] },
      summary: { from: 'description', kind: 'prose', aliases: ['description'] },
      highlights: { from: 'highlights', kind: 'list' },
    },
  },
})

import { z } from 'zod'
import { defineSection } from '../define-section.ts'
import { audience } from '../fields/audience.ts'
import { date } from '../fields/date.ts'
import { cvRichText } from '../fields/rich-text.ts'
import { cvText } from '../fields/text.ts'

export const awards = defineSection({
  name: 'awards',
  help: 'The section with your awards.',
  entries: 'The awards, newest first.',
  noun: 'award',
  headings: { title: 'Awards', label: 'Awards' },
  cvHeading: 'awards',
  kind: 'records',
  entry: z.strictObject({
    title: cvText.describe('The name of the award.'),
    awarder: cvText.optional().describe('Who gave it.').meta({ label: 'Given by' }),
    date: date.optional().describe('When you received it.').meta({ isCommon: true }),
    summary: cvRichText.optional().describe('What it was for, in a sentence or two.'),
    ...audience,
  }),
  show: ({ awarder, ...entry }) => ({ ...entry, by: awarder }),
  resume: {
    list: 'awards',
    aliases: ['honors'],
    names: ['title'],
    fields: {
      title: { from: 'title', kind: 'text', aliases: ['name'] },
      date: { from: 'date', kind: 'date', aliases: ['issued on'] },
      awarder: { from: 'awarder', kind: 'text', aliases: ['issuer'] },
      summary: { from: 'summary', kind: 'prose', aliases: ['description'] },
    },
  },
  structuredData: ({ entries }) => ({ person: { award: [...new Set(entries.map(({ title }) => title))] } }),
})

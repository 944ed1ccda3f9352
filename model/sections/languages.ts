import { z } from 'zod'
import { defineSection } from '../define-section.ts'
import { audience } from '../fields/audience.ts'
import { cvText } from '../fields/text.ts'

export const languages = defineSection({
  name: 'languages',
  help: 'The section with the languages that you speak.',
  entries: 'The languages, in display order.',
  noun: 'language',
  headings: { title: 'Languages', label: 'Languages' },
  cvHeading: 'languages',
  kind: 'languages',
  entry: z.strictObject({
    name: cvText.describe('The language, such as Portuguese.').meta({ label: 'Language', example: 'Portuguese' }),
    fluency: cvText
      .optional()
      .describe('How well you know it, in words or as a CEFR level: Native, Fluent, B2.')
      .meta({ example: 'Fluent' }),
    ...audience,
  }),
  show: (entry) => entry,
  resume: {
    list: 'languages',
    names: ['language'],
    fields: {
      language: { from: 'name', kind: 'text', aliases: ['name'] },
      fluency: { from: 'fluency', kind: 'level', aliases: ['level', 'proficiency'] },
    },
  },
  structuredData: ({ entries }) => ({
    person: { knowsLanguage: entries.map(({ name }) => ({ '@type': 'Language', name })) },
  }),
})

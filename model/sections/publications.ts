import { z } from 'zod'
import { defineSection } from '../define-section.ts'
import { httpsUrl } from '../fields/address.ts'
import { audience } from '../fields/audience.ts'
import { date } from '../fields/date.ts'
import { cvRichText, plainText } from '../fields/rich-text.ts'
import { cvText } from '../fields/text.ts'
import { defined, organisationNamed } from '../structured-data.ts'

export const publications = defineSection({
  name: 'publications',
  help: 'The section with your publications and talks.',
  entries: 'The publications and talks, newest first.',
  noun: 'publication',
  headings: { title: 'Publications', label: 'Publications' },
  cvHeading: 'publications',
  kind: 'records',
  entry: z.strictObject({
    title: cvText.describe('The title of the article, the book or the talk.'),
    publisher: cvText
      .optional()
      .describe('Where it appeared: a journal, a blog, a conference.')
      .meta({ label: 'Published by' }),
    date: date.optional().describe('When it appeared.').meta({ isCommon: true }),
    address: httpsUrl.optional().describe('The URL where it can be read or watched.'),
    summary: cvRichText.optional().describe('What it is about, in a sentence or two.'),
    ...audience,
  }),
  show: ({ publisher, ...entry }) => ({ ...entry, by: publisher }),
  resume: {
    list: 'publications',
    names: ['name'],
    fields: {
      name: { from: 'title', kind: 'text', aliases: ['title'] },
      publisher: { from: 'publisher', kind: 'text' },
      releaseDate: { from: 'date', kind: 'date', aliases: ['published on', 'date'] },
      url: { from: 'address', kind: 'url', aliases: ['website'] },
      summary: { from: 'summary', kind: 'prose', aliases: ['description'] },
    },
  },
  // Whether one is an article, a book or a talk is unknown. `subjectOf` of the owner would be wrong: its works are about a
  // person, not by them.
  structuredData: ({ entries }, owner) => ({
    things: entries.map((publication) => ({
      '@type': 'CreativeWork',
      name: publication.title,
      author: owner,
      ...defined({
        publisher: organisationNamed(publication.publisher),
        datePublished: publication.date?.iso,
        url: publication.address,
        description: publication.summary && plainText(publication.summary),
      }),
    })),
  }),
})

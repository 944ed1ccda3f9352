import { z } from 'zod'
import { defineSection } from '../define-section.ts'
import { httpsUrl } from '../fields/address.ts'
import { audience } from '../fields/audience.ts'
import { period, PERIOD_EXAMPLES } from '../fields/date.ts'
import { commaIn, uniqueCvTexts } from '../fields/list.ts'
import { cvRichText } from '../fields/rich-text.ts'
import { cvText } from '../fields/text.ts'
import { defined } from '../structured-data.ts'

export const education = defineSection({
  name: 'education',
  help: 'The section with your education.',
  entries: 'Schools and universities, newest first.',
  noun: 'school',
  headings: { title: 'Education', label: 'Education' },
  cvHeading: 'education',
  cv: 'first',
  kind: 'timeline',
  entry: z.strictObject({
    institution: cvText.describe('The school or university.').meta({ label: 'School or university' }),
    address: httpsUrl.optional().describe('The URL of its website.').meta({ label: 'Website' }),
    degree: cvText
      .optional()
      .describe('The degree, such as Bachelor of Science.')
      .meta({ example: 'Bachelor of Science', isCommon: true }),
    area: cvText
      .optional()
      .describe('The subject, such as Computer Science.')
      .meta({ label: 'Subject', example: 'Computer Science' }),
    period: period.optional().describe(`The start and the end, ${PERIOD_EXAMPLES}.`),
    score: cvText
      .refine((value) => /[\p{L}\p{N}\p{S}]/u.test(value), { error: 'No grade. Write it, or remove the field.' })
      .optional()
      .describe('The final grade, with its scale if needed, such as "1.3" or "GPA 3.8 of 4".')
      .meta({ label: 'Grade', help: 'The final grade, with its scale if needed.', example: 'GPA 3.8 of 4' }),
    description: cvRichText.optional().describe('What you did there.').meta({ isCommon: true }),
    courses: uniqueCvTexts.optional().describe('Courses worth naming.'),
    ...audience,
  }),
  show: ({ institution, degree, area, score, courses, ...entry }) => {
    const studies = [degree, area].filter(Boolean).join(commaIn(`${degree}${area}`))
    const heading = studies === '' ? { heading: institution } : { heading: studies, place: institution }
    return { ...entry, ...heading, detail: score, tags: courses }
  },
  resume: {
    list: 'education',
    names: ['institution', 'studyType', 'area'],
    fields: {
      institution: { from: 'institution', kind: 'text', aliases: ['school', 'school name'] },
      url: { from: 'address', kind: 'url', aliases: ['website'] },
      area: { from: 'area', kind: 'text' },
      studyType: { from: 'degree', kind: 'text', aliases: ['degree', 'degree name'] },
      startDate: { from: 'period', kind: 'start', aliases: ['started on'] },
      endDate: { from: 'period', kind: 'end', aliases: ['finished on'] },
      score: { from: 'score', kind: 'text', aliases: ['gpa', 'grade'] },
      courses: { from: 'courses', kind: 'words' },
      // Not in the standard, which allows further fields.
      summary: { from: 'description', kind: 'prose', aliases: ['description', 'notes', 'highlights'] },
    },
  },
  // Alumni have left: a period without an end is still going on.
  structuredData: ({ entries }) => {
    const left = entries.filter((entry) => !entry.period?.isCurrent)
    const schools = new Map(left.toReversed().map((entry) => [entry.institution, entry.address]))
    const alumniOf = Array.from(schools, ([name, url]) => ({
      '@type': 'EducationalOrganization',
      name,
      ...defined({ url }),
    }))
    return { person: { alumniOf: alumniOf.toReversed() } }
  },
})

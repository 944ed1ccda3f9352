import { z } from 'zod'
import { pictureFor, skillIcon } from './files.ts'
import { cvText, date, httpsUrl, period, uniqueCvTexts, uniqueList } from './primitives.ts'

const PERIOD = 'such as "2023 - 2024", or with months, "2023-05 - 2024-11"'

export const skill = z.strictObject({
  name: cvText.describe('The name of the skill.'),
  icon: skillIcon
    .optional()
    .describe(
      'The icon: devicon:name (full colour), tabler:name (single colour), or the file name of an image in content/images/. Without it, the skill shows its name alone.',
    ),
  group: cvText.optional().describe('The heading above the skill, spelled the same in every skill of the group.'),
})

const link = z.strictObject({
  label: cvText.describe('The text of the link, such as Source or Live demo.'),
  address: httpsUrl.meta({ printedInCv: true }).describe('The URL that it leads to.'),
})

export const project = z.strictObject({
  title: cvText.describe('The title of the project.'),
  category: cvText
    .optional()
    .describe('The gallery filter of the project, spelled the same in every project of the category.'),
  description: cvText.optional().describe('The problem, your work and the result.'),
  picture: pictureFor('thumbnail', 'projectDialog')
    .optional()
    .describe('The image of the project, ideally twice as wide as it is high; without it, the tile shows the title.'),
  period: period.optional().describe(`When you worked on it, ${PERIOD}.`),
  role: cvText.optional().describe('Your part in the project.'),
  highlights: uniqueCvTexts.optional().describe('Results, as a list below the description.'),
  technologies: uniqueCvTexts.optional().describe('The tools and languages of the project.'),
  links: uniqueList(link, ({ label }) => label)
    .min(1)
    .optional()
    .describe('Where to see more: the source, the running system, an article.'),
})

export const workHistoryEntry = z.strictObject({
  period: period.optional().describe(`The start and the end, ${PERIOD}.`),
  role: cvText.describe('Your role or job title.'),
  employer: cvText
    .optional()
    .describe(
      'The employer or client; omit the field if it is confidential. Neighbours with the same employer are grouped.',
    ),
  address: httpsUrl.optional().describe('The URL of the employer’s website.'),
  location: cvText.optional().describe('Where you worked, such as Berlin or Remote.'),
  description: cvText.optional().describe('Your work and its results.'),
  highlights: uniqueCvTexts.optional().describe('Results, as a list below the description.'),
})

export const educationEntry = z.strictObject({
  institution: cvText.describe('The school or university.'),
  address: httpsUrl.optional().describe('The URL of its website.'),
  degree: cvText.optional().describe('The degree, such as Bachelor of Science.'),
  area: cvText.optional().describe('The subject, such as Computer Science.'),
  period: period.optional().describe(`The start and the end, ${PERIOD}.`),
  score: cvText
    .refine((value) => /[\p{L}\p{N}\p{S}]/u.test(value), { error: 'No grade. Write it, or remove the field.' })
    .optional()
    .describe('The final grade, with its scale if needed, such as "1.3" or "GPA 3.8 of 4".'),
  description: cvText.optional().describe('What you did there.'),
  courses: uniqueCvTexts.optional().describe('Courses worth naming.'),
})

export const certificate = z.strictObject({
  name: cvText.describe('The name of the certificate.'),
  issuer: cvText.optional().describe('Who issued it.'),
  date: date.optional().describe('When you received it.'),
  address: httpsUrl.optional().describe('The URL where others can verify it.'),
})

export const language = z.strictObject({
  name: cvText.describe('The language, such as Portuguese.'),
  fluency: cvText.optional().describe('How well you know it, in words or as a CEFR level: Native, Fluent, B2.'),
})

export const publication = z.strictObject({
  title: cvText.describe('The title of the article, the book or the talk.'),
  publisher: cvText.optional().describe('Where it appeared: a journal, a blog, a conference.'),
  date: date.optional().describe('When it appeared.'),
  address: httpsUrl.optional().describe('The URL where it can be read or watched.'),
  summary: cvText.optional().describe('What it is about, in a sentence or two.'),
})

export const award = z.strictObject({
  title: cvText.describe('The name of the award.'),
  awarder: cvText.optional().describe('Who gave it.'),
  date: date.optional().describe('When you received it.'),
  summary: cvText.optional().describe('What it was for, in a sentence or two.'),
})

export const volunteeringEntry = z.strictObject({
  organisation: cvText.describe('The organisation.'),
  address: httpsUrl.optional().describe('The URL of its website.'),
  role: cvText.optional().describe('Your role.'),
  period: period.optional().describe(`The start and the end, ${PERIOD}.`),
  description: cvText.optional().describe('Your work and its results.'),
  highlights: uniqueCvTexts.optional().describe('Results, as a list below the description.'),
})

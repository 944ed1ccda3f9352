import { z } from 'zod'
import { picture, skillIcon } from '../fields/file.ts'
import {
  cvText,
  date,
  httpsUrl,
  isGroup,
  oneOf,
  period,
  slug,
  text,
  textMatching,
  uniqueCvTexts,
  uniqueList,
} from '../fields/text.ts'

const PERIOD = 'such as "2023 - 2024", or with months, "2023-05 - 2024-11"'

/** Where something is shown, if it is not shown everywhere. */
const audience = {
  for: uniqueList(slug)
    .min(1)
    .optional()
    .describe('The kinds of jobs (names of `cv.variants`) whose CV has it; without the field, all.'),
  cv: oneOf(['only', 'never', 'optional'], 'Unknown value. Write only, never or optional.')
    .optional()
    .describe(
      'Whether it is in the CV: `only` there and not on the page, `never`, or `optional`, which is left out first where `cv.pages` is too few.',
    ),
}

const highlight = z
  .strictObject({ text: cvText.describe('The result.'), for: audience.for, cv: audience.cv })
  .brand<'highlight'>()
const highlights = uniqueList(z.union([highlight, cvText]), (each) => (typeof each === 'string' ? each : each.text))
  .min(1)
  .optional()
  .describe(
    'Results, as a list below the description; one for some readers alone is written as { text: …, for: [platform] }.',
  )

export const skill = z.strictObject({
  name: cvText.describe('The name of the skill.'),
  icon: skillIcon
    .optional()
    .describe(
      'The icon: devicon:name (full colour), tabler:name (single colour), or the file name of an image in content/images/. Without it, the skill shows its name alone.',
    ),
  group: cvText.optional().describe('The heading above the skill, spelled the same in every skill of the group.'),
  level: cvText.optional().describe('How well you know it, in your words.'),
  aliases: uniqueList(text)
    .min(1)
    .meta({ untranslatable: true })
    .optional()
    .describe('Other names of the skill in `technologies`, such as K8s for Kubernetes.'),
  ...audience,
})

const link = z.strictObject({
  label: cvText.describe('The text of the link, such as Source or Live demo.'),
  address: httpsUrl.meta({ printedInCv: true }).describe('The URL that it leads to.'),
})

const result = z.strictObject({
  before: cvText.optional().describe('The figure before, such as nine days.'),
  after: cvText.describe('The figure after, such as 18 minutes.'),
  what: cvText.optional().describe('What it measures, such as to a new environment.'),
})

const focus = textMatching(
  /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/,
  'Invalid place. Write two percentages, from the left and from the top, such as 50% 20%.',
).meta({ untranslatable: true, expects: 'a place such as 50% 20%' })

const projectPicture = picture
  .extend({
    focus: focus
      .optional()
      .describe(
        'The part that the thumbnail shows, 1.5 times as large: its place from the left and from the top, such as 50% 20%. Not of an SVG.',
      ),
  })
  .refine(({ file, focus: place }) => place === undefined || !/\.svg$/i.test(file), {
    path: ['focus'],
    error: 'An SVG is shown as a whole. Remove the field, or name another kind of image.',
  })
  .meta({ slots: ['thumbnail', 'projectDialog'] })

export const project = z
  .strictObject({
    title: cvText.describe('The title of the project.'),
    id: slug
      .optional()
      .describe('The name of the project in its address, /#id; without it, the name comes from the title.'),
    category: cvText
      .optional()
      .describe('The gallery filter of the project, spelled the same in every project of the category.'),
    description: cvText
      .optional()
      .describe('The problem, your work and the result. The CV has the first sentences, up to two lines.'),
    result: result.optional().describe('What the project changed, in figures: shown below the picture and in the CV.'),
    picture: projectPicture
      .optional()
      .describe('The image of the project, ideally twice as wide as it is high; without it, the tile shows the title.'),
    pictures: z
      .array(projectPicture)
      .min(1)
      .optional()
      .describe('Several images, instead of `picture`; the first is on the tile.'),
    story: text
      .optional()
      .describe('The whole story, on a page of its own, in Markdown; or write it in content/projects/<id>.md.'),
    period: period.optional().describe(`When you worked on it, ${PERIOD}.`),
    role: cvText.optional().describe('Your part in the project.'),
    highlights,
    technologies: uniqueCvTexts.optional().describe('The tools and languages of the project.'),
    links: uniqueList(link, ({ label }) => label)
      .min(1)
      .optional()
      .describe('Where to see more: the source, the running system, an article.'),
    ...audience,
  })
  .refine(({ picture: one, pictures }) => one === undefined || pictures === undefined, {
    path: ['picture'],
    error: 'The project has `picture` and `pictures`. Move the picture to the start of `pictures`.',
    when: isGroup,
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
  highlights,
  technologies: uniqueCvTexts.optional().describe('The tools and languages that you used.'),
  ...audience,
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
  ...audience,
})

export const certificate = z.strictObject({
  name: cvText.describe('The name of the certificate.'),
  issuer: cvText.optional().describe('Who issued it.'),
  date: date.optional().describe('When you received it.'),
  address: httpsUrl.optional().describe('The URL where others can verify it.'),
  ...audience,
})

export const language = z.strictObject({
  name: cvText.describe('The language, such as Portuguese.'),
  fluency: cvText.optional().describe('How well you know it, in words or as a CEFR level: Native, Fluent, B2.'),
  ...audience,
})

export const publication = z.strictObject({
  title: cvText.describe('The title of the article, the book or the talk.'),
  publisher: cvText.optional().describe('Where it appeared: a journal, a blog, a conference.'),
  date: date.optional().describe('When it appeared.'),
  address: httpsUrl.optional().describe('The URL where it can be read or watched.'),
  summary: cvText.optional().describe('What it is about, in a sentence or two.'),
  ...audience,
})

export const award = z.strictObject({
  title: cvText.describe('The name of the award.'),
  awarder: cvText.optional().describe('Who gave it.'),
  date: date.optional().describe('When you received it.'),
  summary: cvText.optional().describe('What it was for, in a sentence or two.'),
  ...audience,
})

export const volunteeringEntry = z.strictObject({
  organisation: cvText.describe('The organisation.'),
  address: httpsUrl.optional().describe('The URL of its website.'),
  role: cvText.optional().describe('Your role.'),
  period: period.optional().describe(`The start and the end, ${PERIOD}.`),
  description: cvText.optional().describe('Your work and its results.'),
  highlights,
  ...audience,
})

/** A section of the owner's own: what its entries are, for each kind. */
export const CUSTOM_ENTRIES = {
  timeline: workHistoryEntry,
  records: z.strictObject({
    title: cvText.describe('The title of the entry.'),
    by: cvText.optional().describe('Who published, gave or organised it.'),
    date: date.optional().describe('When it was.'),
    address: httpsUrl.optional().describe('The URL where others can see it.'),
    summary: cvText.optional().describe('What it is about, in a sentence or two.'),
    ...audience,
  }),
  quotes: z.strictObject({
    text: cvText.describe('What the person says.'),
    by: cvText.describe('The name of the person.'),
    role: cvText.optional().describe('Who that is, such as Head of Platform, Harbour Health.'),
    ...audience,
  }),
  text: cvText,
}

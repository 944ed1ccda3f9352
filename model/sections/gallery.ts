import { z } from 'zod'
import { defineEntry, defineOtherSection, headWithCvHeading, showAll } from '../define-section.ts'
import { httpsUrl } from '../fields/address.ts'
import { audience, highlights } from '../fields/audience.ts'
import { fullDate, period, PERIOD_EXAMPLES } from '../fields/date.ts'
import { diagram } from '../fields/diagram.ts'
import { projectPicture } from '../fields/file.ts'
import { minutesBetween, minutesOfIncident, timesOfIncident } from '../fields/incident.ts'
import { technologies, uniqueList } from '../fields/list.ts'
import { result, storyFigures, withRatio } from '../fields/result.ts'
import { cvRichText, plainText } from '../fields/rich-text.ts'
import { cvText, isGroup, slug, text, textMatching, verbatim } from '../fields/text.ts'
import { unmarked } from '../marks.ts'

const link = z.strictObject({
  label: cvText.describe('The text of the link, such as Source or Live demo.').meta({
    label: 'Text',
    example: 'Source',
  }),
  address: httpsUrl.meta({ printedInCv: true }).describe('The URL that it leads to.'),
})

const TIME = /^(?:\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]) )?(?:[01]\d|2[0-3]):[0-5]\d$/

const timeOfDay = textMatching(
  TIME,
  'Invalid time. Write it in quotes, such as "09:14", or with its day, "2024-05-17 09:14".',
).meta({ ...verbatim, expects: 'a time such as "09:14" or "2024-05-17 09:14"', example: '09:14' })

const incident = z
  .strictObject({
    started: timeOfDay.optional().describe('When it began, if that was before anybody noticed.'),
    detected: timeOfDay.describe('When it was noticed: a time of the day, or a day and a time.'),
    mitigated: timeOfDay.optional().describe('When nobody felt it any more.'),
    resolved: timeOfDay.describe('When its cause was gone.'),
    cause: text.optional().describe('What it came from, in a sentence.').meta({
      example: 'A connection pool of 200 for a database that takes 100.',
    }),
  })
  .superRefine((written, context) => {
    const mistake = mistakeInTimes(written)
    if (mistake) context.addIssue({ code: 'custom', path: [mistake.at], message: mistake.message, input: written })
  })

function mistakeInTimes(written: object): { at: string; message: string } | undefined {
  const times = timesOfIncident(written)
  if (!times.every(([, time]) => TIME.test(time))) return undefined
  const other = times.find(([, time]) => time.includes(' ') !== times[0]?.[1].includes(' '))
  if (other)
    return { at: other[0], message: 'Some times have a day and others have none. Write the day of all, or of none.' }
  const back = times.flatMap(([, time], index) => (time < (times[index - 1]?.[1] ?? '') ? [index] : []))
  const hasDay = times[0]?.[1].includes(' ') === true
  const isLong = (minutesOfIncident(written).at(-1) ?? 0) > LONGEST_NIGHT
  if (!hasDay && !isLong) return undefined
  // Midnight is where the clock goes back most.
  const dropAt = (index: number) => minutesBetween(times[index]?.[1] ?? '', times[index - 1]?.[1] ?? '')
  const midnight = hasDay || back.length < 2 ? undefined : back.toSorted((one, two) => dropAt(two) - dropAt(one))[0]
  const wrong = back.find((index) => index !== midnight) ?? 0
  const [before, after] = [times[wrong - 1], times[wrong]]
  if (!before || !after) return undefined
  const found = `"${after[0]}", ${after[1]}, is before "${before[0]}", ${before[1]}.`
  if (hasDay) return { at: after[0], message: `${found} Correct one of them.` }
  const limit = midnight === undefined ? ' Times without days are of one night, of 12 hours at most.' : ''
  return {
    at: after[0],
    message: `${found}${limit} Correct one of them, or write the day before each time, such as "2024-05-17 ${before[1]}".`,
  }
}

/** Times without days are of one night if they have midnight between them. */
const LONGEST_NIGHT = 12 * 60

const project = defineEntry({
  kind: 'gallery',
  entry: z
    .strictObject({
      title: cvText.describe('The title of the project.'),
      id: slug
        .optional()
        .describe('The name of the project in its address, /#id; without it, the name comes from the title.')
        .meta({ label: 'Name in its address', help: 'Without one, the name comes from the title.' }),
      category: cvText
        .optional()
        .describe('The gallery filter of the project, spelled the same in every project of the category.')
        .meta({ example: 'Infrastructure', vocabulary: 'categories' }),
      description: cvRichText
        .optional()
        .describe(
          'The problem, your work and the result. Where cv.pages asks for it, the CV has the first sentences, up to two lines.',
        )
        .meta({
          help: 'The problem, your work and the result. A CV with few pages has the first sentences.',
          isCommon: true,
        }),
      result: result
        .optional()
        .describe('What the project changed, in figures: shown below the picture and in the CV.'),
      picture: projectPicture
        .optional()
        .describe(
          'The image of the project, ideally twice as wide as it is high; without it, the tile shows the title.',
        )
        .meta({ isCommon: true }),
      pictures: z
        .array(projectPicture)
        .min(1)
        .optional()
        .describe('Several images, instead of `picture`; the first is on the tile.')
        .meta({ help: 'Several images, instead of the picture. The first is on the tile.' }),
      diagram: diagram
        .optional()
        .describe(
          'How it works or what it looks like, in the language of Mermaid (docs/diagrams.md), or the name of a file in content/diagrams/ such as zones.mmd. Without a picture, it is on the tile.',
        )
        .meta({
          help: 'How it works, in the language of Mermaid, as on GitHub. Without a picture, it is on the tile.',
          example: 'flowchart LR; Visitor --> Nginx --> PostgreSQL[(PostgreSQL)]',
        }),
      story: text
        .optional()
        .describe('The whole story, on a page of its own, in Markdown; or write it in content/projects/<id>.md.')
        .meta({ help: 'The whole story, on a page of its own, in Markdown.' }),
      published: fullDate
        .optional()
        .describe('The day on which you published the story. With one, it is in the feeds of the site.')
        .meta({ label: 'Published on' }),
      incident: incident
        .optional()
        .describe('The times of an incident, on a line above its story, and its cause.')
        .meta({ label: 'Times of the incident' }),
      figures: z
        .array(storyFigures)
        .min(1)
        .optional()
        .describe('Several figures, such as costs, before and after: above the story.'),
      period: period.optional().describe(`When you worked on it, ${PERIOD_EXAMPLES}.`),
      role: cvText.optional().describe('Your part in the project.').meta({ example: 'Author and maintainer' }),
      highlights,
      technologies: technologies.optional().describe('The tools and languages of the project.'),
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
    }),
  show: (
    {
      id = '',
      story: _markdown,
      published: _published,
      incident: _incident,
      figures: _figures,
      picture: only,
      pictures = [],
      result: change,
      ...entry
    },
    _index,
    context,
  ) => {
    const [first = only, ...others] = pictures
    const story = context.storyOf(id)
    const span = context.spanOf(id)
    const duration = context.durationOf(id)
    return {
      ...entry,
      ...(change && { result: withRatio(change, context.language) }),
      ...(span && { span }),
      ...(duration && { duration }),
      id,
      ...(first && { picture: first }),
      ...(others.length > 0 && { pictures }),
      ...(story !== undefined && { story }),
    }
  },
  resume: {
    names: ['name', 'type'],
    fields: {
      name: { from: 'title', kind: 'text', aliases: ['title'] },
      description: { from: 'description', kind: 'prose', aliases: ['summary'] },
      highlights: { from: 'highlights', kind: 'list' },
      keywords: {
        from: 'technologies',
        kind: 'words',
        aliases: ['technologies', 'skills', 'tech', 'tech stack', 'tools'],
      },
      startDate: { from: 'period', kind: 'start', aliases: ['started on'] },
      endDate: { from: 'period', kind: 'end', aliases: ['finished on'] },
      url: { from: 'links', kind: 'link', aliases: ['website'] },
      roles: { from: 'role', kind: 'first', aliases: ['role'] },
      type: { from: 'category', kind: 'text' },
    },
  },
})

export const gallery = defineOtherSection({
  name: 'gallery',
  schema: z
    .strictObject({
      ...headWithCvHeading,
      projects: z
        .array(project.entry)
        .describe('The projects, in display order; an empty list ([]) hides the section.')
        .meta({ help: 'The projects, in display order. Without any, the section is hidden.' }),
    })
    .optional()
    .describe('The section with your projects.'),
  list: 'projects',
  names: ['title'],
  noun: 'project',
  cv: 'usual',
  cvHeading: 'projects',
  headings: { title: 'Projects', label: 'Projects' },
  show: ({ projects, ...shown }, context) => [
    {
      ...shown,
      id: 'gallery',
      kind: 'gallery',
      projects: showAll(projects, project.show, context),
      categories: categoriesOf(projects),
    },
  ],
  resume: { ...project.resume, list: 'projects', aliases: ['portfolio'] },
  proofs: ({ projects }) =>
    projects.map(
      ({
        id = '',
        title,
        category,
        period: time,
        result: change,
        technologies: named = [],
        description = '',
        highlights: made = [],
      }) => ({
        reference: { id, label: title, note: [category, time?.text].filter(Boolean).join(' · ') },
        technologies: named,
        texts: [description, ...made].map(plainText),
        work: 'project',
        period: time,
        result: change,
      }),
    ),
})

/** Each distinct category, in order of first appearance. None if every project has the same one: no filter would hide any. */
export function categoriesOf(projects: readonly { category?: string | undefined }[]): string[] {
  const categories = [...new Set(projects.flatMap(({ category }) => unmarked(category) ?? []))]
  return projects.some((each) => unmarked(each.category) !== categories[0]) ? categories : []
}

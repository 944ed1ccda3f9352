import { z } from 'zod'
import { cvText, text } from './fields/text.ts'

const textWithPlaceholders = (...placeholders: string[]) =>
  text
    .refine((value) => placeholders.every((placeholder) => value.includes(placeholder)), {
      error: `A placeholder is missing. Write ${placeholders.join(' and ')} where the site inserts the numbers.`,
    })
    .meta({ expects: `text that contains ${placeholders.join(' and ')}` })

/** A text with numbers, or one for each plural form of the language (Intl.PluralRules), where 0, 1 and 2 may be words. */
function textWithNumbers(...placeholders: string[]) {
  const form = textWithPlaceholders(...placeholders)
  const forms = z.strictObject({
    zero: text.optional(),
    one: text.optional(),
    two: text.optional(),
    few: form.optional(),
    many: form.optional(),
    other: form,
  })
  const expects = `text that contains ${placeholders.join(' and ')}, or one for each plural form: zero, one, two, few, many and other`
  return z.union([forms, form], { error: `Write a ${expects}.` }).meta({ expects })
}

/** A text that the owner may leave out. */
function orFalse<Text extends z.ZodType>(schema: Text, expects: string) {
  const left = z.literal(false, { error: `Write ${expects}, or false to leave it out.` })
  return z.union([schema, left]).meta({ expects: `${expects}, or false to leave it out` })
}

const cvHeadingOf = (section: string) => cvText.describe(`The heading of ${section} in the CV.`)

/** The headings of sections in the CV, which programs look for, whatever the page calls the sections. */
const cvHeadings = {
  experience: cvHeadingOf('the work history'),
  skills: cvHeadingOf('the skills'),
  projects: cvHeadingOf('the projects'),
  education: cvHeadingOf('your education'),
  certificates: cvHeadingOf('the certificates'),
  languages: cvHeadingOf('your languages'),
  publications: cvHeadingOf('the publications'),
  awards: cvHeadingOf('the awards'),
  volunteering: cvHeadingOf('volunteering'),
}
export type CvHeading = keyof typeof cvHeadings
export const CV_HEADINGS = Object.keys(cvHeadings) as readonly CvHeading[]

/** The texts of the layout trace. Without one, the page leaves out what it would say. */
const traceTexts = {
  careerYears: textWithNumbers('{count}').describe('Above the career in the layout trace: how many years it has.'),
  countedJobs: textWithNumbers('{count}').describe('How many jobs the career has.'),
  now: text.describe('The end of the career: today.'),
  jobKey: text.describe('What a job looks like in the career.'),
  yearOnly: text.describe(
    'The key to striped cells and to spans with a torn end: a job begins or ends there in a year without a month.',
  ),
  projectKey: text.describe('What a project looks like in the career.'),
  inUse: text.describe(
    'The heading of the skills with evidence in the job of today or in work of the last twelve months.',
  ),
  earlier: text.describe('The heading of the skills with evidence in work before that.'),
  also: text.describe('Before the skills that no job or project names.'),
  figureBefore: textWithPlaceholders('{figure}').describe('The figure before a change; the site replaces {figure}.'),
  myPart: text.describe('The heading of the owner’s part on the page of an organisation.'),
}
export type TraceText = keyof typeof traceTexts
export const TRACE_TEXTS = Object.keys(traceTexts) as readonly TraceText[]

/** The texts of the layout status, which also has those of the layout trace. */
const statusTexts = {
  nowAt: textWithPlaceholders('{employer}').describe(
    'In the banner of the layout status, where nothing is said about your availability; the site replaces {employer}.',
  ),
  projectResolved: text.describe('In the layout status, above what a project changed.'),
  undated: text.describe('In the layouts status and threads, in place of a career without dates.'),
}
export type StatusText = keyof typeof statusTexts
export const STATUS_TEXTS = Object.keys(statusTexts) as readonly StatusText[]
/** The texts of the layout threads. */
const mapTexts = {
  tools: text.describe('The heading of the tools whose lines are on the map of the layout threads.'),
  mapKey: text.describe('What a line of the map is, and what pressing its tool does.'),
  mapScale: text.describe('On the map, that the distances of years do not count.'),
  mapUnnamed: text.describe('What the dashed part of a line on the map is.'),
  furtherTools: textWithPlaceholders('{count}').describe(
    'The link to the skills without a line on the map, or on phones to the lines left out; the site replaces {count} with their number.',
  ),
  station: textWithPlaceholders('{shown}', '{total}').describe(
    'Where a visitor is on a line of the map; the site replaces {shown} and {total} with numbers.',
  ),
  previousStation: text.describe('The button that leads to the station above.'),
  nextStation: text.describe('The button that leads to the station below.'),
}
export type MapText = keyof typeof mapTexts
export const MAP_TEXTS = Object.keys(mapTexts) as readonly MapText[]

/** The texts of stories, which have those that they need in themselves. */
const storyTexts = {
  readingTime: textWithPlaceholders('{minutes}').describe(
    'How long a story takes to read; the site replaces {minutes}.',
  ),
  contents: text.describe('The heading of the contents of a long story.'),
  note: text.describe('The label of a note in a story.'),
  tip: text.describe('The label of a tip in a story.'),
  important: text.describe('The label of what readers of a story need to know.'),
  warning: text.describe('The label of a warning in a story.'),
  caution: text.describe('The label of a danger in a story.'),
  started: text.describe('When an incident began.'),
  detected: text.describe('When an incident was detected.'),
  mitigated: text.describe('When its effects had ended.'),
  resolved: text.describe('When its cause was gone.'),
  cause: text.describe('What an incident came from.'),
  beforeChange: text.describe('The label of a diagram of what was before.'),
  afterChange: text.describe('The label of a diagram of what is now.'),
}
export type StoryText = keyof typeof storyTexts
export const STORY_TEXTS = Object.keys(storyTexts) as readonly StoryText[]

/** What is said of diagrams to those who do not see them, and the link to a large one. */
const diagramTexts = {
  diagram: text.describe('The name of a diagram for screen readers.'),
  leadsTo: textWithPlaceholders('{from}', '{to}').describe(
    'What a line of a diagram says; the site replaces {from} and {to} with the names of the boxes.',
  ),
  inGroup: textWithPlaceholders('{group}', '{names}').describe(
    'What is in a group of a diagram; the site replaces {group} and {names}.',
  ),
  enlarge: text.describe('The link to a diagram that is larger than its place.'),
}

/** Texts that pages and the CV can do without. */
export type OptionalText =
  | CvHeading
  | 'since'
  | TraceText
  | StatusText
  | MapText
  | StoryText
  | keyof typeof diagramTexts
export const OPTIONAL_TEXTS: readonly OptionalText[] = [
  ...CV_HEADINGS,
  'since',
  ...TRACE_TEXTS,
  ...STATUS_TEXTS,
  ...MAP_TEXTS,
  ...STORY_TEXTS,
  'diagram',
  'leadsTo',
  'inGroup',
  'enlarge',
]

/** The texts of the user interface. `model/languages/` has them in several languages. */
export const uiStrings = z
  .strictObject({
    loading: text.describe('The message on the loading overlay.'),
    skipToContent: text.describe('The first link of the page, with which keyboard users skip the navigation.'),
    navigation: text.describe('The name of the navigation bar for screen readers.'),
    menu: text.describe('The button that opens the navigation on phones.'),
    more: text.describe('The button that opens the links for which the navigation has no room.'),
    write: text.describe('The link that writes an email to the owner.'),
    contactCard: text.describe('The link to the file that adds the owner to an address book.'),
    cv: cvText.describe('The link to the CV in the navigation.').meta({ label: 'CV' }),
    cvAsPdf: text.describe('The name of the CV link for screen readers.').meta({ label: 'CV as PDF' }),
    ...cvHeadings,
    showAll: text.describe(
      'The button that shows all highlights of a job with many, and all projects of a long gallery.',
    ),
    toLightTheme: text.describe('The theme button while the dark theme is active.'),
    toDarkTheme: text.describe('The theme button while the light theme is active.'),
    pauseAnimations: text.describe('The motion button while the decorative animations play.'),
    playAnimations: text.describe('The motion button while the decorative animations are paused.'),
    openPhoto: text.describe('The name of the profile photo button for screen readers.'),
    close: text.describe('The button that closes a dialog.'),
    all: text.describe('The first filter of the gallery, which shows all projects.'),
    filters: text.describe('The name of the group of filters for screen readers.'),
    shownProjects: textWithNumbers('{shown}', '{total}').describe(
      'The number of projects in the gallery; the site replaces {shown} and {total} with numbers.',
    ),
    since: textWithPlaceholders('{year}')
      .meta({ printedInCv: true })
      .describe('When a skill was first used; the site replaces {year}.'),
    countedProjects: textWithNumbers('{count}').describe('How many projects prove a skill.'),
    ...traceTexts,
    ...statusTexts,
    ...mapTexts,
    readStory: text.describe('The link from a project to its story.'),
    ...storyTexts,
    ...diagramTexts,
    offline: text.describe('Below that link, when it was followed without a connection.'),
    newTab: text.describe('The note for screen readers after a link that opens in a new tab.'),
    contactTitle: text.describe('The heading of the contact details of an organisation.'),
    phone: text.describe('The label before a phone number.'),
    email: text.describe('The label before an email address.'),
    location: text.describe('The label before a location.'),
    website: text.describe('The label before the URL of a website.'),
    backToHome: text.describe('The link from another page back to the main page.'),
    aboutOrganisation: textWithPlaceholders('{organisation}').describe(
      'The link to the page of an organisation; the site replaces {organisation} with its name.',
    ),
    notFoundTitle: text.describe('The heading of the 404 page.'),
    notFoundText: text.describe('The text of the 404 page.'),
    builtFrom: orFalse(textWithPlaceholders('{commit}'), 'text that contains {commit}').describe(
      'At the end of the page; the site replaces {commit} with the short name of the commit.',
    ),
    noRequests: orFalse(text, 'text').describe('At the end of the page, if the site loads nothing from elsewhere.'),
  })
  .partial()

export type InterfaceTexts = Required<z.output<typeof uiStrings>>

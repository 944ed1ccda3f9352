import { z } from 'zod'
import { animation, icon, pictureFor, skillIcon } from './files.ts'
import { organisation } from './organisation.ts'
import {
  cvText,
  date,
  email,
  httpsUrl,
  linkUrl,
  maxLengthText,
  period,
  phone,
  siteUrl,
  text,
  uniqueCvTexts,
  uniqueList,
} from './primitives.ts'
import { uiStrings } from './ui-strings.ts'

const PERIOD = 'such as "2023 - 2024", or with months, "2023-05 - 2024-11"'

const skill = z.strictObject({
  name: cvText.describe('The name of the skill.'),
  icon: skillIcon
    .optional()
    .describe(
      'The icon: devicon:name (full colour), tabler:name (single colour), or the file name of an image in content/images/. Without it, the skill shows its initials.',
    ),
  group: cvText.optional().describe('The heading above the skill, spelled the same in every skill of the group.'),
})

const link = z.strictObject({
  label: cvText.describe('The text of the link, such as Source or Live demo.'),
  address: httpsUrl.meta({ printedInCv: true }).describe('The URL that it leads to.'),
})

const project = z.strictObject({
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

const workHistoryEntry = z.strictObject({
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

const educationEntry = z.strictObject({
  institution: cvText.describe('The school or university.'),
  address: httpsUrl.optional().describe('The URL of its website.'),
  degree: cvText.optional().describe('The degree, such as Bachelor of Science.'),
  area: cvText.optional().describe('The subject, such as Computer Science.'),
  period: period.optional().describe(`The start and the end, ${PERIOD}.`),
  score: cvText.optional().describe('The final grade, with its scale if needed, such as "1.3" or "GPA 3.8 of 4".'),
  description: cvText.optional().describe('What you did there.'),
  courses: uniqueCvTexts.optional().describe('Courses worth naming.'),
})

const certificate = z.strictObject({
  name: cvText.describe('The name of the certificate.'),
  issuer: cvText.optional().describe('Who issued it.'),
  date: date.optional().describe('When you received it.'),
  address: httpsUrl.optional().describe('The URL where others can verify it.'),
})

const language = z.strictObject({
  name: cvText.describe('The language, such as Portuguese.'),
  fluency: cvText.optional().describe('How well you know it, in words or as a CEFR level: Native, Fluent, B2.'),
})

const publication = z.strictObject({
  title: cvText.describe('The title of the article, the book or the talk.'),
  publisher: cvText.optional().describe('Where it appeared: a journal, a blog, a conference.'),
  date: date.optional().describe('When it appeared.'),
  address: httpsUrl.optional().describe('The URL where it can be read or watched.'),
  summary: cvText.optional().describe('What it is about, in a sentence or two.'),
})

const award = z.strictObject({
  title: cvText.describe('The name of the award.'),
  awarder: cvText.optional().describe('Who gave it.'),
  date: date.optional().describe('When you received it.'),
  summary: cvText.optional().describe('What it was for, in a sentence or two.'),
})

const volunteeringEntry = z.strictObject({
  organisation: cvText.describe('The organisation.'),
  address: httpsUrl.optional().describe('The URL of its website.'),
  role: cvText.optional().describe('Your role.'),
  period: period.optional().describe(`The start and the end, ${PERIOD}.`),
  description: cvText.optional().describe('Your work and its results.'),
  highlights: uniqueCvTexts.optional().describe('Results, as a list below the description.'),
})

/** A section of the main page with a list of entries. */
const sectionOf = <Entry extends z.ZodType>(entry: Entry, entries: string) =>
  z
    .strictObject({
      title: text.describe('The heading of the section.'),
      label: cvText.describe('The name of the section in the navigation and in the CV.'),
      lead: text.optional().describe('The subtitle below the heading.'),
      entries: z.array(entry).min(1).describe(entries),
    })
    .optional()

const quickLink = z.strictObject({
  label: text.describe('The text of the link.'),
  address: linkUrl.describe(
    'The destination: a URL that starts with https://, a section such as #gallery, or # for none.',
  ),
})

const socialProfile = z.strictObject({
  label: text.describe('The name of the network, which screen readers announce.'),
  icon: icon.describe('The icon of the network, such as tabler:brand-github.'),
  address: httpsUrl.describe('The URL of your profile on the network.'),
})

/** The sections of the CV in their usual order; `summary` is `footer.about`. */
export const CV_SECTIONS = [
  'summary',
  'history',
  'education',
  'expertise',
  'gallery',
  'certificates',
  'languages',
  'publications',
  'awards',
  'volunteering',
  'companies',
] as const

const cvSection = z.enum(CV_SECTIONS, { error: `Unknown section of the CV. Write one of ${CV_SECTIONS.join(', ')}.` })

const cv = z.strictObject({
  paper: z
    .enum(['a4', 'letter'], { error: 'Unknown paper size. Write a4 or letter.' })
    .optional()
    .describe('The paper size: a4 (the default) or letter.'),
  sections: uniqueList(cvSection, (name) => name)
    .min(1)
    .optional()
    .describe(
      `The sections of the CV in their order; a section that is not in the list is left out. Without the list: ${CV_SECTIONS.join(', ')}.`,
    ),
})

const colour = text.meta({ expects: 'a colour', untranslatable: true })

const look = z.strictObject({
  accent: colour
    .optional()
    .describe(
      'The colour of links, buttons and drawings, from which the tint of the surfaces follows: any opaque colour of CSS, such as "#7c5cff", teal or oklch(60% 0.2 290). Where it is too pale or too dark for a theme, the build uses the nearest colour that can be read.',
    ),
  accentSecond: colour
    .optional()
    .describe('A second colour of the drawings and the loading animation; without it, one that suits the first.'),
  corners: z
    .enum(['sharp', 'soft', 'round'], { error: 'Unknown corners. Write sharp, soft or round.' })
    .optional()
    .describe(
      'The corners of cards, pictures and buttons: sharp, soft (the default) or round. Your photo stays round.',
    ),
  headings: z
    .enum(['sans', 'serif', 'mono'], { error: 'Unknown headings. Write sans, serif or mono.' })
    .optional()
    .describe('The font of the headings, also in the CV and on social cards: sans (the default), serif or mono.'),
})

export const siteSchema = z.strictObject({
  url: siteUrl
    .meta({ printedInCv: true })
    .describe('The public URL of the site, including any base path; the SITE_URL environment variable overrides it.'),
  language: text
    .refine(isLanguageCode, { error: 'Invalid language code. Write a code such as en or pt-BR.' })
    .meta({ expects: 'a language code', untranslatable: true })
    .describe('The language code of your content, such as en.'),
  name: maxLengthText(60)
    .meta({ printedInCv: true })
    .describe('Your name, at most 60 characters; write {name} in other fields to insert it.'),
  title: text.describe('The title in the browser tab and in search results.'),
  description: text
    .min(50, { error: wrongDescriptionLength })
    .max(160, { error: wrongDescriptionLength })
    .describe('One or two sentences for search results, 50 to 160 characters long.'),
  look: look.optional().describe('The colours, the corners and the headings of the site; each may be left out.'),
  hero: z
    .strictObject({
      headline: maxLengthText(90).describe('The main heading of the page, at most 90 characters.'),
      subtitle: maxLengthText(160).optional().describe('The line below the heading, at most 160 characters.'),
      picture: pictureFor('hero', 'heroNarrow')
        .optional()
        .describe('The wide background image of the banner; without it, the banner has the colours of the page.'),
    })
    .describe('The banner at the top of the main page.'),
  profile: z
    .strictObject({
      photo: pictureFor('round', 'photoDialog')
        .optional()
        .describe(
          'Your photo, shown as a circle, and uncropped in a dialog. Without it, your initials take its place.',
        ),
      title: cvText.describe('Your profession in one line.'),
      experience: cvText.optional().describe('How much experience you have.'),
      location: cvText.optional().describe('Where you work from.'),
      availability: cvText
        .optional()
        .describe('Whether you are available for work, which the green dot on the photo says, too.'),
      email: email
        .meta({ printedInCv: true })
        .optional()
        .describe('Your own public email address; omit the field to publish only the addresses of your organisations.'),
      phone: phone
        .meta({ printedInCv: true })
        .optional()
        .describe('Your own phone number; omit the field to keep it private.'),
    })
    .describe('The profile card below the banner.'),
  expertise: z
    .strictObject({
      title: text.describe('The heading of the section.'),
      label: cvText.describe('The name of the section in the navigation.'),
      lead: text.optional().describe('The introduction below the heading.'),
      skills: uniqueList(skill, ({ name, group }) => (group === undefined ? name : `${name} (${group})`))
        .min(1)
        .describe('The skills, in display order.'),
    })
    .optional()
    .describe('The section with your skills.'),
  companies: z
    .strictObject({
      title: text.describe('The heading of the section.'),
      label: cvText.describe('The name of the section in the navigation.'),
      mission: text.optional().describe('The mission statement below the cards, shown as a quotation.'),
      organisations: z
        .array(organisation)
        .describe('The organisations, in display order; an empty list ([]) hides the section.'),
    })
    .optional()
    .describe('The section with the organisations that you work with.'),
  gallery: z
    .strictObject({
      title: text.describe('The heading of the section.'),
      label: cvText.describe('The name of the section in the navigation.'),
      lead: text.optional().describe('The subtitle below the heading.'),
      projects: z.array(project).describe('The projects, in display order; an empty list ([]) hides the section.'),
    })
    .optional()
    .describe('The section with your projects.'),
  history: z
    .strictObject({
      title: text.describe('The heading of the section.'),
      label: text.describe('The name of the section in the navigation.'),
      lead: text.optional().describe('The subtitle below the heading.'),
      entries: z.array(workHistoryEntry).min(1).describe('The jobs, newest first.'),
    })
    .optional()
    .describe('The section with your work history.'),
  education: sectionOf(educationEntry, 'Schools and universities, newest first.').describe(
    'The section with your education.',
  ),
  certificates: sectionOf(certificate, 'The certificates, newest first.').describe(
    'The section with your certificates.',
  ),
  languages: sectionOf(language, 'The languages, in display order.').describe(
    'The section with the languages that you speak.',
  ),
  publications: sectionOf(publication, 'The publications and talks, newest first.').describe(
    'The section with your publications and talks.',
  ),
  awards: sectionOf(award, 'The awards, newest first.').describe('The section with your awards.'),
  volunteering: sectionOf(volunteeringEntry, 'The organisations, newest first.').describe(
    'The section with your voluntary work.',
  ),
  footer: z
    .strictObject({
      aboutTitle: cvText
        .optional()
        .describe('The heading of the text about you; the CV has it unless the text is its first section.'),
      about: cvText.optional().describe('A short text about you, which is also the summary in the CV.'),
      linksTitle: text.optional().describe('The heading of the quick links.'),
      links: uniqueList(quickLink, ({ label }) => label)
        .optional()
        .describe('The quick links, in display order.'),
      connectTitle: text.optional().describe('The heading of your profiles.'),
      profiles: uniqueList(socialProfile, ({ label }) => label)
        .optional()
        .describe('Your profiles on other sites, in display order.'),
      rights: text.optional().describe('The copyright text after © and the year; without it, your name.'),
    })
    .optional()
    .describe('The footer of the main page.'),
  animations: z
    .strictObject({
      loader: animation.optional().describe('The animation on the loading overlay, 200 by 200 pixels.'),
      hero: animation.optional().describe('The animation in the banner, 200 pixels wide.'),
      profile: animation.optional().describe('The animation on the profile card, 150 pixels wide.'),
      expertise: animation.optional().describe('The animation next to the heading of your skills, 180 pixels wide.'),
      history: animation
        .optional()
        .describe('The animation next to the heading of your work history, 120 pixels wide.'),
    })
    .optional()
    .describe('The decorative animations; omit a field to show no animation there.'),
  cv: z
    .union([cv, z.literal(false)], {
      error: 'Unknown value. Write fields such as "paper: a4", or false for a site without a CV.',
    })
    .meta({ untranslatable: true })
    .optional()
    .describe('The CV as PDF, or false for a site without one.'),
  ui: uiStrings
    .optional()
    .describe(
      'The texts of the user interface. The project has them in ar, de, en, es, fr, hi, it, ja, nl, pl, pt, tr and zh; write here what should be different.',
    ),
})

function wrongDescriptionLength({ input }: { input?: unknown }): string {
  return `The description has ${String(input).length} characters. Write 50 to 160 characters.`
}

function isLanguageCode(value: string): boolean {
  try {
    return /^(?!und)[a-z]{2,3}(?:-|$)/.test(value) && Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}

import { z } from 'zod'
import { cv } from './cv.ts'
import { animation, icon, pictureFor } from './fields/file.ts'
import {
  cvText,
  email,
  httpsUrl,
  linkUrl,
  maxLengthText,
  phone,
  siteUrl,
  slug,
  text,
  uniqueList,
} from './fields/text.ts'
import { uiStrings } from './interface-texts.ts'
import { look } from './look.ts'
import { organisation } from './sections/companies.ts'
import {
  award,
  certificate,
  CUSTOM_ENTRIES,
  educationEntry,
  language,
  project,
  publication,
  skill,
  volunteeringEntry,
  workHistoryEntry,
} from './sections/entries.ts'

/** What every section of the main page with a list has. */
const head = {
  title: text.describe('The heading of the section.'),
  label: cvText.describe('The name of the section in the navigation and in the CV.'),
  lead: text.optional().describe('The subtitle below the heading.'),
}

/** A section of the main page with a list of entries. */
const sectionOf = <Entry extends z.ZodType>(entry: Entry, entries: string) =>
  z.strictObject({ ...head, entries: z.array(entry).min(1).describe(entries) }).optional()

/** The kinds of sections of the owner's own. */
const KINDS = ['timeline', 'records', 'quotes', 'text'] as const

const customOf = <Kind extends (typeof KINDS)[number]>(kind: Kind) =>
  z.strictObject({
    id: slug.describe('The name of the section in addresses, /#id, and in `cv.sections`.'),
    kind: z
      .literal(kind)
      .meta({ untranslatable: true, expects: KINDS.map((each) => `\`${each}\``).join(' or ') })
      .describe('What the entries are: timeline (like jobs), records (with a date), quotes, or text (paragraphs).'),
    ...head,
    entries: z
      .array(CUSTOM_ENTRIES[kind])
      .min(1)
      .describe(
        'The entries: like those of `history` for a timeline; `title`, `by`, `date`, `address` and `summary` for records; `text`, `by` and `role` for quotes; paragraphs for text.',
      ),
  })

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
      ...head,
      skills: uniqueList(skill, ({ name, group }) => (group === undefined ? name : `${name} (${group})`))
        .min(1)
        .describe('The skills, in display order.'),
    })
    .optional()
    .describe('The section with your skills.'),
  companies: z
    .strictObject({
      title: head.title,
      label: head.label,
      mission: text.optional().describe('The mission statement below the cards, shown as a quotation.'),
      organisations: z
        .array(organisation)
        .describe('The organisations, in display order; an empty list ([]) hides the section.'),
    })
    .optional()
    .describe('The section with the organisations that you work with.'),
  gallery: z
    .strictObject({
      ...head,
      projects: z.array(project).describe('The projects, in display order; an empty list ([]) hides the section.'),
    })
    .optional()
    .describe('The section with your projects.'),
  history: z
    .strictObject({
      ...head,
      label: text.describe('The name of the section in the navigation.'),
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
  custom: uniqueList(
    z.discriminatedUnion('kind', [customOf('timeline'), customOf('records'), customOf('quotes'), customOf('text')], {
      error: `Unknown kind of section. Write ${KINDS.slice(0, -1).join(', ')} or text.`,
    }),
    ({ id }) => id,
  )
    .min(1)
    .optional()
    .describe('Sections of your own, such as talks, interests or references.'),
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
        .describe('Your profiles on other sites, in display order; your profile card links the first two.'),
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
    .union([
      cv,
      z.literal(false, {
        error: 'Unknown value. Write fields such as "paper: a4", or false for a site without a CV.',
      }),
    ])
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

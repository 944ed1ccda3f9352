import { z } from 'zod'
import { animation, icon, pictureFor, skillIcon } from './files.ts'
import { organisation } from './organisation.ts'
import { cvText, email, httpsUrl, linkUrl, maxLengthText, siteUrl, text, uniqueList } from './primitives.ts'
import { uiStrings } from './ui-strings.ts'

const skill = z.strictObject({
  name: cvText.describe('The name of the skill.'),
  icon: skillIcon.describe(
    'The icon: devicon:name (full colour), tabler:name (single colour), or the file name of an image in content/images/.',
  ),
})

const project = z.strictObject({
  title: cvText.describe('The title of the project.'),
  category: cvText.describe('The gallery filter of the project, spelled the same in every project of the category.'),
  description: cvText.describe('The problem, your work and the result.'),
  picture: pictureFor('thumbnail', 'projectDialog').describe(
    'The image of the project, ideally twice as wide as it is high.',
  ),
})

const workHistoryEntry = z.strictObject({
  period: cvText.describe('The start and the end, such as "2023 - 2024".'),
  role: cvText.describe('Your role or job title.'),
  employer: cvText.optional().describe('The employer or client; omit the field if it is confidential.'),
  description: cvText.describe('Your work and its results.'),
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
    .meta({ expects: 'a language code' })
    .describe('The language code of your content, such as en.'),
  name: maxLengthText(60)
    .meta({ printedInCv: true })
    .describe('Your name, at most 60 characters; write {name} in other fields to insert it.'),
  title: text.describe('The title in the browser tab and in search results.'),
  description: text
    .min(50, { error: wrongDescriptionLength })
    .max(160, { error: wrongDescriptionLength })
    .describe('One or two sentences for search results, 50 to 160 characters long.'),
  hero: z
    .strictObject({
      headline: maxLengthText(90).describe('The main heading of the page, at most 90 characters.'),
      subtitle: maxLengthText(160).describe('The line below the heading, at most 160 characters.'),
      picture: pictureFor('hero', 'heroNarrow').describe('The wide background image of the banner.'),
    })
    .describe('The banner at the top of the main page.'),
  profile: z
    .strictObject({
      photo: pictureFor('round', 'photoDialog').describe(
        'Your photo, shown as a circle with a green dot, and uncropped in a dialog.',
      ),
      title: cvText.describe('Your profession in one line.'),
      experience: cvText.describe('How much experience you have.'),
      location: cvText.describe('Where you work from.'),
      availability: cvText.describe('Whether you are available for work.'),
      email: email
        .meta({ printedInCv: true })
        .optional()
        .describe('Your own public email address; omit the field to publish only the addresses of your organisations.'),
    })
    .describe('The profile card below the banner.'),
  expertise: z
    .strictObject({
      title: text.describe('The heading of the section.'),
      label: cvText.describe('The name of the section in the navigation.'),
      lead: text.describe('The introduction below the heading.'),
      skills: uniqueList(skill, ({ name }) => name)
        .min(1)
        .describe('The skills, in display order.'),
    })
    .describe('The section with your skills.'),
  companies: z
    .strictObject({
      title: text.describe('The heading of the section.'),
      label: cvText.describe('The name of the section in the navigation.'),
      mission: text.describe('The mission statement below the cards, shown as a quotation.'),
      organisations: z.array(organisation).min(1).describe('The organisations, in display order.'),
    })
    .describe('The section with the organisations that you work with.'),
  gallery: z
    .strictObject({
      title: text.describe('The heading of the section.'),
      label: cvText.describe('The name of the section in the navigation.'),
      lead: text.describe('The subtitle below the heading.'),
      projects: z.array(project).describe('The projects, in display order; an empty list ([]) hides the section.'),
    })
    .describe('The section with your projects.'),
  history: z
    .strictObject({
      title: text.describe('The heading of the section.'),
      label: text.describe('The name of the section in the navigation.'),
      lead: text.describe('The subtitle below the heading.'),
      entries: z.array(workHistoryEntry).min(1).describe('The jobs, newest first.'),
    })
    .describe('The section with your work history.'),
  footer: z
    .strictObject({
      aboutTitle: text.describe('The heading of the text about you.'),
      about: text.describe('A short text about you.'),
      linksTitle: text.describe('The heading of the quick links.'),
      links: uniqueList(quickLink, ({ label }) => label).describe('The quick links, in display order.'),
      connectTitle: text.describe('The heading of your profiles.'),
      profiles: uniqueList(socialProfile, ({ label }) => label).describe(
        'Your profiles on other sites, in display order.',
      ),
      rights: text.describe('The copyright text after © and the year.'),
    })
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
  ui: uiStrings.describe('The text of the user interface.'),
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

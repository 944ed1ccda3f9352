import { z } from 'zod'
import { cv } from './cv.ts'
import { email, httpsUrl, linkUrl, phone, siteUrl } from './fields/address.ts'
import type { Resolved } from './fields/field.ts'
import { animation, icon, pictureFor } from './fields/file.ts'
import { uniqueList } from './fields/list.ts'
import { place } from './fields/place.ts'
import { cvRichText } from './fields/rich-text.ts'
import { cvText, maxLengthText, text, verbatim } from './fields/text.ts'
import { type CvHeading, uiStrings } from './interface-texts.ts'
import { look } from './look.ts'
import { SECTIONS } from './sections/index.ts'
import type { UiStrings } from './view.ts'

const sections = Object.fromEntries(SECTIONS.map(({ name, schema }) => [name, schema])) as {
  [Section in (typeof SECTIONS)[number] as Section['name']]: Section['schema']
} // each under its own name

const quickLink = z.strictObject({
  label: text.describe('The text of the link.').meta({ label: 'Text' }),
  address: linkUrl
    .describe(
      'The destination: a URL that starts with https://, the path of a file in content/files/, a section such as #gallery, or # for none.',
    )
    .meta({
      label: 'Destination',
      help: 'A web address, the path of a file in content/files, a section such as #gallery, or # for none.',
    }),
})

const socialProfile = z.strictObject({
  label: text
    .describe('The name of the network, which screen readers announce.')
    .meta({ label: 'Network', example: 'GitHub' }),
  icon: icon
    .describe('The icon of the network, such as tabler:brand-github.')
    .meta({ help: 'The icon of the network. Write a part of its name.' }),
  address: httpsUrl.describe('The URL of your profile on the network.'),
})

export const siteSchema = z.strictObject({
  url: siteUrl
    .meta({ printedInCv: true })
    .describe('The public URL of the site, including any base path; the SITE_URL environment variable overrides it.')
    .meta({
      label: 'Address of the site',
      help: 'The public address of the site, with the folder below it if it has one.',
    }),
  language: text
    .refine(isLanguageCode, { error: 'Invalid language code. Write a code such as en or pt-BR.' })
    .meta({ ...verbatim, expects: 'a language code' })
    .describe('The language code of your content, such as en.')
    .meta({ example: 'en' }),
  name: maxLengthText(60)
    .meta({ printedInCv: true })
    .describe('Your name, at most 60 characters; write {name} in other fields to insert it.')
    .meta({ label: 'Your name' }),
  title: text.describe('The title in the browser tab and in search results.').meta({ label: 'Title of the site' }),
  description: text
    .min(50, { error: wrongDescriptionLength })
    .max(160, { error: wrongDescriptionLength })
    .describe('One or two sentences for search results, 50 to 160 characters long.')
    .meta({ label: 'Text in search results' }),
  look: look
    .optional()
    .describe('The colours, the corners and the headings of the site; each may be left out.')
    .meta({ isCommon: true }),
  hero: z
    .strictObject({
      headline: maxLengthText(90).describe('The main heading of the page, at most 90 characters.'),
      subtitle: maxLengthText(160).optional().describe('The line below the heading, at most 160 characters.'),
      picture: pictureFor('hero', 'heroNarrow')
        .optional()
        .describe('The wide background image of the banner; without it, the banner has the colours of the page.'),
    })
    .describe('The banner at the top of the main page.')
    .meta({ label: 'Banner' }),
  profile: z
    .strictObject({
      photo: pictureFor('round', 'photoDialog')
        .optional()
        .describe('Your photo, shown as a circle, and uncropped in a dialog. Without it, your initials take its place.')
        .meta({ isCommon: true }),
      title: cvText
        .describe('Your profession in one line.')
        .meta({ label: 'Profession', example: 'Platform Engineer' }),
      experience: cvText
        .optional()
        .describe('How much experience you have.')
        .meta({ example: '12 years of experience' }),
      location: place
        .optional()
        .describe('Where you work from, in your words or in parts, such as { city: Porto, countryCode: PT }.')
        .meta({ help: 'Where you work from.', isCommon: true, example: 'Remote / Lisbon' }),
      availability: cvText
        .optional()
        .describe('Whether you are available for work, which the green dot on the photo says, too.')
        .meta({ example: 'Available for projects' }),
      available: z
        .boolean()
        .optional()
        .describe('Write false if the availability says that you have no time: its dot is amber then, not green.')
        .meta({
          label: 'You have time',
          help: 'No, if the availability says that you have no time. Its dot is amber then, not green.',
        }),
      email: email
        .meta({ printedInCv: true })
        .optional()
        .describe('Your own public email address; leave it out to publish only the addresses of your organisations.')
        .meta({ isCommon: true }),
      phone: phone
        .meta({ printedInCv: true })
        .optional()
        .describe('Your own phone number; leave it out to keep it private.'),
    })
    .describe('The profile card below the banner.')
    .meta({ label: 'Profile card' }),
  ...sections,
  footer: z
    .strictObject({
      aboutTitle: cvText
        .optional()
        .describe('The heading of the text about you; the CV has it unless the text is its first section.')
        .meta({ label: 'Heading of the text about you' }),
      about: cvRichText
        .optional()
        .describe('A short text about you, which is also the summary in the CV.')
        .meta({ label: 'About you', isCommon: true }),
      linksTitle: text
        .optional()
        .describe('The heading of the quick links.')
        .meta({ label: 'Heading of the quick links' }),
      links: uniqueList(quickLink, ({ label }) => label)
        .optional()
        .describe('The quick links, in display order.')
        .meta({ label: 'Quick links' }),
      connectTitle: text
        .optional()
        .describe('The heading of your profiles.')
        .meta({ label: 'Heading of your profiles' }),
      profiles: uniqueList(socialProfile, ({ label }) => label)
        .optional()
        .describe('Your profiles on other sites, in display order; your profile card links the first two.')
        .meta({ label: 'Your profiles' }),
      rights: text
        .optional()
        .describe('The copyright text after © and the year; without it, your name.')
        .meta({ label: 'Copyright line' }),
    })
    .optional()
    .describe('The footer of the main page.'),
  animations: z
    .strictObject({
      loader: animation
        .optional()
        .describe('The animation on the loading overlay of the layout classic, 200 by 200 pixels.')
        .meta({ label: 'While the page loads' }),
      hero: animation
        .optional()
        .describe(
          'The animation in the banner, 200 pixels wide; in the layouts trace and threads only without a picture.',
        )
        .meta({ label: 'In the banner' }),
      profile: animation
        .optional()
        .describe('The animation on the profile card of the layout classic, 150 pixels wide.')
        .meta({ label: 'On the profile card' }),
      expertise: animation
        .optional()
        .describe('The animation next to the heading of your skills, 180 pixels wide.')
        .meta({ label: 'Beside your skills' }),
      history: animation
        .optional()
        .describe('The animation next to the heading of your work history, 120 pixels wide.')
        .meta({ label: 'Beside your work history' }),
    })
    .optional()
    .describe('The decorative animations; leave one out to show no animation there.'),
  cv: z
    .union([
      cv,
      z.literal(false, {
        error: 'Unknown value. Write fields such as "paper: a4", or false for a site without a CV.',
      }),
    ])
    .optional()
    .describe('The CV as PDF, or false for a site without one.')
    .meta({ label: 'CV', help: 'The CV as PDF.' }),
  ui: uiStrings
    .optional()
    .describe(
      'The texts of the user interface. The project has them in ar, de, en, es, fa, fr, hi, it, ja, nl, pl, pt, tr and zh; write here what should be different.',
    )
    .meta({ label: 'Texts of the interface' }),
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

/** What the owner writes in `content/site.yaml`. */
export type Source = z.output<typeof siteSchema>

/** The content as the pages get it: files and icons resolved, dates readable, and `{name}` replaced by the owner's name. */
export type Content = Omit<Resolved<Source>, 'ui'> & {
  ui: UiStrings & { readonly [Name in CvHeading | 'since']?: string }
}

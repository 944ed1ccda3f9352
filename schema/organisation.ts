import { z } from 'zod'
import { cvText, email, httpsUrl, icon, phone, pictureFor, text, uniqueList, uniqueTexts } from './primitives.ts'

/** Paths that the site uses itself. */
const RESERVED_PATHS = new Set(['/404', '/animations', '/assets', '/cards', '/images', '/index'])

const path = text
  .refine((value) => /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value), {
    error: 'Invalid path. Write a slash, then lowercase letters, digits or single hyphens, such as /academy.',
  })
  .refine((value) => !RESERVED_PATHS.has(value), { error: 'The site uses this path itself. Choose another path.' })
  .meta({ expects: 'a slash, then lowercase letters, digits or single hyphens' })

/** Fields on the card of the main page and on the organisation's page. */
const onCardAndPage = { shownIn: ['card', 'organisationPage'] } as const

const offer = z.strictObject({
  icon: icon.describe('The icon on the card, written as tabler:name.'),
  title: text.describe('The title of the card.'),
  description: text.describe('One or two sentences about the offer.'),
})

export const organisation = z.strictObject({
  path: path
    .meta({ shownIn: ['navigation', 'card'], outputs: ['search'] })
    .describe('The path of the organisation’s page, such as /academy.'),
  kind: z
    .enum(['company', 'school'], { error: 'Unknown kind of organisation. Write company or school.' })
    .meta({ shownIn: [], outputs: ['search'] })
    .optional()
    .describe('The type of organisation for search engines: company (the default) or school.'),
  name: text
    .meta({ shownIn: ['navigation', 'card'], outputs: ['search'] })
    .describe('The short name, shown on the card of the main page and in the navigation.'),
  legalName: cvText
    .meta({ shownIn: ['organisationPage'], outputs: ['search', 'socialCard', 'contactCard'] })
    .describe('The full name, shown as the heading of the organisation’s page.'),
  logo: pictureFor('logo')
    .meta({ ...onCardAndPage, outputs: ['search', 'socialCard'] })
    .describe('The logo of the organisation.'),
  tagline: cvText
    .meta({ shownIn: ['organisationPage'], outputs: ['search', 'socialCard'] })
    .describe('The line below the heading of the organisation’s page.'),
  blurb: text.meta({ outputs: ['search'] }).describe('Two or three sentences for the card on the main page.'),
  features: uniqueTexts.describe('What the organisation does, as a list on the card.'),
  phone: phone
    .meta({ printedInCv: true, ...onCardAndPage, outputs: ['search', 'contactCard', 'resume'] })
    .optional()
    .describe('The phone number; omit the field if there is none.'),
  email: email
    .meta({ printedInCv: true, ...onCardAndPage, outputs: ['search', 'contactCard'] })
    .describe('The email address.'),
  location: cvText.meta({ ...onCardAndPage, outputs: ['search', 'contactCard'] }).describe('The city and the country.'),
  website: httpsUrl
    .meta({ ...onCardAndPage, outputs: ['cv', 'search', 'contactCard'] })
    .describe('The URL of the organisation’s own website, which opens in a new tab.'),
  websiteLabel: text.describe('The text of the link to the website.'),
  about: z
    .strictObject({
      title: text.describe('The heading of the section.'),
      paragraphs: uniqueTexts.describe('The paragraphs, in display order.'),
    })
    .meta({ shownIn: ['organisationPage'] })
    .describe('The section about the organisation on its page.'),
  offers: z
    .strictObject({
      title: text.describe('The heading of the section.'),
      items: uniqueList(offer, ({ title }) => title)
        .min(1)
        .describe('The cards, in display order.'),
    })
    .meta({ shownIn: ['organisationPage'] })
    .describe('The section with services or programmes on the organisation’s page.'),
})

import { z } from 'zod'
import { email, entries, icon, httpsAddress, phone, pictureAt, inCv, text, texts } from './primitives.ts'

/** Addresses the site needs itself; an organisation's page cannot stand on one of them. */
const TAKEN = new Set(['/404', '/animations', '/assets', '/cards', '/images', '/index'])

const path = text
  .refine((value) => /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value), {
    error: 'is not a path; write a slash and one word in small letters, digits and hyphens, like /academy',
  })
  .refine((value) => !TAKEN.has(value), { error: 'is a path that the site needs itself; choose another one' })
  .meta({ expects: 'a slash and one word in small letters, digits and hyphens' })

/** On the card of the main page, and on the page of the organisation itself. */
const both = { shownIn: ['card', 'organisationPage'] } as const

const offer = z.strictObject({
  icon: icon.describe('The sign on the card, as tabler:name.'),
  title: text.describe('The title of the card.'),
  description: text.describe('What is offered, in a sentence or two.'),
})

export const organisation = z.strictObject({
  path: path
    .meta({ shownIn: ['navigation', 'card'], outputs: ['search'] })
    .describe('Where the page of this organisation stands, like /academy.'),
  kind: z
    .enum(['company', 'school'])
    .meta({ shownIn: [], outputs: ['search'] })
    .optional()
    .describe('What search engines take it for: company, which it is without this line, or school.'),
  name: text
    .meta({ shownIn: ['navigation', 'card'], outputs: ['search'] })
    .describe('The short name: on the card of the main page and in the navigation.'),
  legalName: inCv
    .meta({ shownIn: ['organisationPage'], outputs: ['search', 'socialCard', 'contactCard'] })
    .describe('The full name: the title of the page of this organisation.'),
  logo: pictureAt('logo')
    .meta({ ...both, outputs: ['search', 'socialCard'] })
    .describe('The mark of the organisation.'),
  tagline: inCv
    .meta({ shownIn: ['organisationPage'], outputs: ['search', 'socialCard'] })
    .describe('The line under the title of the page.'),
  blurb: text.meta({ outputs: ['search'] }).describe('Two or three sentences for the card on the main page.'),
  features: texts.describe('The lines on the card: what the organisation does.'),
  phone: phone
    .meta({ inCv: true, ...both, outputs: ['search', 'contactCard', 'resume'] })
    .optional()
    .describe('The phone number, as people read it; leave the line out where there is none.'),
  email: email.meta({ inCv: true, ...both, outputs: ['search', 'contactCard'] }).describe('The e-mail address.'),
  location: inCv.meta({ ...both, outputs: ['search', 'contactCard'] }).describe('City and country.'),
  website: httpsAddress
    .meta({ ...both, outputs: ['cv', 'search', 'contactCard'] })
    .describe('The address of the organisation’s own website; it opens in a new tab.'),
  websiteLabel: text.describe('What the link to that website says.'),
  about: z
    .strictObject({
      title: text.describe('The heading of the part.'),
      paragraphs: texts.describe('The paragraphs, in order.'),
    })
    .meta({ shownIn: ['organisationPage'] })
    .describe('Who the organisation is, on its page.'),
  offers: z
    .strictObject({
      title: text.describe('The heading of the part.'),
      items: entries(offer, ({ title }) => title)
        .min(1)
        .describe('The cards, in order.'),
    })
    .meta({ shownIn: ['organisationPage'] })
    .describe('What the organisation offers, on its page: services or programs.'),
})

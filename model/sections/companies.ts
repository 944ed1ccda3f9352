import { z } from 'zod'
import { defineEntry, defineOtherSection, head, showAll } from '../define-section.ts'
import { email, phone, website } from '../fields/address.ts'
import { icon, pictureFor } from '../fields/file.ts'
import { uniqueList, uniqueTexts } from '../fields/list.ts'
import { place } from '../fields/place.ts'
import { plainText, richText } from '../fields/rich-text.ts'
import { cvText, isGroup, oneOf, text, textMatching, verbatim } from '../fields/text.ts'
import { firstSentence } from '../fields/typography.ts'
import { initialsOfFirm } from '../initials.ts'
import { markedBeside } from '../marks.ts'
import { NO_LIST } from '../resume.ts'

/** Paths that the site uses itself, and `/healthz`, where nginx says that it runs. */
const RESERVED_PATHS = new Set(['/404', '/animations', '/assets', '/cards', '/healthz', '/images', '/index'])

const path = textMatching(
  /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'Invalid path. Write a slash, then lowercase letters, digits or single hyphens, such as /academy.',
)
  .max(100, { error: 'The path is too long. Write at most 100 characters.' })
  .refine((value) => !RESERVED_PATHS.has(value), { error: 'The site uses this path itself. Choose another path.' })
  .meta({ ...verbatim, isName: true, expects: 'a slash, then lowercase letters, digits or single hyphens' })

const offer = z.strictObject({
  icon: icon
    .describe('The icon on the card, written as tabler:name.')
    .meta({ help: 'The icon on the card. Write a part of its name.' }),
  title: text.describe('The title of the card.'),
  description: richText.describe('One or two sentences about the offer.'),
})

const organisation = defineEntry({
  kind: 'companies',
  entry: z
    .strictObject({
      path: path
        .optional()
        .describe(
          'The path of the organisation’s page, such as /academy; omit the field if it has neither `about` nor `offers`.',
        )
        .meta({
          label: 'Address of its page',
          help: 'The address of its page on your site. It has one if there is more about it, or services or programmes.',
          example: '/academy',
        }),
      kind: oneOf(['company', 'school'], 'Unknown kind of organisation. Write company or school.')
        .optional()
        .describe('The type of organisation for search engines: company (the default) or school.')
        .meta({ label: 'Kind of organisation' }),
      name: cvText.describe('The short name, shown on the card of the main page and in the navigation.'),
      legalName: cvText
        .optional()
        .describe('The full name, shown as the heading of the organisation’s page.')
        .meta({ label: 'Full name' }),
      logo: pictureFor('logo').optional().describe('The logo of the organisation; its initials take its place.'),
      tagline: cvText.optional().describe('The line below the heading of the organisation’s page.'),
      blurb: richText
        .optional()
        .describe('Two or three sentences for the card on the main page.')
        .meta({ label: 'Text on the card' }),
      features: uniqueTexts
        .optional()
        .describe('What the organisation does, as a list on the card.')
        .meta({ label: 'What it does' }),
      phone: phone
        .meta({ printedInCv: true })
        .optional()
        .describe('The public phone number; leave it out if there is none.'),
      email: email.meta({ printedInCv: true }).optional().describe('The public email address.'),
      location: place
        .optional()
        .describe('The city and the country, in your words or in parts, such as { city: Porto, countryCode: PT }.')
        .meta({ help: 'The city and the country.' }),
      website: website.optional().describe('The URL of the organisation’s own website, which opens in a new tab.'),
      websiteLabel: text
        .optional()
        .describe('The text of the link to the website; without it, the link shows the host, such as www.example.com.')
        .meta({
          label: 'Text of the link to the website',
          help: 'Without one, the link shows the address.',
          example: 'Visit the website',
        }),
      about: z
        .strictObject({
          title: text.describe('The heading of the section.').meta({ label: 'Heading' }),
          paragraphs: uniqueList(richText).min(1).describe('The paragraphs, in display order.'),
        })
        .optional()
        .describe('The section about the organisation on its page.')
        .meta({ label: 'More about it' }),
      offers: z
        .strictObject({
          title: text.describe('The heading of the section.').meta({ label: 'Heading' }),
          items: uniqueList(offer, ({ title }) => title)
            .min(1)
            .describe('The cards, in display order.')
            .meta({ label: 'Cards' }),
        })
        .optional()
        .describe('The section with services or programmes on the organisation’s page.')
        .meta({ label: 'Services or programmes' }),
    })
    .refine(({ path: own, about, offers }) => own !== undefined || (about ?? offers) === undefined, {
      error: 'An organisation with `about` or `offers` has a page of its own. Add its path, such as "path: /academy".',
      when: isGroup,
    })
    .refine(({ path: own, about, offers }) => own === undefined || (about ?? offers) !== undefined, {
      path: ['path'],
      error:
        'An organisation without `about` and `offers` has no page of its own. Add one of them, or remove the path.',
      when: isGroup,
    }),
  show: ({ kind: _kind, blurb, location, ...entry }) => ({
    ...entry,
    ...(location && { location: location.text }),
    ...(!entry.logo && { initials: markedBeside(initialsOfFirm(entry.name), entry.name, 'logo') }),
    blurb: blurb ?? firstSentence(plainText(entry.about?.paragraphs[0] ?? '')),
  }),
  resume: NO_LIST,
})

export const companies = defineOtherSection({
  name: 'companies',
  schema: z
    .strictObject({
      title: head.title,
      label: head.label,
      mission: richText
        .optional()
        .describe('The mission statement below the cards, shown as a quotation.')
        .meta({ label: 'Mission' }),
      organisations: z
        .array(organisation.entry)
        .describe('The organisations, in display order; an empty list ([]) hides the section.')
        .meta({ help: 'The organisations, in display order. Without any, the section is hidden.' }),
    })
    .optional()
    .describe('The section with the organisations that you work with.')
    .meta({ label: 'Organisations' }),
  list: 'organisations',
  names: ['name'],
  noun: 'organisation',
  cv: 'named',
  show: ({ organisations, ...shown }, context) => [
    { ...shown, id: 'companies', kind: 'companies', organisations: showAll(organisations, organisation.show, context) },
  ],
})

import { z } from 'zod'
import { inCv, text } from './primitives.ts'

const holding = (...placeholders: string[]) =>
  text
    .refine((value) => placeholders.every((placeholder) => value.includes(placeholder)), {
      error: `lacks a placeholder; write ${placeholders.join(' and ')} where the site puts its figure`,
    })
    .meta({ expects: `a text with ${placeholders.join(' and ')}` })

/** Every word of the interface itself, so that another language is one file. */
export const uiStrings = z.strictObject({
  loading: text.describe('On the overlay, and while a page is on its way.'),
  skipToContent: text.describe('The first link of the page, for those who use a keyboard.'),
  navigation: text.describe('The name of the navigation bar, for screen readers.'),
  menu: text.describe('The button that opens the navigation on phones.'),
  cv: inCv.describe('The link to the CV, in the navigation.'),
  cvAsPdf: text.describe('What that link is called for screen readers.'),
  experience: inCv.describe('The heading over the work history in the CV.'),
  toLightTheme: text.describe('The theme button in the dark theme.'),
  toDarkTheme: text.describe('The theme button in the light theme.'),
  pauseAnimations: text.describe('The motion button while the decorative animations play.'),
  playAnimations: text.describe('The motion button while they stand still.'),
  openPhoto: text.describe('The name of the profile photo’s button.'),
  close: text.describe('The button that closes a pop-up.'),
  all: text.describe('The first filter of the gallery.'),
  filters: text.describe('The name of the row of filters, for screen readers.'),
  shownProjects: holding('{shown}', '{total}').describe(
    'How many projects stand in the gallery; {shown} and {total} are figures.',
  ),
  newTab: text.describe('Said to screen readers after a link that opens in a new tab.'),
  contactTitle: text.describe('The heading over an organisation’s contact entries.'),
  phone: text.describe('Before a phone number.'),
  email: text.describe('Before an e-mail address.'),
  location: text.describe('Before a place.'),
  website: text.describe('Before the address of a website.'),
  backToHome: text.describe('The link from a page below back to the top.'),
  notFoundTitle: text.describe('The heading of the page for an unknown address.'),
  notFoundText: text.describe('What that page says.'),
  loadFailed: text.describe('What a page says when its code did not arrive.'),
  tryAgain: text.describe('The button beside that message.'),
})

import { z } from 'zod'
import { organisation } from './organisation.ts'
import {
  animation,
  atMost,
  email,
  entries,
  icon,
  httpsAddress,
  skillIcon,
  linkAddress,
  pictureAt,
  inCv,
  siteAddress,
  text,
} from './primitives.ts'
import { uiStrings } from './ui-strings.ts'

const skill = z.strictObject({
  name: inCv.meta({ outputs: ['search', 'contactCard', 'resume'] }).describe('The name of the skill.'),
  icon: skillIcon.describe(
    'Its icon: devicon:name in its own colours, tabler:name in one, or the name of a picture in content/images/.',
  ),
})

const project = z.strictObject({
  title: inCv.meta({ outputs: ['resume'] }).describe('The title of the project.'),
  category: inCv
    .meta({ outputs: ['resume'] })
    .describe('The filter it stands under, spelled the same in every project of that kind.'),
  description: inCv.meta({ outputs: ['resume'] }).describe('The problem, the work and the result.'),
  picture: pictureAt('thumbnail', 'projectDialog').describe(
    'The picture of the project; twice as wide as high stands best.',
  ),
})

const workHistoryEntry = z.strictObject({
  period: inCv.meta({ outputs: ['resume'] }).describe('From when to when, like "2023 - 2024".'),
  role: inCv.meta({ outputs: ['resume'] }).describe('The role you had.'),
  employer: inCv
    .meta({ outputs: ['resume'] })
    .optional()
    .describe('The firm or client you had it with, where that may be said.'),
  description: inCv.meta({ outputs: ['resume'] }).describe('What you did and what came of it.'),
})

const quickLink = z.strictObject({
  label: text.describe('What the link says.'),
  address: linkAddress.describe('Where it leads: https://…, #section, or # for nowhere yet.'),
})

const socialProfile = z.strictObject({
  label: text.meta({ outputs: ['contactCard', 'resume'] }).describe('The name of the network, said to screen readers.'),
  icon: icon.describe('Its sign, like tabler:brand-github.'),
  address: httpsAddress
    .meta({ outputs: ['cv', 'search', 'contactCard', 'resume'] })
    .describe('The address of your profile there.'),
})

export const siteSchema = z.strictObject({
  url: siteAddress
    .meta({ inCv: true, shownIn: [], outputs: ['search', 'socialCard', 'contactCard', 'resume'] })
    .describe('The address the site is published at, base path included; SITE_URL overrides it.'),
  language: text
    .refine(isLanguage, {
      error: 'is not a language; write its code, like en or pt-BR',
    })
    .meta({ expects: 'the code of a language', shownIn: [], outputs: ['cv', 'contactCard'] })
    .describe('The language of the texts below, like en.'),
  name: atMost(60)
    .meta({
      inCv: true,
      shownIn: ['navigation', 'profileCard'],
      outputs: ['search', 'socialCard', 'contactCard', 'resume'],
    })
    .describe('Your name, of 60 characters at most, spelled as everywhere: {name} in any text below stands for it.'),
  title: text
    .meta({ shownIn: [], outputs: ['search'] })
    .describe('The title in the browser’s tab and in search results.'),
  description: text
    .min(50, { error: notShown })
    .max(160, { error: notShown })
    .meta({ shownIn: [], outputs: ['search'] })
    .describe('One or two sentences for search results, of 50 to 160 characters.'),
  hero: z
    .strictObject({
      headline: atMost(90).describe('The headline of the page, of 90 characters at most.'),
      subtitle: atMost(160).describe('The line under it, of 160 characters at most.'),
      picture: pictureAt('hero', 'heroNarrow').describe('The wide picture behind both.'),
    })
    .meta({ shownIn: ['banner'] })
    .describe('The banner at the top.'),
  profile: z
    .strictObject({
      photo: pictureAt('round', 'photoDialog')
        .meta({ outputs: ['search', 'socialCard', 'contactCard', 'resume'] })
        .describe('Your photo, shown round, with a green dot beside it, and whole in the pop-up.'),
      title: inCv
        .meta({ outputs: ['search', 'socialCard', 'contactCard', 'resume'] })
        .describe('What you are, in one line.'),
      experience: inCv.describe('How long you have done it.'),
      location: inCv.meta({ outputs: ['resume'] }).describe('Where you work from.'),
      availability: inCv.describe('Whether you take work.'),
      email: email
        .meta({ inCv: true, outputs: ['search', 'contactCard', 'resume'] })
        .optional()
        .describe(
          'Where you are written to yourself, if that may be public; the organisations have addresses of their own.',
        ),
    })
    .meta({ shownIn: ['profileCard'] })
    .describe('The card under the banner.'),
  expertise: z
    .strictObject({
      title: text.describe('The heading of the section.'),
      label: inCv.meta({ shownIn: ['navigation'] }).describe('Its name in the navigation.'),
      lead: text.describe('The intro under the heading.'),
      skills: entries(skill, ({ name }) => name)
        .min(1)
        .describe('The tiles, in order.'),
    })
    .meta({ shownIn: ['section'] })
    .describe('What you work with.'),
  companies: z
    .strictObject({
      title: text.describe('The heading of the section.'),
      label: inCv.meta({ shownIn: ['navigation'] }).describe('Its name in the navigation.'),
      mission: text.describe('The quoted statement under the cards.'),
      organisations: z
        .array(organisation)
        .min(1)
        .meta({ shownIn: ['card'] })
        .describe('The organisations, in order.'),
    })
    .meta({ shownIn: ['section'] })
    .describe('Whom you work with.'),
  gallery: z
    .strictObject({
      title: text.describe('The heading of the section.'),
      label: inCv.meta({ shownIn: ['navigation'] }).describe('Its name in the navigation.'),
      lead: text.describe('The subtitle under the heading.'),
      projects: z
        .array(project)
        .describe('The projects, in order; the filters follow from their categories. With [] the section stays out.'),
    })
    .meta({ shownIn: ['section'] })
    .describe('What you built.'),
  history: z
    .strictObject({
      title: text.describe('The heading of the section.'),
      label: text.meta({ shownIn: ['navigation'] }).describe('Its name in the navigation.'),
      lead: text.describe('The subtitle under the heading.'),
      entries: z.array(workHistoryEntry).min(1).describe('The entries, the newest first.'),
    })
    .meta({ shownIn: ['section'] })
    .describe('Where you were.'),
  footer: z
    .strictObject({
      aboutTitle: text.describe('The heading of the first part.'),
      about: text.meta({ outputs: ['search', 'contactCard', 'resume'] }).describe('A short text about you.'),
      linksTitle: text.describe('The heading of the second part.'),
      links: entries(quickLink, ({ label }) => label).describe('The quick links, in order.'),
      connectTitle: text.describe('The heading of the third part.'),
      profiles: entries(socialProfile, ({ label }) => label).describe('Your profiles elsewhere, in order.'),
      rights: text.describe('What follows © and the year.'),
    })
    .meta({ shownIn: ['footer'] })
    .describe('The end of the main page.'),
  animations: z
    .strictObject({
      loader: animation.optional().describe('On the overlay, 200 x 200.'),
      hero: animation.optional().describe('In the banner, 200 wide.'),
      profile: animation.optional().describe('On the profile card, 150 wide.'),
      expertise: animation.optional().describe('Beside the heading of your skills, 180 wide.'),
      history: animation.optional().describe('Beside the heading of your work history, 120 wide.'),
    })
    .optional()
    .describe('The decorative animations; leave a line out and its place stays empty.'),
  ui: uiStrings.describe('The words of the interface itself.'),
})

function notShown({ input }: { input?: unknown }): string {
  return `has ${String(input).length} characters; search results show 50 to 160`
}

function isLanguage(value: string): boolean {
  try {
    return /^(?!und)[a-z]{2,3}(?:-|$)/.test(value) && Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}

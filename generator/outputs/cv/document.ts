import { commaIn } from '../../../model/fields/list.ts'
import type { Content } from '../../../model/site-schema.ts'
import { documentContextOf } from '../../resolve/show.ts'
import { contactsOf, linkTo, type Part, textParts } from './entries.ts'
import { type CvSection, cvSectionsOf } from './sections.ts'

/** The CV: its texts, links and sections, for every format. */
export type CvDocument = {
  /** The title of the document. */
  title: string
  name: string
  role: string
  facts: string[]
  contact: Part[]
  sections: CvSection[]
  /** Between the words of a list, in the script of the CV. */
  comma: string
  site: Part
}

/** What a letter has below the head of the CV. */
export type Letter = {
  /** The title of the document. */
  title: string
  /** The lines of the address. */
  recipient: string[]
  /** As people write it. */
  date: string
  subject?: string | undefined
  blocks: LetterBlock[]
}

/** A paragraph or a list. */
export type LetterBlock = { paragraph?: Part[]; list?: Part[][] }

/** The language, its direction, the end of open periods, and the address of the site in it, without a trailing slash. */
export type CvSite = { address: string; language: string; direction: 'ltr' | 'rtl'; now: Date }

/**
 * @param content what the readers of this CV get
 * @param whole what they would get without `cv.pages`: where a page ends does not change the years of a skill
 */
export function cvDocument(content: Content, site: CvSite, whole = content): CvDocument {
  const { name, profile, footer, ui } = content
  const { title, experience, availability, location } = profile
  const context = documentContextOf(whole, site)
  const home = linkTo(`${site.address}/`)
  return {
    title: `${name}, ${ui.cv}`,
    name,
    role: title,
    facts: [experience, availability].filter((fact) => fact !== undefined),
    contact: [
      ...contactsOf(profile),
      ...textParts(location?.text),
      home,
      ...(footer?.profiles ?? []).map((social) => linkTo(social.address)),
    ],
    sections: cvSectionsOf(content, site.direction, context),
    comma: commaIn(ui.experience ?? ui.cv),
    site: home,
  }
}

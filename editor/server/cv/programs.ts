import { type ContentFile, textsIn } from '../../../content/content.ts'
import type { CvDocument } from '../../../generator/outputs/cv/document.ts'
import { type Fact, factsOf } from '../../../generator/reading/facts.ts'
import { readPdf } from '../../../generator/reading/read-cv.ts'
import { unreadIn } from '../../../generator/reading/unread.ts'
import { siteSchema } from '../../../model/site-schema.ts'
import type { Unread } from '../../protocol/cv.ts'

/** What programs read of a CV, in words, and what one of them does not find. */
export async function readByPrograms(
  pdf: Buffer,
  document: CvDocument,
  direction: 'ltr' | 'rtl',
  { value }: ContentFile,
): Promise<{ read: string[]; unread: Unread[] }> {
  const facts = factsOf(document)
  const readings = await readPdf(pdf, direction)
  const missing = new Set(readings.flatMap(({ text }) => unreadIn(text, facts, direction).map(({ fact }) => fact)))
  const texts = textsIn(siteSchema, value)
  return {
    read: wordsOf(
      facts.filter((fact) => !missing.has(fact)),
      document,
    ),
    unread: [...missing].map(({ what, text, entry }) => {
      const found = texts.find((each) => each.text === text) ?? texts.find((each) => each.text === entry)
      const owner = entry === undefined || entry === text ? '' : ` of "${entry}"`
      return { text: `the ${what}${owner}, "${text}"`, ...(found && { path: found.path }) }
    }),
  }
}

/** In their order: "name", "e-mail", "4 jobs", "12 skills". */
function wordsOf(facts: readonly Fact[], { sections }: CvDocument): string[] {
  const contacts = facts.flatMap(({ what }) => CONTACTS[what] ?? [])
  const counts = sections.flatMap(({ id = '', title = '' }) => {
    const count = facts.filter((fact) => fact.section === id && COUNTED.has(fact.what)).length
    if (count === 0) return []
    const noun = NOUNS[id]
    return noun === undefined ? `${count} in ${title}` : `${count} ${count === 1 ? noun : `${noun}s`}`
  })
  return [...contacts, ...counts]
}

const CONTACTS: Readonly<Record<string, string>> = {
  name: 'name',
  'e-mail address': 'e-mail',
  'telephone number': 'phone',
}

/** There is one for each entry. */
const COUNTED = new Set(['title', 'skill', 'recommendation'])

const NOUNS: Readonly<Record<string, string>> = {
  history: 'job',
  education: 'degree',
  expertise: 'skill',
  gallery: 'project',
  certificates: 'certificate',
  languages: 'language',
  publications: 'publication',
  awards: 'award',
  volunteering: 'volunteer role',
  companies: 'organisation',
}

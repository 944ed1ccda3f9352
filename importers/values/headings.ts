import { BASE_LANGUAGES, importTexts } from '../../content/content.ts'
import { keyOf } from './plain-text.ts'

/** The lists of a résumé that a heading can name, as in RESUME, and those that are about the owner. */
const SECTION_NAMES = [
  'work',
  'education',
  'skills',
  'projects',
  'awards',
  'certificates',
  'publications',
  'volunteer',
  'interests',
  'languages',
  'references',
  'summary',
  'courses',
  'organizations',
  'contact',
] as const
export type SectionName = (typeof SECTION_NAMES)[number]

/** What people call the lists in each language. */
const HEADINGS = BASE_LANGUAGES.flatMap((language) => {
  const { headings } = importTexts(language)
  return SECTION_NAMES.flatMap((section) =>
    (headings[section] ?? []).map((name) => ({ language, section, key: headingKey(name) })),
  )
})
const SECTIONS = new Map(HEADINGS.map(({ section, key }) => [key, section]))

/** A line that is drawn with characters behind a heading. */
const RULE = /[_=–—-]{4,}$/

/** Characters of a heading. */
const MAX_HEADING = 60

/** "Education & Certificates", "Skills and Interests" */
const AND = /\s*[&/+,|·]\s*|\s+(?:and|und|et|y|e|en|i|ve|och|の|和|与|و|और)\s+/iu

/** "Selected Publications" */
const ADJECTIVE =
  /^(?:selected|relevant|additional|other|notable|professional|personal|technical|academic|recent|previous|further|ausgewählte|weitere|sonstige|otros|otras|autres|altri|altre|overige|inne|outros|outras)\s+/iu

/** The section that a text is the heading of, in any language of the interface. Of two, the first. */
export function sectionOf(written: string): SectionName | undefined {
  const text = written.replace(RULE, '')
  if (text.length > MAX_HEADING) return undefined
  const whole = SECTIONS.get(headingKey(text))
  if (whole !== undefined) return whole
  const plain = text.replace(ADJECTIVE, '')
  const parts = plain.split(AND).map((part) => SECTIONS.get(headingKey(part)))
  return parts.length > 1 || plain !== text ? parts[0] : undefined
}

/** The language that most of the headings are in, if there are two or more and it is not English. */
export function languageOfHeadings(written: readonly string[]): string | undefined {
  const keys = new Set(written.map(headingKey))
  const counts = BASE_LANGUAGES.map((language) => {
    const found = HEADINGS.filter((each) => each.language === language && keys.has(each.key))
    return { language, count: new Set(found.map(({ key }) => key)).size }
  })
  const [best, next] = counts.toSorted((a, b) => b.count - a.count)
  return best && best.language !== 'en' && best.count > Math.max(1, next?.count ?? 0) ? best.language : undefined
}

/** Without accents, because capitals often have none, and without the spaces of "E X P E R I E N C E". */
function headingKey(text: string): string {
  return keyOf(text.normalize('NFD'))
}

import { keyOf } from '../plain-text.ts'
import headings from './headings.json' with { type: 'json' }

/** The lists of a résumé that a heading can name, and those that are about the owner. */
export type SectionName = keyof typeof headings

const NAMES = new Map(
  Object.entries(headings).flatMap(([section, texts]) =>
    texts.map((text) => [headingKey(text), section as SectionName] as const),
  ), // its names
)

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
  const whole = NAMES.get(headingKey(text))
  if (whole !== undefined) return whole
  const plain = text.replace(ADJECTIVE, '')
  const parts = plain.split(AND).map((part) => NAMES.get(headingKey(part)))
  return parts.length > 1 || plain !== text ? parts[0] : undefined
}

/** Without accents, because capitals often have none, and without the spaces of "E X P E R I E N C E". */
function headingKey(text: string): string {
  return keyOf(text.normalize('NFD'))
}

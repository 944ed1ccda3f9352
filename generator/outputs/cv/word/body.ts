import type { CvDocument, Letter } from '../document.ts'
import { type Entry, textParts, whereOf } from '../entries.ts'
import { type CvSection, textOfSkill } from '../sections.ts'
import { type Body, composeBody, type Writer } from './writer.ts'

/** The CV. */
export function bodyOf(document: CvDocument, direction: 'ltr' | 'rtl'): Body {
  return composeBody(direction, (write) => [
    ...headBlocks(document, write),
    ...document.sections.flatMap((section) => sectionBlocks(section, document.comma, write)),
  ])
}

/** Below the owner's name, as in the CV, a letter. */
export function letterBodyOf(document: CvDocument, letter: Letter, direction: 'ltr' | 'rtl'): Body {
  const { recipient, date, subject, blocks } = letter
  return composeBody(direction, (write) => [
    ...headBlocks(document, write),
    write.paragraph('Recipient', [{ text: recipient.join('\n') }]),
    write.paragraph('Date', [{ text: date }]),
    ...textParts(subject).map((part) => write.paragraph('Heading2', [part])),
    ...blocks.flatMap(({ paragraph = [], list = [] }) => [
      write.paragraph('BodyText', paragraph),
      ...list.map((parts) => write.paragraph('ListBullet', parts)),
    ]),
  ])
}

function headBlocks({ name, role, facts, contact }: CvDocument, write: Writer): string[] {
  return [
    write.paragraph('Title', [{ text: name }]),
    write.paragraph('Subtitle', [{ text: role }]),
    write.line(
      'Details',
      facts.map((text) => ({ text })),
    ),
    write.line('Contact', contact),
  ]
}

function sectionBlocks(section: CvSection, comma: string, write: Writer): string[] {
  const { title, paragraphs = [], entries = [], quotes = [], skills = [] } = section
  return [
    ...textParts(title).map((part) => write.paragraph('Heading1', [part])),
    ...paragraphs.map((parts) => write.paragraph('Normal', parts)),
    ...entries.flatMap((entry) => entryBlocks(entry, comma, write)),
    ...quotes.flatMap(({ text, by, role: position }) => [
      write.paragraph('Quote', text),
      write.line('Details', textParts(by, position)),
    ]),
    ...skills.map(({ name, note, skills: names }) => {
      const label = name === undefined ? [] : [{ text: `${textOfSkill({ name, note })}: `, isStrong: true } as const]
      return write.paragraph('Normal', [...label, { text: names.map(textOfSkill).join(comma) }])
    }),
  ]
}

function entryBlocks(entry: Entry, comma: string, write: Writer): string[] {
  const { title, note, result, text = [], highlights = [], tags = [], links = [] } = entry
  // The employer stands out from where that was, or the grade.
  const where = whereOf(entry).map((part) => (part === entry.place ? part : { ...part, isQuiet: true as const }))
  const hasMore = [text, highlights, tags, links].some((list) => list.length > 0)
  return [
    write.dated('Heading2', title, note),
    write.line('Details', [...where, ...(result ? [result] : [])], hasMore ? '<w:keepNext/>' : ''),
    write.paragraph('Normal', text),
    ...highlights.map((parts) => write.paragraph('ListBullet', parts)),
    write.paragraph('Technologies', [{ text: tags.join(comma) }]),
    write.line('Normal', links),
  ]
}

import { withOwnSpaces } from '../../values/headings.ts'
import { idFor, ownSection } from '../../write/own-sections.ts'

/** A section of the owner's own, with paragraphs. */
export function textSection(heading: string, texts: readonly string[], others: readonly { id: string }[]) {
  const title = titleOf(heading)
  const entries = texts.map((text) => ({ text }))
  return ownSection(idFor(title, others), title, 'text', entries)
}

/** "Work experience" for "WORK EXPERIENCE:", and "開発実績" for "【開発実績】" */
export function titleOf(heading: string): string {
  const text = withOwnSpaces(heading.replaceAll(/\s*:$|[_=–—-]{4,}$|[【】]/g, ''))
  if (text !== text.toUpperCase()) return text
  // Of Turkish, I is the capital of another letter.
  return text.slice(0, 1) + text.slice(1).toLocaleLowerCase(text.includes('İ') || text.includes('Ğ') ? 'tr' : 'en')
}

import type { Fields } from './entries.ts'

/** A section of the owner's own, with paragraphs. */
export function ownSection(heading: string, texts: readonly string[]): Fields {
  const title = titleOf(heading)
  const key = heading
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z\d]+/g, '-')
  const id = key.replaceAll(/^-+|-+$/g, '') || 'more'
  return { id, kind: 'text', title, label: title, entries: texts.map((text) => ({ text })) }
}

/** "Work experience" for "WORK EXPERIENCE:" */
export function titleOf(heading: string): string {
  const text = heading.replace(/\s*:$|[_=–—-]{4,}$/, '')
  return text === text.toUpperCase() ? text.slice(0, 1) + text.slice(1).toLowerCase() : text
}

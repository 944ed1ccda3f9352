import type { RichText, SectionView } from '../../model/view.ts'

/** As many records have room beside other lists, and a text of so many characters. */
const MOST_RECORDS = 8
const MOST_CHARACTERS = 160

/** Lists that are short, of short entries: they are beside each other. */
export function isSmall(section: SectionView): boolean {
  switch (section.kind) {
    case 'languages':
      return true
    case 'records':
      return section.entries.length <= MOST_RECORDS && section.entries.every(({ summary }) => isShort(summary))
    case 'timeline':
      return !section.isMain && section.groups.flat().every((entry) => !entry.highlights && isShort(entry.description))
    default:
      return false
  }
}

function isShort(text: RichText = ''): boolean {
  const parts = typeof text === 'string' ? [text] : text
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('').length <= MOST_CHARACTERS
}

/** What was made, what with, where; then the rest, in the order of the owner's file; companies last. */
export function inOrder(sections: readonly SectionView[]): SectionView[] {
  return sections.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function placeOf(section: SectionView): number {
  return [
    section.kind === 'gallery',
    section.kind === 'expertise',
    section.kind === 'timeline' && section.isMain,
    !isSmall(section) && section.kind !== 'companies',
    isSmall(section),
    section.kind === 'companies',
  ].indexOf(true)
}

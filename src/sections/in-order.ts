import type { SectionKind, SectionView } from '../../model/view.ts'

/** Lists that are short. */
const SMALL = new Set<SectionKind>(['records', 'languages'])

export function isSmall(section: SectionView): boolean {
  return SMALL.has(section.kind) || (section.kind === 'timeline' && !section.isMain)
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

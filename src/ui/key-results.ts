import type { Result, SectionView } from '../../model/view.ts'

/** What a job or a project changed, and the employer or the project. */
export type KeyResult = Result & { source?: string | undefined }

/** In the jobs, newest first, and in the projects. */
export function keyResultsIn(sections: readonly SectionView[]): KeyResult[] {
  return sections
    .toSorted((a, b) => Number(b.kind === 'timeline') - Number(a.kind === 'timeline'))
    .flatMap((section) => {
      if (section.kind === 'timeline')
        return section.groups.flat().flatMap(({ result, place }) => (result ? { ...result, source: place } : []))
      if (section.kind !== 'gallery') return []
      return section.projects.flatMap(({ result, title }) => (result ? { ...result, source: title } : []))
    })
}

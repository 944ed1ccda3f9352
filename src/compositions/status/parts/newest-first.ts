import type { Project } from '../../../../model/view.ts'

/** The later a project ended, the sooner; those without dates come last, in their order. */
export function newestFirst(projects: readonly Project[]): Project[] {
  return projects.toSorted((a, b) => endOf(b).localeCompare(endOf(a)))
}

/** What has not ended is after every date. */
function endOf({ period }: Project): string {
  if (!period?.start) return ''
  return period.end === undefined || period.isCurrent ? `~${period.start}` : period.end
}

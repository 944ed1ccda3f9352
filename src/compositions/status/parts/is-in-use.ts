import type { Skill } from '../../../../model/view.ts'

/** Whether recent work names it. */
export function isInUse({ evidence }: Skill): boolean {
  return evidence?.spans?.some(({ isCurrent }) => isCurrent) === true
}

/** Whether work with dates names it. */
export function isDated({ evidence }: Skill): boolean {
  return (evidence?.spans?.length ?? 0) > 0
}

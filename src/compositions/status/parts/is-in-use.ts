import type { Skill } from '../../../../model/view.ts'

/** Whether recent work names it. */
export function isInUse({ evidence }: Skill): boolean {
  return evidence?.spans?.some(({ isCurrent }) => isCurrent) === true
}

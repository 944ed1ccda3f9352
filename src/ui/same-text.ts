import { withoutMarks } from '../../model/marks.ts'

/** Whether two texts are the same but for the marks of their addresses. */
export function sameText(one: string | undefined, other: string | null): boolean {
  return withoutMarks(one ?? '') === withoutMarks(other ?? '')
}

import { withoutMarks } from '../../model/marks.ts'

/** A text as it reads: while developing, it has the marks of its address. */
export function withoutMarksIfAny(text: string): string {
  return import.meta.env.DEV ? withoutMarks(text) : text
}

/** Whether two texts are the same but for the marks of their addresses, which they have while developing. */
export function sameText(one: string | undefined, other: string | null): boolean {
  return withoutMarksIfAny(one ?? '') === withoutMarksIfAny(other ?? '')
}

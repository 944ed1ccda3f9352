import { withoutMarks } from '../../model/marks.ts'

/** Whether two texts are the same. While developing, marks of their addresses are around them. */
export const sameText = import.meta.env.DEV
  ? (one = '', other = '') => withoutMarks(one) === withoutMarks(other)
  : (one?: string, other?: string) => one === other

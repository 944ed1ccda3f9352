import type { Organisation } from '../../model/view.ts'
import { withoutMarksIfAny } from './same-text.ts'

/** Between the names of several employers. */
const SEVERAL = /\s+[&+/·]\s+/

/** Whether a place of work is an organisation, or names it among others: "Mill GmbH & Oven Ltd" */
export function isAt(place: string | undefined, { name, legalName = name }: Organisation): boolean {
  const names = new Set([name, legalName].map(withoutMarksIfAny))
  return [place ?? '', ...(place ?? '').split(SEVERAL)].some((each) => names.has(withoutMarksIfAny(each)))
}

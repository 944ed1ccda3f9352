type Span = { startDate?: string; endDate?: string }

/** "2021-03 - 2024", "2021-03 - Present" or "2021" */
export function periodOf({ startDate, endDate }: Span): string | undefined {
  if (startDate === undefined || endDate === undefined)
    return startDate === undefined ? endDate : `${startDate} - Present`
  return startDate === endDate ? startDate : `${startDate} - ${endDate}`
}

/** Sorts by the end and the start, without an end first, and without dates last. */
export function newestFirst(a: Span, b: Span): number {
  return keyOf(b).localeCompare(keyOf(a))
}

/** Sorts entries without a date last. */
export function newestDateFirst(a = '', b = ''): number {
  return b.localeCompare(a)
}

function keyOf({ startDate, endDate }: Span): string {
  if (startDate === undefined) return endDate ?? ''
  return `${endDate ?? '9999'} ${startDate}`
}

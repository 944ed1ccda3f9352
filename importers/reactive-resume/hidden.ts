import type { AddNote } from '../report.ts'

/** What the owner has hidden is not published, but named. */
export function isShown(
  { hidden, visible }: { hidden?: unknown; visible?: unknown },
  what: string,
  note: AddNote,
): boolean {
  const isHidden = hidden === true || visible === false
  if (isHidden) note('skipped', what, 'you have hidden it in Reactive Resume')
  return !isHidden
}

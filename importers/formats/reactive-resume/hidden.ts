import type { AddNote } from '../../report.ts'

/** What the owner has hidden is not published, but named. */
export function isShown(
  { hidden, visible }: { hidden?: unknown; visible?: unknown },
  what: string,
  note: AddNote,
): boolean {
  // What is neither said to be shown nor left open is hidden: "false" or 0, for example.
  const isHidden =
    ![undefined, null, false].some((each) => hidden === each) ||
    ![undefined, null, true].some((each) => visible === each)
  if (isHidden) note('skipped', what, 'you have hidden it in Reactive Resume')
  return !isHidden
}

import type { AddNote } from '../../report.ts'

type Visibility = { hidden?: unknown; visible?: unknown }

/** What the owner has hidden is not published, but named. */
export function isShown(item: Visibility, what: string, note: AddNote): boolean {
  if (isHidden(item)) note('skipped', what, 'you have hidden it in Reactive Resume')
  return !isHidden(item)
}

/** What is neither said to be shown nor left open is hidden: "false" or 0, for example. */
export function isHidden({ hidden, visible }: Visibility): boolean {
  return (
    ![undefined, null, false].some((each) => hidden === each) ||
    ![undefined, null, true].some((each) => visible === each)
  )
}

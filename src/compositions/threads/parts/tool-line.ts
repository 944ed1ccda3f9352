import type { MapLine, Skill, UiStrings } from '../../../../model/view.ts'
import type { Technology } from '../../../sections/expertise/technologies.tsx'

/** Technologies with their icons, in the order of their lines. */
export type ToolsOf = (names: readonly string[]) => Technology[]

/** A line of the map with its skill. */
export type ToolLine = MapLine & { name: string; icon: Skill['icon'] }

/** The id of the choice of tools. */
export const TOOLS = 'mapTools'

/** "+2 more" */
export const furtherTools = (count: number, strings: UiStrings) =>
  (strings.furtherTools ?? '+{count}').replace('{count}', `${count}`)

/** As many lines have room on phones. */
const ON_PHONES = 3

/** The line that a visitor follows, and those that phones draw beside it. */
export function onPhonesOf(lines: readonly ToolLine[], followed: ToolLine | undefined): Set<string> {
  const others = lines.filter(({ id, isOnPhones }) => isOnPhones && id !== followed?.id)
  return new Set([...(followed ? [followed] : []), ...others].slice(0, ON_PHONES).map(({ id }) => id))
}

/** A line that a visitor follows, and at which of its stations they are. */
export type Followed = { line: ToolLine; station: number; isFirst?: true }

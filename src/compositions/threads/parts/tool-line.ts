import type { MapLine, Skill } from '../../../../model/view.ts'
import type { Technology } from '../../../sections/expertise/technologies.tsx'

/** Technologies with their icons, in the order of their lines. */
export type ToolsOf = (names: readonly string[]) => Technology[]

/** A line of the map with its skill. */
export type ToolLine = MapLine & { name: string; icon: Skill['icon'] }

/** A line that a visitor follows, and at which of its stations they are. */
export type Followed = { line: ToolLine; station: number; isFirst?: true }

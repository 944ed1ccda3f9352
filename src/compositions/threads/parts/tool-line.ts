import type { MapLine, Skill } from '../../../../model/view.ts'

/** The icon of a technology by its name. */
export type IconOf = (name: string) => Skill['icon']

/** A line of the map with its skill. */
export type ToolLine = MapLine & { name: string; icon: Skill['icon'] }

/** A line that a visitor follows, and at which of its stations they are. */
export type Followed = { line: ToolLine; station: number; isFirst?: true }

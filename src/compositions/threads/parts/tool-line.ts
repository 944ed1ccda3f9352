import type { MapLine, Skill } from '../../../../model/view.ts'

/** A line of the map with its skill. */
export type ToolLine = MapLine & Pick<Skill, 'name' | 'icon'>

/** A line that a visitor follows, and at which of its stations they are. */
export type Followed = { line: ToolLine; station: number; isFirst?: true }

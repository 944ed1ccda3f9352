import type { Line } from '../../source/line.ts'
import type { Period } from '../../values/dates.ts'
import type { Atom } from './atoms.ts'

/** An entry of a section: the texts of its head by field, and what is said about it. */
export type Entry = {
  values: ReadonlyMap<string, Atom>
  /** Fields that another reading would fill in another way. */
  doubtful: ReadonlySet<string>
  /** Texts of the head that no field took. */
  rest: Atom[]
  /** What a column on the left says beside the texts. */
  aside?: Atom | undefined
  body: Line[]
  /** A line of the texts that could be the head of another entry, or the heading of another section. */
  stray?: Line | undefined
  period?: Period
  dated?: Line
}

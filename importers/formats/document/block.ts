import type { Line } from '../../source/line.ts'
import type { Period } from './periods.ts'

/** An entry of a section: what it is, and what is said about it. */
export type Block = {
  head: Line[]
  body: Line[]
  period?: Period
  dated?: Line
  /** What the column on the left says, if it is no date. */
  aside?: Line
}

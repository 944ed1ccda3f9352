import type { Path } from '../content/content.ts'
import type { Line } from './source/line.ts'

/** `restOf` is set for the second half of a word over two lines. */
export type Word = { key: string; start: number; end: number; restOf?: Word }
export type Text = {
  at: Path
  value: string
  isDate: boolean
  words: readonly Word[]
  keys: string[]
  isFree: boolean[]
}
/** A word of a text of the content. */
export type Position = { text: Text; index: number }
/** A line of a document. */
export type Written = { line: Line; text: string; words: readonly Word[] }

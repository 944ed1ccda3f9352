import type { Path } from '../protocol.ts'

/** What became of a part of a line: the value that has it, in points from the top left corner of the page. */
export type ComparedPart = {
  start: number
  end: number
  x: number
  width: number
  state: 'taken' | 'doubtful' | 'left'
  path?: Path
}

export type ComparedLine = {
  text: string
  x: number
  top: number
  height: number
  isHeading: boolean
  parts: ComparedPart[]
}

/** The texts of the imported file. A Word file is one page without a size. */
export type Comparison = {
  kind: 'pdf' | 'word'
  pages: { width: number; height: number; lines: ComparedLine[] }[]
}

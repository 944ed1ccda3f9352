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
  /** The section that it is the heading of: its list in the content, which need not have it, and its name in the file. */
  section?: { list: Path; title: string }
  parts: ComparedPart[]
}

/** The texts of the imported file. A Word file is one page without a size. */
export type Comparison = {
  kind: 'pdf' | 'word'
  pages: { width: number; height: number; lines: ComparedLine[] }[]
}

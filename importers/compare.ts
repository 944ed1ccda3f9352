import type { Path } from '../content/content.ts'
import { accountFor, isHeading, type LineAccount, leftIn, withoutDerived } from './account.ts'
import { columnsOf } from './formats/document/columns.ts'
import {
  type Cell,
  groupsOf,
  heightOf,
  joinCells,
  type Line,
  sizeOf,
  startOf,
  textOf,
  withCells,
} from './source/line.ts'
import type { TextDocument } from './source/read-document.ts'

export { readDocument, type TextDocument } from './source/read-document.ts'

/** The values of the content, and the paths of those that the import was not sure of. */
type Content = { value: object; doubts: readonly Path[] }

/** What became of a part of a line. */
type ComparedPart = {
  start: number
  end: number
  x: number
  width: number
  state: 'taken' | 'doubtful' | 'left'
  /** The value that has it. */
  path?: Path
}

/** In points from the top left corner of its page. What is in no part is a label, a heading or a separator. */
type ComparedLine = { text: string; x: number; top: number; height: number; isHeading: boolean; parts: ComparedPart[] }

type ComparedPage = { width: number; height: number; lines: ComparedLine[] }

/** In sizes of a text: how far its letters reach above the baseline, and how high its line is. */
const ASCENT = 0.88
const HEIGHT = 1.16

/** Says of each text of a document what became of it in the content, as it is now. */
export function compareWith({ kind, pages }: TextDocument, { value, doubts }: Content): ComparedPage[] {
  const read = columnsOf(pages).flat()
  // On a page, texts that are far apart are two.
  const split = (line: Line) => groupsOf(line).map((cells) => withCells(line, cells))
  const lines = kind === 'pdf' ? read.flatMap(split) : read
  const accounts = accountFor(lines, withoutDerived(value))
  const compared = accounts.map((account) => ({ place: account.line.place, line: comparedLine(account, doubts) }))
  if (kind === 'word') return [{ width: 0, height: 0, lines: compared.map(({ line }) => line) }]
  return pages.map(({ width, height = 0 }, index) => ({
    width,
    height,
    lines: compared.filter(({ place }) => place === `page ${index + 1}`).map(({ line }) => line),
  }))
}

function comparedLine(account: LineAccount, doubts: readonly Path[]): ComparedLine {
  const { line, parts } = account
  const text = textOf(line)
  const taken = parts.flatMap(({ text: part, start, at }): ComparedPart[] => {
    if (at === undefined) return []
    const state = doubts.some((doubt) => isWithin(at, doubt)) ? 'doubtful' : 'taken'
    return [{ ...placeOf(line, ...withMarks(text, start, part)), state, path: at }]
  })
  const left = line.artifact ? [] : leftIn(account)
  const untaken = left.map(({ text: part, start }): ComparedPart => {
    return { ...placeOf(line, ...withMarks(text, start, part)), state: 'left' }
  })
  const size = sizeOf(line)
  return {
    text,
    x: startOf(line),
    top: heightOf(line) - ASCENT * size,
    height: HEIGHT * size,
    isHeading: line.heading !== undefined || parts.some(({ at }) => at !== undefined && isHeading(at)),
    parts: joined(
      line,
      [...taken, ...untaken].toSorted((a, b) => a.start - b.start),
    ),
  }
}

/** From where to where a part goes, with the full stop behind it, and the brackets and quotes around it. */
function withMarks(text: string, start: number, part: string): [number, number] {
  const end = start + part.length
  const before = /[("'“„«+#]*$/.exec(text.slice(0, start))?.[0] ?? ''
  const after = /^[.!?)"'”“»%+#]*/.exec(text.slice(end))?.[0] ?? ''
  return [start - before.length, end + after.length]
}

const isWithin = (path: Path, outer: Path) => outer.every((step, index) => path[index] === step)

/** Parts of one value with nothing but a label between them are one. */
function joined(line: Line, parts: readonly ComparedPart[]): ComparedPart[] {
  const result: ComparedPart[] = []
  for (const part of parts) {
    const before = result.at(-1)
    if (before?.path && before.path.join('.') === part.path?.join('.')) {
      result.splice(-1, 1, { ...before, ...placeOf(line, before.start, part.end) })
    } else result.push(part)
  }
  return result
}

/** Where a part of the text of a line is. */
function placeOf({ cells }: Line, start: number, end: number) {
  const x = placeAt(cells, start, true)
  return { start, end, x, width: placeAt(cells, end, false) - x }
}

/** Between two cells, the start of the second or the end of the first. */
function placeAt(cells: readonly Cell[], offset: number, isStart: boolean): number {
  let last = cells[0]?.x ?? 0
  for (const [index, cell] of cells.entries()) {
    const end = joinCells(cells.slice(0, index + 1)).length
    const inCell = offset - (end - cell.text.length)
    if (inCell < 0) return isStart ? cell.x : last
    if (isStart ? offset < end : offset <= end) {
      const whole = widthOf(cell.text) || 1
      return cell.x + ((cell.end - cell.x) * widthOf(cell.text.slice(0, inCell))) / whole
    }
    last = cell.end
  }
  return last
}

const NARROW = /[ijl.,:;'’|!()[\]ftrI\s·-]/gu
const WIDE = /[mwMW@%—]/gu
const CAPITAL = /[A-Z0-9]/g

/** About how wide a text is: letters have different widths, and the file does not say which. */
function widthOf(text: string): number {
  const count = (kind: RegExp) => text.match(kind)?.length ?? 0
  return text.length - count(NARROW) * 0.45 + count(WIDE) * 0.45 + count(CAPITAL) * 0.2
}

import { isWithin, type Path } from '../content/content.ts'
import { SECTIONS } from '../model/sections/index.ts'
import { isHeading, leftIn, withoutDerived } from './account.ts'
import { accountFor, type LineAccount } from './find-words.ts'
import { columnsOf } from './formats/document/columns.ts'
import { titleOf } from './formats/document/own-section.ts'
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
import { isWholeHeading, namedSectionOf } from './values/headings.ts'

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
type ComparedLine = {
  text: string
  x: number
  top: number
  height: number
  isHeading: boolean
  /** The section that it is the heading of: its list in the content, which need not have it, and its name in the document. */
  section?: { list: Path; title: string }
  parts: ComparedPart[]
}

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
  const list = listBelow(account)
  return {
    text,
    x: startOf(line),
    top: heightOf(line) - ASCENT * size,
    height: HEIGHT * size,
    isHeading: line.heading !== undefined || parts.some(({ at }) => at !== undefined && isHeading(at)),
    ...(list && { section: { list, title: titleOf(text) } }),
    parts: joined(
      line,
      [...taken, ...untaken].toSorted((a, b) => a.start - b.start),
    ),
  }
}

/** The list of entries that a heading is above, as the content says or else its words. */
function listBelow({ line, parts }: LineAccount): Path | undefined {
  const [section, index] = parts.find(({ at }) => at !== undefined && isHeading(at))?.at ?? []
  if (section === 'custom' && index !== undefined) return ['custom', index, 'entries']
  const text = textOf(line)
  const name = isWholeHeading(text) ? namedSectionOf(text) : undefined
  const known = SECTIONS.find((each) =>
    section === undefined
      ? name !== undefined && (each.resume?.list === name || (name === 'skills' && each.name === 'expertise'))
      : each.name === section,
  )
  return known && [known.name, known.list]
}

/** From where to where a part goes, with the full stop behind it, and the brackets and quotes around it. */
function withMarks(text: string, start: number, part: string): [number, number] {
  const end = start + part.length
  const before = /[("'“„«+#]*$/.exec(text.slice(0, start))?.[0] ?? ''
  const after = /^[.!?)"'”“»%+#]*/.exec(text.slice(end))?.[0] ?? ''
  return [start - before.length, end + after.length]
}

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
  const [a, b] = [placeAt(cells, start, true), placeAt(cells, end, false)]
  return { start, end, x: Math.min(a, b), width: Math.abs(b - a) }
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Between two cells, the start of the second or the end of the first. */
function placeAt(cells: readonly Cell[], offset: number, isStart: boolean): number {
  let last = cells[0]?.x ?? 0
  for (const [index, { text, x, end }] of cells.entries()) {
    const [from, to] = RIGHT_TO_LEFT.test(text) ? [end, x] : [x, end]
    const textEnd = joinCells(cells.slice(0, index + 1)).length
    const inCell = offset - (textEnd - text.length)
    if (inCell < 0) return isStart ? from : last
    if (isStart ? offset < textEnd : offset <= textEnd) {
      return from + ((to - from) * widthOf(text.slice(0, inCell))) / (widthOf(text) || 1)
    }
    last = to
  }
  return last
}

/** Of the usual small letter, about as in most fonts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'’|!]/, 0.5],
  [/[tfrI()[\]\s-]/, 0.62],
  [/[mwMW@%—]/, 1.5],
  [/[\p{Lu}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, 1.25],
]

/** About how wide a text is: the file says where its runs begin and end, and not where their letters are. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? 1), 0)
}

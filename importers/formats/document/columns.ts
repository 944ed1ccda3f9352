import {
  type Cell,
  type Columns,
  groupsOf,
  heightOf,
  joinCells,
  type Line,
  type PageLines,
  sizeOf,
  styleOfCell,
  textOf,
} from '../../source/line.ts'
import { sectionOf } from '../../values/headings.ts'
import { isPlace } from '../../values/words.ts'
import { isLevel } from './levels.ts'
import { isDatePart } from './line-dates.ts'
import { withoutMargin } from './margin.ts'

type Piece = { cell: Cell; line: Line; isHeading: boolean }

/** A column has at least so many texts. */
const MIN_TEXTS = 4
/** In a table, most texts on the right have one on the left on the same line. In two columns, few have. */
const FEW = 0.4
const MOST = 0.7
/** Part of the texts of a column that has nothing but what belongs to the other. */
const DETAILS = 0.4
const MOST_DETAILS = 0.6
/** Parts of a page: of a column, and of one with nothing but the names of sections. */
const MIN_WIDTH = 0.2
const MIN_NAMES = 0.12
/** In points: how far texts may reach into the space between columns. */
const TOLERANCE = 3
const MAX_INDENT = 30
/** Part of the texts of a column that has the headings alone. */
const HEADINGS = 0.4
/** In heights of a text: the lines of one heading are closer. */
const SAME_HEADING = 1.8

/** Sorts the lines into columns. The wider one also has the texts across both. */
export function columnsOf(pages: readonly PageLines[]): Columns {
  const flows = [...new Set(pages.map(({ flow }) => flow))]
  const texts = flows.flatMap((flow) => {
    const own = withoutMargin(pages.filter((page) => page.flow === flow).map(withoutArtifacts))
    const columns = columnsOfText(own.pages)
    return own.margin.length > 0 ? [own.margin, ...columns] : columns
  })
  const joined = withHeadingsInBoxes(texts)
  // What is no part of the text, such as a running header, is read last.
  const artifacts = pages.flatMap(({ lines }) => lines.filter(({ artifact }) => artifact))
  return artifacts.length > 0 ? [...joined, artifacts] : joined
}

/** A heading in a box of its own belongs to the next one. */
function withHeadingsInBoxes(columns: Columns): Line[][] {
  const joined: Line[][] = []
  for (const column of columns) {
    const before = joined.at(-1)
    const isHeading = before?.length === 1 && before[0] !== undefined && sectionOf(textOf(before[0])) !== undefined
    if (isHeading) before.push(...column)
    else joined.push([...column])
  }
  return joined
}

function withoutArtifacts({ lines, ...page }: PageLines): PageLines {
  return { ...page, lines: lines.filter(({ artifact }) => !artifact) }
}

function columnsOfText(written: readonly PageLines[]): Columns {
  const found = written.map((page) => ({ page, gutter: gutterOf(page) }))
  const pages = found.map(({ page, gutter }) =>
    gutter !== undefined && isInPart(page, gutter) ? inOrder(page, gutter) : page,
  )
  const gutters = found.map(({ page, gutter }) => (gutter !== undefined && isInPart(page, gutter) ? undefined : gutter))
  const known = gutters.find((gutter) => gutter !== undefined)
  if (known === undefined) return withBlocksApart(pages.flatMap(({ lines }) => lines))
  const isWideLeft = pages.some(({ width }) => known >= width / 2)
  const sides = pages.map(({ lines }, index) => {
    const gutter = gutters[index] ?? known
    // A page with one of the columns alone has that one at its usual place.
    const isSplit = gutters[index] !== undefined || lines.every((line) => !crosses(line, gutter))
    const isLeft = ({ x }: Cell) => x < gutter - TOLERANCE
    const whole = isSplit ? lines.filter((line) => crosses(line, gutter)) : lines
    const left = lines.flatMap((line) => withCells(line, line.cells.filter(isLeft)))
    const right = lines.flatMap((line) =>
      withCells(
        line,
        line.cells.filter((cell) => !isLeft(cell)),
      ),
    )
    const narrow = (side: readonly Line[]) =>
      side.filter(({ cells }) => !whole.some((line) => line.cells.includes(cells[0])))
    const wide = (side: readonly Line[]) => [...narrow(side), ...whole].toSorted((a, b) => heightOf(a) - heightOf(b))
    return isWideLeft ? { left: wide(left), right: narrow(right) } : { left: narrow(left), right: wide(right) }
  })
  if (!isWideLeft && areHeadings(sides.flatMap(({ left }) => left))) return [sides.flatMap(withHeadings)]
  return [sides.flatMap(({ left }) => left), sides.flatMap(({ right }) => right)]
}

/** Sections beside each other below a row of headings become columns. */
function withBlocksApart(lines: readonly Line[]): Columns {
  const at = lines.findIndex((line) => headingStartsOf(line).length > 1)
  const row = lines[at]
  if (row === undefined) return [lines]
  const starts = headingStartsOf(row)
  const below = lines.slice(at + 1)
  const end = endOfBlocks(row, starts, below)
  const isIn = ({ x }: Cell, index: number) =>
    x < (starts[index + 1] ?? Infinity) - TOLERANCE && (index === 0 || x >= (starts[index] ?? 0) - TOLERANCE)
  const all = [row, ...below.slice(0, end)]
  const blocks = starts.map((_, index) =>
    all.flatMap((line) =>
      withCells(
        line,
        line.cells.filter((cell) => isIn(cell, index)),
      ),
    ),
  )
  const rest = below.slice(end)
  // What has no heading of its own belongs to the section before.
  const isOwn = rest[0] === undefined || sectionOf(textOf(rest[0])) !== undefined
  if (blocks.some((block) => block.length < 2) || !isOwn) return [lines]
  return [lines.slice(0, at), ...blocks, ...(rest.length > 0 ? withBlocksApart(rest) : [])]
}

/** Where the headings of a row with nothing else begin. */
function headingStartsOf(line: Line): number[] {
  const groups = groupsOf(line)
  return groups.every((cells) => sectionOf(joinCells(cells)) !== undefined)
    ? groups.flatMap(([first]) => first?.x ?? [])
    : []
}

/** Blocks end at the next page, at a line over both, and at a heading below all that is on the right. */
function endOfBlocks(row: Line, [, ...starts]: readonly number[], below: readonly Line[]): number {
  const isOver = (line: Line) => line.place !== row.place || starts.some((start) => crosses(line, start))
  const over = below.findIndex(isOver)
  const beside = below.slice(0, over < 0 ? below.length : over)
  // Dates at the other margin are no text of a block.
  const isAtStart = ({ x }: Cell) => starts.some((start) => x >= start - TOLERANCE && x < start + MAX_INDENT)
  const lastRight = beside.findLastIndex(({ cells }) => cells.some(isAtStart))
  const next = beside.findIndex((line, index) => index > lastRight && sectionOf(textOf(line)) !== undefined)
  return next < 0 ? beside.length : next
}

/** Whether a column has hardly anything but headings. Above the first is the contact. */
function areHeadings(lines: readonly Line[]): boolean {
  const groups = headingGroupsOf(lines)
  const isHeading = (group: readonly Line[]) => sectionOf(group.map(textOf).join(' ')) !== undefined
  const below = groups.slice(groups.findIndex(isHeading))
  const headings = below.filter(isHeading)
  return headings.length > 1 && headings.flat().length > below.flat().length * HEADINGS
}

/** The lines of a column of headings, by heading. */
function headingGroupsOf(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const before = groups.at(-1)?.at(-1)
    const gap = before === undefined ? -1 : heightOf(line) - heightOf(before)
    if (gap >= 0 && gap < SAME_HEADING * sizeOf(line)) groups.at(-1)?.push(line)
    else groups.push([line])
  }
  return groups
}

/** Lines over the whole width, and the part of the others that are in the longest run, if only that run has columns. */
const FEW_WHOLE = 4
const LONGEST = 0.75

/** Whether a page has columns between lines over its whole width, and not below a head alone. */
function isInPart(page: PageLines, gutter: number): boolean {
  const whole = page.lines.filter((line) => crosses(line, gutter)).length
  const { start, end } = longestRunIn(page, gutter)
  return whole >= FEW_WHOLE && end - start < (page.lines.length - whole) * LONGEST
}

/** The longest run of lines of which none goes over the gutter. */
function longestRunIn({ lines }: PageLines, gutter: number): { start: number; end: number } {
  const ends = [-1, ...lines.flatMap((line, index) => (crosses(line, gutter) ? [index] : [])), lines.length]
  const runs = ends.slice(1).map((end, index) => ({ start: (ends[index] ?? -1) + 1, end }))
  return runs.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0] ?? { start: 0, end: 0 }
}

/** A page in reading order of which the longest run is in two columns. */
function inOrder(page: PageLines, gutter: number): PageLines {
  const { start, end } = longestRunIn(page, gutter)
  const isLeft = ({ x }: Cell) => x < gutter - TOLERANCE
  const side = (isOf: (cell: Cell) => boolean) =>
    page.lines.slice(start, end).flatMap((line) => withCells(line, line.cells.filter(isOf)))
  const lines = [
    ...page.lines.slice(0, start),
    ...side(isLeft),
    ...side((cell) => !isLeft(cell)),
    ...page.lines.slice(end),
  ]
  return { ...page, lines }
}

/** Puts headings that are beside their sections before them. */
function withHeadings({ left, right }: { left: readonly Line[]; right: readonly Line[] }): Line[] {
  const headings = headingGroupsOf(left).flatMap(([first, ...others]): Line[] => {
    if (first === undefined) return []
    const text = [first, ...others].map(textOf).join(' ')
    return [others.length === 0 ? first : { ...first, cells: [{ ...first.cells[0], text }] }]
  })
  const before = headings.map((heading) => ({ heading, at: startBeside(heading, right) }))
  return [
    ...right.flatMap((line, index) => [...before.filter(({ at }) => at === index).map(({ heading }) => heading), line]),
    ...before.filter(({ at }) => at === right.length).map(({ heading }) => heading),
  ]
}

/** The first line of the section that a heading is beside: near it, the one with the most space above. */
function startBeside(heading: Line, lines: readonly Line[]): number {
  const [{ y, size }] = heading.cells
  const near = lines.flatMap((line, index) =>
    heightOf(line) > y - 1.8 * size && heightOf(line) < y + 2 * size ? [index] : [],
  )
  const spaceAbove = (index: number) => {
    const [before, line] = [lines[index - 1], lines[index]]
    return before && line ? heightOf(line) - heightOf(before) : Infinity
  }
  const [first = lines.findIndex((line) => heightOf(line) > y - size)] = near.toSorted(
    (a, b) => spaceAbove(b) - spaceAbove(a),
  )
  return first < 0 ? lines.length : first
}

function withCells(line: Line, [first, ...others]: readonly Cell[]): Line[] {
  return first ? [{ ...line, cells: [first, ...others] }] : []
}

/** Whether a text goes over the space between two columns. */
function crosses({ cells }: Line, gutter: number): boolean {
  return cells.some(({ x, end }) => x < gutter - TOLERANCE && end > gutter + TOLERANCE)
}

/** Where the right column of a page begins, if it has two. */
function gutterOf({ width, lines }: PageLines): number | undefined {
  const pieces = lines.flatMap((line) =>
    line.cells.map((cell): Piece => ({ cell, line, isHeading: sectionOf(cell.text) !== undefined })),
  )
  const starts = new Map<number, number>()
  for (const { cell } of pieces) starts.set(Math.round(cell.x), (starts.get(Math.round(cell.x)) ?? 0) + 1)
  const candidates = [...starts]
    .filter(([x, count]) => count >= MIN_TEXTS && x > width * MIN_NAMES && x < width * (1 - MIN_WIDTH))
    .toSorted((a, b) => b[1] - a[1])
  const isFound = (x: number) =>
    x > width * MIN_WIDTH ? isGutter(x, pieces) : haveNames(pieces.filter(({ cell }) => cell.x < x - TOLERANCE))
  const found = candidates.map(([x]) => x).find((x) => !isDateColumn(x, pieces) && isFound(x))
  if (found === undefined) return undefined
  // Some lines of the column begin further to the left than most.
  const left = pieces.filter(({ cell }) => cell.x < found - TOLERANCE && cell.end <= found).map(({ cell }) => cell.end)
  const edge = Math.max(...left)
  const all = pieces.map(({ cell }) => cell.x)
  const usual = Math.min(...all.filter((x) => x > edge))
  // Lines over both columns may end near it: the column begins where the fewest lines go over its edge.
  const near = all.filter((x) => x > found - MAX_INDENT && x <= found)
  const crossed = (x: number) => lines.filter((line) => crosses(line, x)).length
  return [usual, ...near].reduce((best, x) => (crossed(x) < crossed(best) ? x : best))
}

/** Whether texts on both sides are columns of their own: they have headings, or are at other heights. */
function isGutter(gutter: number, pieces: readonly Piece[]): boolean {
  const crossing = pieces.filter(({ line }) => crosses(line, gutter))
  // Only the part of the page below or between lines over the whole width.
  const heights = [-Infinity, ...new Set(crossing.map(({ line }) => heightOf(line))), Infinity]
  return heights.some((top, index) => {
    const bottom = heights[index + 1] ?? Infinity
    const between = pieces.filter(({ line }) => heightOf(line) > top && heightOf(line) < bottom)
    const left = between.filter(({ cell }) => cell.x < gutter - TOLERANCE)
    const right = between.filter(({ cell }) => cell.x >= gutter - TOLERANCE)
    if (left.length < MIN_TEXTS || right.length < MIN_TEXTS) return false
    if (haveNames(left)) return true
    const [leftLines, rightLines] = [new Set(left.map(({ line }) => line)), new Set(right.map(({ line }) => line))]
    const aligned = [...rightLines].filter((line) => leftLines.has(line))
    const share = aligned.length / Math.min(leftLines.size, rightLines.size)
    const areTexts =
      [left, right].every((side) => side.filter(isDetail).length < side.length * DETAILS) && areBeside(left, right)
    const haveHeadings = [left, right].every((side) => side.some(({ isHeading }) => isHeading))
    const styles = headingStylesOf(right)
    const haveSameHeadings = [...headingStylesOf(left)].some((style) => styles.has(style))
    return haveSameHeadings || share < (haveHeadings || areTexts ? MOST : FEW)
  })
}

/** Dates and places beside entries are no column of their own. */
function isDateColumn(gutter: number, pieces: readonly Piece[]): boolean {
  const right = new Set(pieces.filter(({ cell }) => cell.x >= gutter - TOLERANCE).map(({ line }) => line))
  const beside = pieces.filter(
    ({ cell, line, isHeading }) => !isHeading && cell.x < gutter - TOLERANCE && cell.end <= gutter && right.has(line),
  )
  const details = beside.filter(isDetail)
  return details.length > 2 && details.length >= beside.length * MOST_DETAILS
}

/** Whether the texts of two columns are at the same heights, and not above and below each other. */
function areBeside(left: readonly Piece[], right: readonly Piece[]): boolean {
  const heights = right.map(({ line }) => heightOf(line))
  const texts = left.filter((piece) => !isDetail(piece))
  const beside = texts.filter(({ line, cell }) =>
    heights.some((height) => Math.abs(height - heightOf(line)) < 2 * cell.size),
  )
  return beside.length > texts.length * MOST
}

/** Dates, places and the like belong to what is beside them. */
function isDetail({ cell }: Piece): boolean {
  return isDatePart(cell.text) || isPlace(cell.text) || isLevel(cell.text)
}

/** Whether a column is nearly nothing but the names of sections, which are beside them. */
function haveNames(pieces: readonly Piece[]): boolean {
  const texts: { text: string; line: Line }[] = []
  for (const { cell, line } of pieces) {
    const before = texts.at(-1)
    if (before && heightOf(line) - heightOf(before.line) < SAME_HEADING * cell.size) {
      texts.splice(-1, 1, { text: `${before.text} ${cell.text}`, line })
    } else texts.push({ text: cell.text, line })
  }
  const known = texts.filter(({ text }) => sectionOf(text) !== undefined)
  return known.length > 2 && known.length > texts.length / 2
}

/** The styles of headings, but for that of most texts. */
function headingStylesOf(pieces: readonly Piece[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { cell } of pieces) counts.set(styleOfCell(cell), (counts.get(styleOfCell(cell)) ?? 0) + 1)
  const styles = pieces.filter(({ isHeading }) => isHeading).map(({ cell }) => styleOfCell(cell))
  return new Set(styles.filter((style) => (counts.get(style) ?? 0) < pieces.length / 2))
}

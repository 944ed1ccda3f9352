/** A text in one style, in points from the top left corner of its page. `y` is the baseline. */
export type Cell = {
  text: string
  x: number
  end: number
  y: number
  size: number
  font: string
  url?: string
  /** As in `Line`, if the cells of the line differ in it. */
  heading?: number
  block?: number
}

/** The cells on one baseline of a column, in reading order. */
export type Line = {
  place: string
  cells: readonly [Cell, ...Cell[]]
  /** The level of a heading, as the file has it. */
  heading?: number
  /** Lines with the same number are one paragraph, or one item of a list. */
  block?: number
  /** The baseline of its first line, if several were joined. */
  top?: number
  /** Whether it is no part of the text, such as a running header. */
  artifact?: boolean
}

/** A page with its lines over the whole width, from top to bottom. */
export type PageLines = {
  width: number
  /** Of a PDF. A Word file does not say where its pages end. */
  height?: number
  lines: readonly Line[]
  /** Links that no text has, such as those of pictures: each with its address as its text. */
  links?: readonly Line[]
  /** Pages with the same number are one text. A text box, a page header and the notes have one of their own. */
  flow?: number
}

/** Columns in reading order. The lines of each are in order over all pages. */
export type Columns = readonly (readonly Line[])[]

/** In widths of a character of this size. Cells that are further apart belong to a table, or are aligned to the other margin. */
const TABULATOR = 1.5
/** A narrower gap is within a word. */
const SPACE = 0.15

export function textOf({ cells }: Pick<Line, 'cells'>): string {
  return joinCells(cells)
}

export function joinCells(cells: readonly Cell[]): string {
  return cells.reduce((text, cell, index) => text + spaceBetween(cells[index - 1], cell) + cell.text, '').trim()
}

/** What is between two cells that follow each other: a space, or nothing where they touch. */
export function spaceBetween(before: Cell | undefined, cell: Cell): string {
  return before === undefined || gapBetween(before, cell) < SPACE ? '' : ' '
}

/** The groups of cells of a line that are far apart. */
export function groupsOf({ cells }: Line): Cell[][] {
  const groups: Cell[][] = []
  for (const [index, cell] of cells.entries()) {
    const before = cells[index - 1]
    const gap = before === undefined ? 0 : gapBetween(before, cell)
    // A text of a table can be longer than its column is wide.
    if (before === undefined || gap > TABULATOR || gap < -TABULATOR) groups.push([cell])
    else groups.at(-1)?.push(cell)
  }
  return groups
}

/** Where each group ends in the text of the line. */
export function groupEndsOf(line: Line): number[] {
  return groupsOf(line).map((_, index, groups) => joinCells(groups.slice(0, index + 1).flat()).length)
}

/** In widths of a character. Texts from right to left have their first cell on the right. */
function gapBetween(before: Cell, cell: Cell): number {
  return Math.max(cell.x - before.end, before.x - cell.end) / Math.max(before.size, cell.size)
}

export function startOf({ cells }: Line): number {
  return cells[0].x
}

export function heightOf({ cells }: Line): number {
  return Math.max(...cells.map(({ y }) => y))
}

export function endOf({ cells }: Line): number {
  return Math.max(...cells.map(({ end }) => end))
}

export function sizeOf({ cells }: Line): number {
  return Math.max(...cells.map(({ size }) => size))
}

/** The style of the longest text of a line, but for what is at the other margin. Lines of the same kind have the same. */
export function styleOf(line: Line): string {
  const [cells = []] = groupsOf(line)
  const [longest] = cells.toSorted((a, b) => b.text.length - a.text.length)
  return longest ? styleOfCell(longest) : ''
}

export function styleOfCell({ font, size }: Cell): string {
  return `${font} ${Math.round(size * 2) / 2}`
}

/** The line with these cells alone. */
export function withCells(line: Line, cells: readonly Cell[]): Line {
  const [first = line.cells[0], ...others] = cells
  return { ...line, cells: [first, ...others] }
}

/** Hyphens that do not break and signs for minus are read as those that people type. */
export function withPlainDashes(text: string): string {
  return text.replaceAll(/[\u2010\u2011\uFE63\uFF0D]/g, '-').replaceAll('\u2212', '–')
}

import { heightOf, type Line, type PageLines, sizeOf } from '../../source/line.ts'

/** In points, the layout of every profile that LinkedIn saves as a PDF. */
const MAIN_COLUMN = 200
export const SIZES = { name: 20, heading: 14, sideHeading: 12.5, employer: 11.75, role: 11, footer: 9.5 }
/** In heights of the text: how far a line of the same text is below, and a place below a date. */
export const WRAPPED_ITEM = 1.45

type Group = { heading: Line | undefined; lines: Line[] }

/** The lines of each column, without the numbers of pages. */
export function columnsOf(pages: readonly PageLines[]): { side: Line[]; main: Line[] } {
  const lines = pages.flatMap((page) => page.lines)
  const columnOf = (isOwn: (x: number) => boolean) =>
    lines.flatMap((line) => {
      const [first, ...others] = line.cells.filter(({ x }) => isOwn(x))
      return first && sizeOf({ ...line, cells: [first, ...others] }) > SIZES.footer
        ? [{ ...line, cells: [first, ...others] as const }]
        : []
    })
  return { side: columnOf((x) => x < MAIN_COLUMN), main: columnOf((x) => x >= MAIN_COLUMN) }
}

export function isHeading(line: Line): boolean {
  return sizeOf(line) >= SIZES.heading && sizeOf(line) < SIZES.name
}

export function groupsOf(lines: readonly Line[], isStart: (line: Line) => boolean): Group[] {
  const groups: Group[] = [{ heading: undefined, lines: [] }]
  for (const line of lines) {
    if (isStart(line)) groups.push({ heading: line, lines: [] })
    else groups.at(-1)?.lines.push(line)
  }
  return groups
}

/** In heights of the text. Undefined on another page. */
export function distance(before: Line | undefined, line: Line): number | undefined {
  return before?.place === line.place ? (heightOf(line) - heightOf(before)) / sizeOf(line) : undefined
}

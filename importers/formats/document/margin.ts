import { type Cell, type Line, type PageLines, withCells } from '../../source/line.ts'
import { EMAIL } from './contact.ts'

const ADDRESS = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/iu
const PHONE = /^\+?[\d\s()./-]{8,20}$/u
/** In points: between the margin and the text. */
const APART = 8

/** Addresses in the margin on the left, which are too few for a column: they are no part of the lines beside them. */
export function withoutMargin(pages: readonly PageLines[]): { pages: PageLines[]; margin: Line[] } {
  const margin: Line[] = []
  const others = pages.map((page) => {
    const cells = page.lines.flatMap((line) => line.cells)
    const left = Math.min(...cells.filter((cell) => !isAddress(cell)).map(({ x }) => x))
    const isInMargin = (cell: Cell) => isAddress(cell) && cell.end < left - APART
    if (!cells.some(isInMargin)) return page
    margin.push(...page.lines.flatMap((line) => withOnly(line, isInMargin)))
    return { ...page, lines: page.lines.flatMap((line) => withOnly(line, (cell) => !isInMargin(cell))) }
  })
  const texts = margin.map(({ cells }) => cells[0].text)
  return { pages: others, margin: margin.filter((_, index) => texts.indexOf(texts[index] ?? '') === index) }
}

function isAddress({ text }: Cell): boolean {
  return EMAIL.test(text) || ADDRESS.test(text) || PHONE.test(text)
}

function withOnly(line: Line, isOwn: (cell: Cell) => boolean): Line[] {
  const cells = line.cells.filter(isOwn)
  return cells.length > 0 ? [withCells(line, cells)] : []
}

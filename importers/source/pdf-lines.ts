import type { LinkArea, PdfPage, Run } from './extract.mjs'
import type { Cell, Line, PageLines } from './line.ts'

/** In heights of the larger text. Icons and superscripts are not exactly on the baseline. */
const SAME_LINE = 0.3
/** In widths of a character: what is further apart is another cell. */
const SAME_CELL = 0.9
const SPACE = 0.15

/** Characters of icon fonts, which are no text, and soft hyphens. */
const ICONS = /[\p{Co}\p{Cc}\u00AD\uFFFD]/gu
const RIGHT_TO_LEFT = /[\u0590-\u08FF]/

/** The lines of a PDF. */
export function pdfLines(pages: readonly PdfPage[]): PageLines[] {
  const symbols = symbolFontsIn(pages)
  return pages.map((page, index) => ({ width: page.width, lines: linesOf(page, `page ${index + 1}`, symbols) }))
}

/** Fonts whose characters are all alone: bullets and icons, whatever letters stand for them. */
function symbolFontsIn(pages: readonly PdfPage[]): ReadonlySet<string> {
  const fonts = new Map<string, Run[]>()
  for (const run of pages.flatMap(({ runs }) => runs)) fonts.set(run.font, [...(fonts.get(run.font) ?? []), run])
  const isAlone = ({ text }: Run) => /^[^\p{N}]$/u.test(text.trim())
  return new Set([...fonts].flatMap(([font, runs]) => (runs.length > 1 && runs.every(isAlone) ? [font] : [])))
}

/** The lines of a page over its whole width, from top to bottom. */
function linesOf({ runs, links }: PdfPage, place: string, symbols: ReadonlySet<string>): Line[] {
  const rows: Run[][] = []
  for (const run of runs.flatMap(withoutIcons).toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    const [first] = row ?? []
    if (row && first && run.y - first.y <= SAME_LINE * Math.max(first.size, run.size)) row.push(run)
    else rows.push([run])
  }
  return rows.flatMap((row) => {
    const [first, ...others] = withBullet(cellsOf(row, links), symbols)
    return first ? [{ place, cells: [first, ...others] as const }] : []
  })
}

function withoutIcons(run: Run): Run[] {
  const text = run.text.replaceAll(ICONS, '').normalize('NFC').trim()
  return text === '' ? [] : [{ ...run, text }]
}

function cellsOf(row: readonly Run[], links: readonly LinkArea[]): Cell[] {
  const isReversed = row.filter(({ text }) => RIGHT_TO_LEFT.test(text)).length * 2 > row.length
  const cells: Cell[] = []
  for (const run of row.toSorted((a, b) => (isReversed ? b.x - a.x : a.x - b.x))) {
    const cell = cellOf(run, links)
    const before = cells.at(-1)
    // Some programs write bold text twice.
    if (before?.text === cell.text && Math.abs(before.x - cell.x) < 1) continue
    const gap = before && (isReversed ? before.x - cell.end : cell.x - before.end) / cell.size
    const isSame = gap !== undefined && gap < SAME_CELL && isSameStyle(before, cell)
    if (!isSame) cells.push(cell)
    else cells.splice(-1, 1, joined(before, cell, gap > SPACE ? ' ' : ''))
  }
  return cells
}

/** A symbol before a text is a bullet, and any other is an icon. */
function withBullet([first, ...others]: readonly Cell[], symbols: ReadonlySet<string>): Cell[] {
  if (first === undefined) return []
  const isSymbol = ({ font }: Cell) => symbols.has(font)
  const texts = others.filter((cell) => !isSymbol(cell))
  const [text, ...further] = texts
  if (!isSymbol(first)) return [first, ...texts]
  // Letters of small capitals are not apart from their word.
  if (text && text.x - first.end < SPACE * text.size) return [first, ...texts]
  return text ? [{ ...text, x: first.x, text: `• ${text.text}` }, ...further] : []
}

function cellOf({ text, x, y, width, size, font }: Run, links: readonly LinkArea[]): Cell {
  const middle = x + width / 2
  const link = links.find(
    ({ left, right, top, bottom }) => left <= middle && middle <= right && top <= y && y - size / 2 <= bottom,
  )
  return { text, x, end: x + width, y, size, font, ...(link && { url: link.url }) }
}

function isSameStyle(a: Cell | undefined, b: Cell): a is Cell {
  return a?.font === b.font && Math.abs(a.size - b.size) < 0.5 && a.url === b.url
}

function joined(a: Cell, b: Cell, space: string): Cell {
  return { ...a, text: a.text + space + b.text, x: Math.min(a.x, b.x), end: Math.max(a.end, b.end) }
}

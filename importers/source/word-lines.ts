import { type Cell, type Line, type PageLines, withPlainDashes } from './line.ts'
import type { Block, Paragraph, Piece, Table, TableCell } from './word-paragraphs.ts'
import type { Style } from './word-styles.ts'

/** In points, as in a PDF. Without a size of their own, headings are smaller at each level. */
const SIZES = { text: 10, title: 26, step: 3 }
/** In heights of the text. */
const CHARACTER = 0.5
const GAP = 2
const LINE = 12
const INDENT = 12
/** Of a table without widths, and between tabulators without places. */
const COLUMN = 200

const BULLET = /^[•●▪■◦○·➢➤✓✔*–-]$|^\p{Co}$/u
const PRIVATE = /\p{Co}/gu

/** A line of a paragraph. */
type WordLine = { style: Style; block: number; pieces: Piece[]; isItem: boolean; indent: number }
type Text = { text: string; font: string; size: number; url: string | undefined }

/** A text with its name, such as "page header". */
export type Flow = { name?: string; blocks: readonly Block[] }

/** The lines of the texts of a Word file. Each is a flow of its own. */
export function wordLines(flows: readonly Flow[], listOf: ListOf): PageLines[] {
  let block = 0
  const linesOfParagraph = (paragraph: Paragraph) => {
    block += 1
    return splitLines(paragraph, block, listOf)
  }
  // Without a width, a page has one column.
  return flows.map(({ name, blocks }, flow) => ({
    width: 0,
    flow,
    lines: new Layout(linesOfParagraph, name).lay(blocks),
  }))
}

type ListOf = (list: { id: string; level: number }) => Style & { isShown: boolean }
type LinesOf = (paragraph: Paragraph) => WordLine[]

/** Puts the lines of a text below each other. */
class Layout {
  private readonly lines: Line[] = []
  private readonly linesOf: LinesOf
  private readonly name: string | undefined
  private y = 0

  constructor(linesOf: LinesOf, name: string | undefined) {
    this.linesOf = linesOf
    this.name = name
  }

  lay(blocks: readonly Block[]): Line[] {
    for (const block of blocks) {
      if ('rows' in block) this.addTable(block)
      else for (const line of this.linesOf(block)) this.add(cellsOf(line, 0, this.y + LINE), [line])
    }
    return this.lines
  }

  private addTable({ rows }: Table) {
    for (const row of rows) {
      if (isColumns(row)) for (const { blocks } of row) this.lay(blocks)
      else this.addRow(row)
    }
  }

  /** A date beside a job is a row. */
  private addRow(row: readonly TableCell[]) {
    this.y += LINE
    const places = row.map(({ x }, index) => x ?? index * COLUMN)
    const columns = row.map(({ blocks }) =>
      blocks.flatMap((block) => ('rows' in block ? [] : this.linesOf(block))).filter(hasText),
    )
    const beside = columns.flatMap(([line]) => (line ? [line] : []))
    const cells = columns.flatMap(([line], index) => {
      const edge = places[index + 1]
      return line ? cellsOf(line, places[index] ?? 0, this.y).map((cell) => within(cell, edge)) : []
    })
    this.y -= LINE
    this.add(cells, beside)
    for (const line of columns.at(-1)?.slice(1) ?? [])
      this.add(cellsOf(line, places.at(-1) ?? 0, this.y + LINE), [line])
  }

  private add([first, ...others]: readonly Cell[], from: readonly WordLine[]) {
    this.y += LINE
    if (first === undefined) return
    const [line] = from
    const place = `${this.name ? `${this.name}, ` : ''}paragraph ${this.lines.length + 1}`
    if (from.length > 1 || line === undefined) this.lines.push({ place, cells: [first, ...others] })
    else {
      const plain = (cell: Cell): Cell => {
        const { block: _block, heading: _heading, ...rest } = cell
        return rest
      }
      const { block, style } = line
      const heading = style.heading === undefined ? {} : { heading: style.heading }
      this.lines.push({ place, cells: [plain(first), ...others.map(plain)], block, ...heading })
    }
  }
}

/** Whether the cells of a row have texts of their own, which follow each other. */
function isColumns(row: readonly TableCell[]): boolean {
  const isTable = (block: Block) => 'rows' in block
  if (row.some(({ blocks }) => blocks.some(isTable))) return true
  const left = row
    .slice(0, -1)
    .map(({ blocks }) => blocks.flatMap((block) => ('rows' in block || !isFilled(block) ? [] : [block])))
  return left.some((texts) => texts.length > 1 || texts.some(({ style }) => style.heading !== undefined))
}

function isFilled({ pieces }: Pick<Paragraph, 'pieces'>): boolean {
  return pieces.some((piece) => typeof piece !== 'string' && piece.text.trim() !== '')
}

function hasText(line: WordLine): boolean {
  return isFilled(line)
}

/** A long text has several lines in its column. */
function within(cell: Cell, edge: number | undefined): Cell {
  const limit = edge === undefined ? Infinity : edge - GAP * cell.size
  return { ...cell, end: Math.max(Math.min(cell.end, limit), Math.min(cell.end, cell.x + cell.size)) }
}

/** A line break within a paragraph begins another line, as in a PDF. */
function splitLines({ style, pieces }: Paragraph, block: number, listOf: ListOf): WordLine[] {
  const list = style.list && style.heading === undefined ? listOf(style.list) : undefined
  const isItem = list?.isShown === true
  const indent = style.indent ?? list?.indent ?? (isItem ? INDENT * ((style.list?.level ?? 0) + 1) : 0)
  const first = indent + (style.first ?? list?.first ?? 0)
  const lines: Piece[][] = [[]]
  for (const piece of pieces.flatMap(separated)) {
    if (piece === 'break') lines.push([])
    else lines.at(-1)?.push(piece)
  }
  return lines.map((line, index) => ({
    style,
    block,
    pieces: line,
    isItem: isItem && index === 0,
    indent: Math.max(0, index === 0 ? first : indent),
  }))
}

/** Spaces are used as a tabulator, and underscores as a line below a heading. */
function separated(piece: Piece): Piece[] {
  if (typeof piece === 'string') return [piece]
  const withBreaks = (text: string) =>
    text.split(/_{5,}/).flatMap((part, index) => [...(index > 0 ? ['break' as const] : []), part])
  const texts = piece.text.split(/ {3,}|\t/).map(withBreaks)
  return texts.flatMap((parts, index) => [
    ...(index > 0 ? ['tab' as const] : []),
    ...parts.map((part) => (part === 'break' ? part : { ...piece, text: part })),
  ])
}

/** The texts of a line. A tabulator begins another cell at the next column. */
function cellsOf({ style, block, pieces, isItem, indent }: WordLine, left: number, y: number): Cell[] {
  const cells: Cell[] = []
  let x = left + indent
  let isNew = true
  for (const [index, piece] of pieces.entries()) {
    if (piece === 'break') continue
    if (piece === 'tab') {
      x = afterTab(x, left, style, () => widthAt(pieces, index + 1, style))
      isNew = true
      continue
    }
    const { text: written, font, size, url } = textOf(piece, style)
    const text = written.trim()
    const start = x + (written.length - written.trimStart().length) * size * CHARACTER
    x += written.length * size * CHARACTER
    if (text === '') continue
    const before = cells.at(-1)
    const end = start + text.length * size * CHARACTER
    if (before && !isNew && before.font === font && before.size === size && before.url === url) {
      cells.splice(-1, 1, { ...before, text: before.text + (start > before.end ? ' ' : '') + text, end })
    } else {
      const { heading } = style
      cells.push({ text, x: start, end, y, size, font, ...(url && { url }), block, ...(heading && { heading }) })
    }
    isNew = false
  }
  return withBullet(cells, isItem).flatMap(withoutIcons)
}

function withBullet([first, second, ...others]: readonly Cell[], isItem: boolean): Cell[] {
  if (first === undefined) return []
  const isTyped = second !== undefined && BULLET.test(first.text)
  if (isTyped) return [{ ...second, x: first.x, text: `• ${second.text}` }, ...others]
  const rest = first.text.replace(/^\p{Co}\s*/u, '')
  const isItself = isItem || rest !== first.text
  return [
    ...(rest === '' ? [] : [{ ...first, text: isItself ? `• ${rest}` : rest }]),
    ...(second ? [second] : []),
    ...others,
  ]
}

function withoutIcons(cell: Cell): Cell[] {
  const text = cell.text.replaceAll(PRIVATE, '').trim()
  return text === '' ? [] : [{ ...cell, text }]
}

function textOf({ text, style, url }: Exclude<Piece, string>, { heading, isTitle }: Style): Text {
  const font = [heading === undefined ? 'regular' : 'heading', style.isBold && 'strong', style.isItalic && 'em']
  const usual = heading === undefined ? SIZES.text : SIZES.title - SIZES.step * (isTitle ? 0 : heading)
  return {
    text: withPlainDashes(text).replaceAll('\u00AD', '').normalize('NFC'),
    font: font.filter(Boolean).join(' '),
    size: style.size ?? usual,
    url,
  }
}

/** Where the text behind a tabulator begins. */
function afterTab(x: number, left: number, { tabs = [], size = SIZES.text }: Style, widthAfter: () => number): number {
  const [stop] = tabs.filter(({ at }) => left + at > x).toSorted((a, b) => a.at - b.at)
  if (stop === undefined) return Math.ceil((x + 1) / COLUMN) * COLUMN
  return Math.max(x + GAP * size, left + stop.at - (stop.isRight ? widthAfter() : 0))
}

/** The width of a text up to the next tabulator. */
function widthAt(pieces: readonly Piece[], start: number, { size = SIZES.text }: Style): number {
  let length = 0
  for (let index = start; index < pieces.length; index += 1) {
    const piece = pieces[index]
    if (piece === undefined || typeof piece === 'string') break
    length += piece.text.length
  }
  return length * size * CHARACTER
}

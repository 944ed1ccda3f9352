import { DomUtils, parseDocument } from 'htmlparser2'
import type { Cell, Line, PageLines } from './line.ts'

const { isTag, isText } = DomUtils
type ChildNode = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<ChildNode, { attribs: object }>

const HEADING = /^h[1-6]$/
/** Of text, and of the largest heading. Each level is smaller. */
const SIZES = { text: 10, title: 26, step: 3 }
/** A tabulator or a column of a table. */
const WIDTH = 200
const HEIGHT = 12
const INDENT = 12

type Style = { size: number; font: string; indent: number; bullet: boolean }
type Paragraph = Style & { nodes: readonly ChildNode[] }

/** The lines of a Word file, which mammoth has converted to HTML. A table is read row by row. */
export function wordLines(html: string): PageLines[] {
  const lines: Line[] = []
  let y = 0
  const add = (cells: readonly Cell[]) => {
    const [first, ...others] = cells
    y += HEIGHT
    if (first) lines.push({ place: `paragraph ${lines.length + 1}`, cells: [first, ...others] })
  }
  const addAll = (nodes: readonly ChildNode[]) => {
    for (const { nodes: parts, ...style } of paragraphsOf(nodes)) add(cellsOf(parts, style, 0, y))
  }
  for (const node of parseDocument(html).children) {
    if (!isTag(node) || node.name !== 'table') {
      addAll([node])
      continue
    }
    for (const row of rowsOf(node)) {
      const columns = row.map((cell) => paragraphsOf(cell.children).filter(({ nodes }) => textOf(nodes) !== ''))
      // A date beside a job is a row. Columns with headings and lists of their own follow each other.
      const isRow = columns.length < 2 || columns.slice(0, -1).every((paragraphs) => paragraphs.length < 2)
      if (!isRow) for (const cell of row) addAll(cell.children)
      else {
        add(columns.flatMap(([first], index) => (first ? cellsOf(first.nodes, first, index * WIDTH, y) : [])))
        for (const { nodes, ...style } of columns.at(-1)?.slice(1) ?? [])
          add(cellsOf(nodes, style, (columns.length - 1) * WIDTH, y))
      }
    }
  }
  // Without a width, it has one column.
  return [{ width: 0, lines }]
}

/** The rows of a table, with their cells. */
function rowsOf(table: Element): Element[][] {
  return DomUtils.getElementsByTagName('tr', table, true).map((row) =>
    row.children.filter((cell): cell is Element => isTag(cell) && (cell.name === 'td' || cell.name === 'th')),
  )
}

const PLAIN: Style = { size: SIZES.text, font: 'regular', indent: 0, bullet: false }

/** Every paragraph, heading and item of a list. An item of an inner list is indented further. */
function paragraphsOf(nodes: readonly ChildNode[], style = PLAIN): Paragraph[] {
  return nodes.flatMap((node): Paragraph[] => {
    if (!isTag(node)) return isText(node) && node.data.trim() !== '' ? [{ ...style, nodes: [node] }] : []
    const { name, children } = node
    if (name === 'ul' || name === 'ol') return paragraphsOf(children, { ...style, indent: style.indent + INDENT })
    if (name === 'table')
      return rowsOf(node).flatMap((row) => row.flatMap((cell) => paragraphsOf(cell.children, style)))
    if (name === 'li') {
      const isList = (child: ChildNode) => isTag(child) && (child.name === 'ul' || child.name === 'ol')
      const own = { ...style, bullet: true, nodes: children.filter((child) => !isList(child)) }
      return [own, ...paragraphsOf(children.filter(isList), style)]
    }
    if (HEADING.test(name)) {
      const size = SIZES.title - SIZES.step * Number(name.slice(1))
      return [{ ...style, size, font: 'heading', nodes: children }]
    }
    // A line break within a paragraph begins a line, as in a PDF.
    return linesOf(children).map((parts) => ({ ...style, nodes: parts }))
  })
}

function linesOf(nodes: readonly ChildNode[]): ChildNode[][] {
  const lines: ChildNode[][] = [[]]
  for (const node of nodes) {
    if (isTag(node) && node.name === 'br') lines.push([])
    else lines.at(-1)?.push(node)
  }
  return lines
}

/** The texts of a paragraph by their style. A tabulator begins another cell. */
function cellsOf(nodes: readonly ChildNode[], { size, font, indent, bullet }: Style, left: number, y: number): Cell[] {
  const cells: Cell[] = []
  let x = left + indent
  let isNew = true
  const write = (text: string, style: string, url: string | undefined) => {
    for (const [index, part] of text.split('\t').entries()) {
      if (index > 0) {
        x = Math.ceil((x + 1) / WIDTH) * WIDTH
        isNew = true
      }
      if (part.trim() === '') {
        x += part.length * size * 0.5
        continue
      }
      const before = cells.at(-1)
      const start = x + (part.length - part.trimStart().length) * size * 0.5
      x += part.length * size * 0.5
      if (before && !isNew && before.font === style && before.url === url) {
        cells.splice(-1, 1, { ...before, text: before.text + (start > before.end ? ' ' : '') + part.trim(), end: x })
      } else
        cells.push({
          text: part.trim(),
          x: start,
          end: start + part.trim().length * size * 0.5,
          y,
          size,
          font: style,
          ...(url && { url }),
        })
      isNew = false
    }
  }
  const visit = (node: ChildNode, style: string, url: string | undefined) => {
    if (isText(node)) write(node.data, style, url)
    else if (isTag(node)) {
      const isStrong = node.name === 'strong' || node.name === 'em'
      for (const child of node.children)
        visit(child, isStrong ? `${style} ${node.name}` : style, node.attribs['href'] ?? url)
    }
  }
  for (const node of nodes) visit(node, font, undefined)
  const [first, ...others] = cells
  return first && bullet ? [{ ...first, text: `• ${first.text}` }, ...others] : cells
}

function textOf(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => DomUtils.textContent(node))
    .join('')
    .trim()
}

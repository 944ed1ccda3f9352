import { DomUtils, parseDocument } from 'htmlparser2'
import type { Cell, Line, PageLines } from './line.ts'

const { isTag, isText } = DomUtils
type ChildNode = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<ChildNode, { attribs: object }>

/** A text in one style. */
type Run = { text: string; font: string; url: string | undefined }
type Style = { size: number; font: string; indent: number; isItem: boolean }
/** A paragraph, a heading or an item of a list. */
type Paragraph = Style & { runs: readonly Run[] }

const HEADING = /^h[1-6]$/
/** In points, as in a PDF. Each level of headings is smaller. */
const SIZES = { text: 10, title: 26, step: 3 }
const CHARACTER = SIZES.text / 2
const LINE = 12
const INDENT = 12
/** Of a column of a table, and between tabulators. */
const COLUMN = 200

/** The lines of a Word file, which mammoth has converted to HTML. A table is read row by row. */
export function wordLines(html: string): PageLines[] {
  const lines: Line[] = []
  let y = 0
  const add = ([first, ...others]: readonly Cell[]) => {
    y += LINE
    if (first) lines.push({ place: `paragraph ${lines.length + 1}`, cells: [first, ...others] })
  }
  const addAll = (nodes: readonly ChildNode[]) => {
    for (const each of paragraphsOf(nodes)) add(cellsOf(each, 0, y))
  }
  for (const node of parseDocument(html).children) {
    if (!isTag(node) || node.name !== 'table') {
      addAll([node])
      continue
    }
    for (const row of rowsOf(node)) {
      const columns = row.map((cell) => paragraphsOf(cell.children).filter(({ runs }) => runs.some(hasText)))
      const left = columns.slice(0, -1)
      const [beside, ...below] = columns.at(-1) ?? []
      // A date beside a job is a row. Columns with headings and lists of their own follow each other.
      if (left.some((paragraphs) => paragraphs.length > 1)) for (const cell of row) addAll(cell.children)
      else {
        const right = left.length * COLUMN
        const cells = left.flatMap(([each], index) => (each ? cellsOf(each, index * COLUMN, y) : []))
        add([...cells, ...(beside ? cellsOf(beside, right, y) : [])])
        for (const each of below) add(cellsOf(each, right, y))
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

const PLAIN: Style = { size: SIZES.text, font: 'regular', indent: 0, isItem: false }

/** Every paragraph. A line break within one begins another, as in a PDF. */
function paragraphsOf(nodes: readonly ChildNode[], style = PLAIN): Paragraph[] {
  return nodes.flatMap((node): Paragraph[] => {
    if (!isTag(node)) return isText(node) && node.data.trim() !== '' ? withRuns([node], style) : []
    const { name, children } = node
    if (isList(node)) return paragraphsOf(children, { ...style, indent: style.indent + INDENT })
    if (name === 'table')
      return rowsOf(node).flatMap((row) => row.flatMap((cell) => paragraphsOf(cell.children, style)))
    if (name === 'li') {
      const [first, ...others] = withRuns(
        children.filter((child) => !isList(child)),
        style,
      )
      const item = first ? [{ ...first, isItem: true }, ...others] : []
      return [...item, ...paragraphsOf(children.filter(isList), style)]
    }
    if (!HEADING.test(name)) return withRuns(children, style)
    const level = node.attribs['class'] === 'title' ? 0 : Number(name.slice(1))
    return withRuns(children, { ...style, size: SIZES.title - SIZES.step * level, font: 'heading' })
  })
}

function isList(node: ChildNode): boolean {
  return isTag(node) && (node.name === 'ul' || node.name === 'ol')
}

function withRuns(nodes: readonly ChildNode[], style: Style): Paragraph[] {
  const lines: Run[][] = [[]]
  for (const run of nodes.flatMap((node) => runsOf(node, style.font))) {
    if (run === 'break') lines.push([])
    else lines.at(-1)?.push(run)
  }
  return lines.map((runs) => ({ ...style, runs }))
}

function runsOf(node: ChildNode, font: string, url?: string): (Run | 'break')[] {
  // Spaces are used as a tabulator, and underscores as a line below a heading.
  if (isText(node)) {
    const texts = node.data.replaceAll(/ {3,}/g, '\t').split(/_{5,}/)
    return texts.flatMap((text, index) => [...(index > 0 ? ['break' as const] : []), { text, font, url }])
  }
  if (!isTag(node)) return []
  if (node.name === 'br') return ['break']
  const isStrong = node.name === 'strong' || node.name === 'em'
  const own = isStrong ? `${font} ${node.name}` : font
  return node.children.flatMap((child) => runsOf(child, own, node.attribs['href'] ?? url))
}

function hasText({ text }: Run): boolean {
  return text.trim() !== ''
}

/** The texts of a paragraph. A tabulator begins another cell at the next column. */
function cellsOf({ runs, size, indent, isItem }: Paragraph, left: number, y: number): Cell[] {
  const cells: Cell[] = []
  let x = left + indent
  let isNew = true
  for (const { text, font, url } of runs) {
    for (const [index, part] of text.split('\t').entries()) {
      if (index > 0) {
        x = Math.ceil((x + 1) / COLUMN) * COLUMN
        isNew = true
      }
      const start = x + (part.length - part.trimStart().length) * CHARACTER
      x += part.length * CHARACTER
      if (part.trim() === '') continue
      const before = cells.at(-1)
      if (before && !isNew && before.font === font && before.url === url) {
        const space = start > before.end ? ' ' : ''
        cells.splice(-1, 1, { ...before, text: before.text + space + part.trim(), end: x })
      } else {
        const end = start + part.trim().length * CHARACTER
        cells.push({ text: part.trim(), x: start, end, y, size, font, ...(url && { url }) })
      }
      isNew = false
    }
  }
  const [first, ...others] = cells
  return first && isItem ? [{ ...first, text: `• ${first.text}` }, ...others] : cells
}

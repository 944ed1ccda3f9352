import { sectionOf } from '../values/headings.ts'
import { merge, paragraphStyle, type Style, type Styles, textStyle } from './word-styles.ts'
import { allOf, attributeOf, childOf, childrenOf, type Element, nameOf, textIn, valueOf } from './word-xml.ts'

/** A text in one style, a tabulator or a line break. */
export type Piece = { text: string; style: Style; url?: string | undefined } | 'tab' | 'break'
export type Paragraph = { style: Style; pieces: readonly Piece[] }
/** A table: its rows, with the cells, at their places in points from the left. */
export type Table = { rows: readonly (readonly TableCell[])[] }
export type TableCell = { x: number | undefined; blocks: readonly Block[] }
export type Block = Paragraph | Table

/** What a file of the package has to say, and what is found in it. */
export type Part = {
  styles: Styles
  /** The addresses of links. */
  links: ReadonlyMap<string, string>
  /** Text boxes that are met, to be read later. */
  boxes: Element[]
  /** Texts that Word does not show. */
  hidden: string[]
}

/** Elements whose content is as if it was there without them. */
const TRANSPARENT = new Set([
  'sdtContent',
  'customXml',
  'smartTag',
  'ins',
  'moveTo',
  'dir',
  'bdo',
  'Choice',
  'Fallback',
])
const BOXES = 'txbxContent'
const TWIPS = 20

/** Paragraphs and tables, in order. */
export function blocksOf(parent: Element, part: Part): Block[] {
  return childrenOf(parent).flatMap((element): Block[] => {
    const name = nameOf(element)
    if (name === 'p') return [paragraphOf(element, part)]
    if (name === 'tbl') return [tableOf(element, part)]
    const inner = innerOf(element, part)
    return inner ? blocksOf(inner, part) : []
  })
}

/** The element that has the content of another, if it only wraps it. */
function innerOf(element: Element, part: Part): Element | undefined {
  const name = nameOf(element)
  if (TRANSPARENT.has(name)) return element
  if (name === 'AlternateContent') return alternativeOf(element)
  if (name !== 'sdt') return undefined
  const content = childOf(element, 'sdtContent')
  const isPlaceholder = childOf(childOf(element, 'sdtPr'), 'showingPlcHdr') !== undefined
  // The headings of a template are placeholders that are printed.
  if (!content || !isPlaceholder || sectionOf(textsIn(content)) !== undefined) return content
  part.hidden.push(textsIn(content))
  return undefined
}

/** Word's own form and one for older programs have the same text, if both have any. */
function alternativeOf(element: Element): Element | undefined {
  const alternatives = childrenOf(element)
  return alternatives.find((each) => textsIn(each).trim() !== '') ?? alternatives[0]
}

function textsIn(element: Element): string {
  return allOf(element, 't').map(textIn).join('')
}

function paragraphOf(element: Element, part: Part): Paragraph {
  const properties = childOf(element, 'pPr')
  const id = valueOf(properties, 'pStyle')
  const named = id === undefined ? part.styles.plain : merge(part.styles.plain, part.styles.styleOf(id))
  const style = merge(named, paragraphStyle(properties))
  return { style, pieces: new RunReader(part).read(element, style) }
}

/** Reads the texts of a paragraph. Fields go over several runs. */
class RunReader {
  /** The fields that are open, with their instruction until their result begins. */
  private readonly fields: { instruction: string; isResult: boolean }[] = []

  private readonly part: Part

  constructor(part: Part) {
    this.part = part
  }

  read(parent: Element, style: Style, url?: string): Piece[] {
    return childrenOf(parent).flatMap((element): Piece[] => {
      const name = nameOf(element)
      if (name === 'r') return this.readRun(element, style, url)
      if (name === 'hyperlink') {
        const address = this.part.links.get(attributeOf(element, 'id') ?? '')
        const pieces = this.read(element, style, address ?? url)
        return address !== undefined && !hasText(pieces) ? [...pieces, ...linkAlone(address, style)] : pieces
      }
      if (name === 'fldSimple') return this.read(element, style, linkIn(attributeOf(element, 'instr') ?? '') ?? url)
      if (name === 'oMath' || name === 'oMathPara') return [{ text: textsIn(element), style, url }]
      const inner = innerOf(element, this.part)
      return inner ? this.read(inner, style, url) : []
    })
  }

  private readRun(run: Element, around: Style, url?: string): Piece[] {
    const properties = childOf(run, 'rPr')
    const { size, isBold, isItalic, isHidden } = this.part.styles.styleOf(valueOf(properties, 'rStyle'))
    const named = Object.fromEntries(
      Object.entries({ size, isBold, isItalic, isHidden }).filter(([, value]) => value !== undefined),
    )
    const style = { ...around, ...named, ...textStyle(properties) }
    const pieces = childrenOf(run).flatMap((element) => this.readContent(element, style, url))
    if (!style.isHidden) return pieces
    this.part.hidden.push(pieces.map((piece) => (typeof piece === 'string' ? ' ' : piece.text)).join(''))
    return []
  }

  private readContent(element: Element, style: Style, url?: string): Piece[] {
    const name = nameOf(element)
    if (name === 'fldChar') this.readField(attributeOf(element, 'fldCharType'))
    const field = this.fields.find(({ isResult }) => !isResult)
    if (field) {
      if (name === 'instrText') field.instruction += textIn(element)
      return []
    }
    const address = url ?? this.fields.map(({ instruction }) => linkIn(instruction)).find((each) => each !== undefined)
    const textAs = (text: string): Piece[] => [{ text, style, url: address }]
    if (name === 't') return textAs(textIn(element))
    if (name === 'tab' || name === 'ptab') return ['tab']
    if (name === 'br' || name === 'cr') return ['break']
    if (name === 'noBreakHyphen') return textAs('-')
    if (name === 'sym') return textAs(symbolOf(attributeOf(element, 'char') ?? ''))
    if (name === 'ruby') return this.read(childOf(element, 'rubyBase') ?? element, style, address)
    this.addBoxes(element)
    const pictured = name === 'drawing' ? this.part.links.get(pictureLinkIn(element) ?? '') : undefined
    return pictured === undefined || url !== undefined ? [] : linkAlone(pictured, style)
  }

  private addBoxes(element: Element) {
    const name = nameOf(element)
    const inner = name === 'AlternateContent' ? alternativeOf(element) : element
    if (inner && name === BOXES) this.part.boxes.push(inner)
    else if (inner) for (const child of childrenOf(inner)) this.addBoxes(child)
  }

  private readField(type: string | undefined) {
    if (type === 'begin') this.fields.push({ instruction: '', isResult: false })
    if (type === 'separate') {
      const field = this.fields.at(-1)
      if (field) field.isResult = true
    }
    if (type === 'end') this.fields.pop()
  }
}

function hasText(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => typeof piece !== 'string' && piece.text.trim() !== '')
}

/** A link of a picture says its address. */
function linkAlone(address: string, style: Style): Piece[] {
  return [{ text: address.replace(/^mailto:/i, ''), style, url: address }, 'tab']
}

/** The id of the link of a picture. */
function pictureLinkIn(element: Element): string | undefined {
  if (nameOf(element) === 'hlinkClick') return attributeOf(element, 'id')
  for (const child of childrenOf(element)) {
    const id = pictureLinkIn(child)
    if (id !== undefined) return id
  }
  return undefined
}

function linkIn(instruction: string): string | undefined {
  return /^\s*HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1]
}

function symbolOf(code: string): string {
  const value = Number.parseInt(code, 16)
  return Number.isNaN(value) ? '' : String.fromCodePoint(value)
}

function tableOf(table: Element, part: Part): Table {
  const edges = edgesOf(childOf(table, 'tblGrid'))
  const rows = wrapped(table, 'tr', part).map((row) => {
    let column = Number(valueOf(childOf(row, 'trPr'), 'gridBefore') ?? 0)
    return wrapped(row, 'tc', part).map((cell): TableCell => {
      const x = edges[column]
      column += Number(valueOf(childOf(cell, 'tcPr'), 'gridSpan') ?? 1)
      return { x, blocks: blocksOf(cell, part) }
    })
  })
  return { rows }
}

/** Where the columns of a table begin, if it says how wide they are. */
function edgesOf(grid: Element | undefined): number[] {
  let edge = 0
  const edges = childrenOf(grid ?? { children: [] }).map((column) => {
    const start = edge
    edge += Number(attributeOf(column, 'w') ?? 0) / TWIPS
    return start
  })
  return edge > 0 ? edges : []
}

/** The rows or cells, which may be in controls and tracked changes. Rows that were deleted are none. */
function wrapped(parent: Element, name: string, part: Part): Element[] {
  return childrenOf(parent).flatMap((element): Element[] => {
    if (nameOf(element) === name) return childOf(childOf(element, 'trPr'), 'del') ? [] : [element]
    const inner = innerOf(element, part)
    return inner ? wrapped(inner, name, part) : []
  })
}

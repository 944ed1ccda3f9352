import { PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib'
import { strToU8, zipSync } from 'fflate'
import type { Cell, Line } from '../../source/line.ts'
import { readDocument } from '../../source/read-document.ts'
import { sectionOf } from '../../values/headings.ts'
import { keyOf } from '../../values/plain-text.ts'

/** Characters of a text take so much of its size. */
const WIDTH = 0.5

type Style = { x?: number; y?: number; size?: number; font?: string; place?: string }

/** Texts in one style. */
export function cell(text: string, { x = 40, y = 0, size = 10, font = 'regular' }: Style = {}): Cell {
  return { text, x, end: x + text.length * size * WIDTH, y, size, font }
}

/** A line; texts with a place of their own are cells. */
export function line(text: string | readonly Cell[], style: Style = {}): Line {
  const [first = cell('', style), ...others] = typeof text === 'string' ? [cell(text, style)] : text
  return { place: style.place ?? 'page 1', cells: [first, ...others] }
}

/**
 * Lines below each other, as people write them: "# Heading", "*Bold*", two spaces for an indent, "left | right" for a text at the
 * right margin, and an empty line for a gap.
 */
export function lines(text: string, { right = 400 } = {}): Line[] {
  return text.split('\n').flatMap((written, index): Line[] => {
    if (written.trim() === '') return []
    const y = 40 + index * 12
    const indent = written.length - written.trimStart().length
    const [start = '', end] = written.trim().split(' | ')
    const style = { x: 40 + indent * 6, y, ...styleOf(start) }
    const left = cell(start.replaceAll(/^#+ |\*/g, ''), style)
    const aside = end === undefined ? [] : [cell(end, { x: right - end.length * 5, y })]
    return [{ place: 'page 1', cells: [left, ...aside] }]
  })
}

function styleOf(text: string): Style {
  if (text.startsWith('# ')) return { size: 20, font: 'bold' }
  if (text.startsWith('## ')) return { size: 14, font: 'bold' }
  return text.startsWith('*') ? { font: 'bold' } : {}
}

/** A text at a position from the top left corner. */
export type Placed = { text: string; x: number; y: number; size: number; bold?: boolean }

/** A PDF with these texts on its pages, which have the size of US Letter. */
export async function pdfOf(pages: readonly (readonly Placed[])[], info: { author?: string } = {}): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const fonts = await fontsIn(pdf)
  if (info.author) pdf.setAuthor(info.author)
  for (const texts of pages) {
    const page = pdf.addPage([612, 792])
    for (const { text, x, y, size, bold = false } of texts) {
      page.drawText(text, { x, y: 792 - y, size, font: bold ? fonts.bold : fonts.regular })
    }
  }
  return Buffer.from(await pdf.save())
}

export async function fontsIn(pdf: PDFDocument): Promise<{ regular: PDFFont; bold: PDFFont }> {
  return {
    regular: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  }
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A Word file with this body. `{bold}` is a run in bold, "\t" a tabulator. */
export function wordOf(body: string, files: Readonly<Record<string, string>> = {}): Uint8Array {
  const styles = [1, 2].map(
    (level) => `<w:style w:type="paragraph" w:styleId="H${level}"><w:name w:val="heading ${level}"/></w:style>`,
  )
  const all = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="s" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="n" Type="${OFFICE}/numbering" Target="numbering.xml"/><Relationship Id="link" Type="${OFFICE}/hyperlink" Target="https://github.com/ada" TargetMode="External"/></Relationships>`,
    'word/styles.xml': `<w:styles ${W}>${styles.join('')}<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style></w:styles>`,
    'word/numbering.xml': `<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/document.xml': `<w:document ${W} ${R}><w:body>${body}</w:body></w:document>`,
    ...files,
  }
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)])))
}

/** A paragraph of a Word file, as `lines` writes them; "- " is an item of a list. */
export function paragraph(text: string): string {
  const isItem = text.startsWith('- ')
  const level = /^#+ /.exec(text)?.[0].trim().length
  const style = level ? `<w:pStyle w:val="H${level}"/>` : ''
  const list = isItem ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ''
  const parts = text.replace(/^#+ |^- /, '').split(/(\*[^*]+\*|\[[^\]]+\])/)
  return `<w:p><w:pPr>${style}${list}</w:pPr>${parts.map(runOf).join('')}</w:p>`
}

function runOf(text: string): string {
  const inner = text.replaceAll(/^[*[]|[*\]]$/g, '').split('\t')
  const bold = text.startsWith('*') ? '<w:rPr><w:b/></w:rPr>' : ''
  const texts = inner.map((part) => `<w:t xml:space="preserve">${part}</w:t>`).join('<w:tab/>')
  const run = `<w:r>${bold}${texts}</w:r>`
  return text.startsWith('[') ? `<w:hyperlink r:id="link">${run}</w:hyperlink>` : run
}

export function table(rows: readonly (readonly string[])[]): string {
  const cellsOf = (cells: readonly string[]) => cells.map((each) => `<w:tc>${each}</w:tc>`).join('')
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cellsOf(cells)}</w:tr>`).join('')}</w:tbl>`
}

/** The words of a document that none of these texts has. */
export async function missingWords(bytes: Uint8Array, ...texts: readonly string[]): Promise<string[]> {
  const document = await readDocument(bytes, 'cv')
  const all = texts.map(keyOf).join(' ')
  const words = (document?.pages ?? [])
    .flatMap((page) => page.lines)
    .flatMap((each) => each.cells.flatMap(({ text }) => (sectionOf(text) ? [] : text.split(/[\s/(),:|·–-]+/))))
  return [...new Set(words)].filter((word) => keyOf(word) !== '' && !all.includes(keyOf(word)))
}

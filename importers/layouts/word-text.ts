import { element, xmlText } from '../../lib/xml.ts'
import type { Layout } from './layout.ts'
import type { Piece } from './page-model.ts'

/** `links` are the targets of the file, in the order of their ids. */
export type WordFile = { layout: Layout; links: string[] }

/** In twentieths of a point. */
export const TEXT_WIDTH = 9600
const DATE_COLUMN = 2300

type ParagraphStyle = {
  style?: string | undefined
  isItem?: boolean
  isCentred?: boolean
  hasRule?: boolean
  indent?: 'hanging' | 'below'
  hasRightTab?: boolean
}

export const TAB = element('w:r', {}, element('w:tab'))

/** A paragraph of runs that are XML. */
export function paragraph(runs: readonly string[], given: ParagraphStyle = {}): string {
  const indents = { hanging: { 'w:left': DATE_COLUMN, 'w:hanging': DATE_COLUMN }, below: { 'w:left': DATE_COLUMN } }
  const tab = given.indent === 'hanging' ? [['left', DATE_COLUMN]] : given.hasRightTab ? [['right', TEXT_WIDTH]] : []
  const properties = [
    ...(given.style ? [element('w:pStyle', { 'w:val': given.style })] : []),
    ...(given.isItem
      ? [element('w:numPr', {}, element('w:ilvl', { 'w:val': 0 }), element('w:numId', { 'w:val': 1 }))]
      : []),
    ...(given.hasRule
      ? [element('w:pBdr', {}, element('w:bottom', { 'w:val': 'single', 'w:sz': 6, 'w:space': 1, 'w:color': 'auto' }))]
      : []),
    ...(tab.length > 0
      ? [element('w:tabs', {}, ...tab.map(([side, at]) => element('w:tab', { 'w:val': side, 'w:pos': at })))]
      : []),
    ...(given.indent ? [element('w:ind', indents[given.indent])] : []),
    ...(given.isCentred ? [element('w:jc', { 'w:val': 'center' })] : []),
  ]
  return element('w:p', {}, element('w:pPr', {}, ...properties), ...runs)
}

export function runsOf(pieces: readonly Piece[], file: WordFile): string[] {
  return pieces.map(({ text, look, href }) => {
    const run = runOf(text, propertiesOf(look, file.layout))
    if (href === undefined) return run
    file.links.push(href)
    return element('w:hyperlink', { 'r:id': `link${file.links.length}` }, run)
  })
}

/** Word cuts a text into runs where it was edited. */
export function runOf(text: string, properties: readonly string[] = []): string {
  return element('w:r', {}, element('w:rPr', {}, ...properties), `<w:t xml:space="preserve">${xmlText(text)}</w:t>`)
}

export function sizeProperty(points: number): string {
  return element('w:sz', { 'w:val': Math.round(points * 2) })
}

function propertiesOf(look: Piece['look'], { size, name }: Layout): string[] {
  const colour = (value: string) => element('w:color', { 'w:val': value })
  switch (look) {
    case 'name': {
      const capitals = { caps: ['w:caps'], 'small-caps': ['w:smallCaps'] }[name as string] ?? []
      return [element('w:b'), ...capitals.map((each) => element(each)), sizeProperty(size * 2.1)]
    }
    case 'title':
      return [colour('444444'), sizeProperty(size * 1.2)]
    case 'bold':
      return [element('w:b')]
    case 'label':
    case undefined:
      return []
  }
}

export function table(rows: readonly (readonly { width: number; inner: string }[])[]): string {
  const cells = rows.map((row) =>
    row.map(({ width, inner }) =>
      element(
        'w:tc',
        {},
        element('w:tcPr', {}, element('w:tcW', { 'w:w': width, 'w:type': 'dxa' })),
        inner === '' ? paragraph([]) : inner,
      ),
    ),
  )
  const properties = element('w:tblPr', {}, element('w:tblW', { 'w:w': 0, 'w:type': 'auto' }))
  const grid = (rows[0] ?? []).map(({ width }) => element('w:gridCol', { 'w:w': width }))
  return element(
    'w:tbl',
    {},
    properties,
    element('w:tblGrid', {}, ...grid),
    ...cells.map((row) => element('w:tr', {}, ...row)),
  )
}

/** A text box beside the text, with the copy for older programs that Word writes. */
export function textBox(inner: string): string {
  const box = element('w:txbxContent', {}, inner)
  const shape = element(
    'wps:wsp',
    {},
    element('wps:cNvSpPr', { txBox: 1 }),
    element(
      'wps:spPr',
      {},
      '<a:xfrm><a:off x="0" y="0"/><a:ext cx="1800000" cy="7200000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>',
    ),
    element('wps:txbx', {}, box),
    element('wps:bodyPr'),
  )
  const graphic = `<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">${shape}</a:graphicData></a:graphic>`
  const anchor = `<wp:anchor distT="0" distB="0" distL="114300" distR="114300" simplePos="0" relativeHeight="1" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="0"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="margin"><wp:align>right</wp:align></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="1800000" cy="7200000"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="1" name="Text Box 1"/><wp:cNvGraphicFramePr/>${graphic}</wp:anchor>`
  const choice = element('mc:Choice', { Requires: 'wps' }, element('w:drawing', {}, anchor))
  const fallback = `<mc:Fallback><w:pict><v:shape type="#_x0000_t202" style="position:absolute;width:142pt;height:567pt"><v:textbox>${box}</v:textbox></v:shape></w:pict></mc:Fallback>`
  return paragraph([element('w:r', {}, element('mc:AlternateContent', {}, choice, fallback))])
}

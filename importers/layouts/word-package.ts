import { strToU8, zipSync } from 'fflate'
import { element } from '../../lib/xml.ts'
import { sizeProperty, type WordFile } from './word-text.ts'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const NAMESPACES = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': OFFICE,
  'xmlns:mc': 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:wps': 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  'xmlns:v': 'urn:schemas-microsoft-com:vml',
  'mc:Ignorable': 'wps',
}

/** In twentieths of a point. */
const PAGES = { A4: { 'w:w': 11906, 'w:h': 16838 }, Letter: { 'w:w': 12240, 'w:h': 15840 } }

type Parts = { body: string; header: string; footer: string; file: WordFile }

/** The parts of a Word file in their package. */
export function zipWord({ body, header, footer, file }: Parts): Uint8Array {
  const { layout, links } = file
  const parts = [
    { id: 'styles', type: 'styles', xml: stylesOf(file) },
    { id: 'numbering', type: 'numbering', xml: NUMBERING },
    ...(header ? [{ id: 'header1', type: 'header', xml: element('w:hdr', NAMESPACES, header) }] : []),
    ...(footer ? [{ id: 'footer1', type: 'footer', xml: element('w:ftr', NAMESPACES, footer) }] : []),
  ]
  const references = parts.flatMap(({ id, type }) =>
    type === 'header' || type === 'footer' ? [element(`w:${type}Reference`, { 'w:type': 'default', 'r:id': id })] : [],
  )
  const margins = element('w:pgMar', {
    'w:top': 1134,
    'w:right': 1134,
    'w:bottom': 1134,
    'w:left': 1134,
    'w:header': 600,
    'w:footer': 600,
    'w:gutter': 0,
  })
  const page = element('w:sectPr', {}, ...references, element('w:pgSz', PAGES[layout.page]), margins)
  const toPart = (id: string, type: string, target: string) =>
    element('Relationship', { Id: id, Type: `${OFFICE}/${type}`, Target: target })
  const relationships = [
    ...parts.map(({ id, type }) => toPart(id, type, `${id}.xml`)),
    ...links.map((url, index) =>
      element('Relationship', {
        Id: `link${index + 1}`,
        Type: `${OFFICE}/hyperlink`,
        Target: url,
        TargetMode: 'External',
      }),
    ),
  ]
  const all = {
    '[Content_Types].xml': contentTypes(parts),
    '_rels/.rels': relationshipsXml([toPart('document', 'officeDocument', 'word/document.xml')]),
    'word/_rels/document.xml.rels': relationshipsXml(relationships),
    // The names of links are those of the document: a header has the same.
    'word/_rels/header1.xml.rels': relationshipsXml(relationships),
    'word/document.xml': element('w:document', NAMESPACES, element('w:body', {}, body, page)),
    ...Object.fromEntries(parts.map(({ id, xml }) => [`word/${id}.xml`, xml])),
  }
  return zipSync(
    Object.fromEntries(
      Object.entries(all).map(([name, xml]) => [
        name,
        strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`),
      ]),
    ),
  )
}

function relationshipsXml(all: readonly string[]): string {
  return element('Relationships', { xmlns: `${PACKAGE}/relationships` }, ...all)
}

function contentTypes(parts: readonly { id: string; type: string }[]): string {
  const override = (name: string, type: string) =>
    element('Override', { PartName: `/word/${name}.xml`, ContentType: `${WORD_TYPE}.${type}+xml` })
  return element(
    'Types',
    { xmlns: `${PACKAGE}/content-types` },
    element('Default', { Extension: 'rels', ContentType: 'application/vnd.openxmlformats-package.relationships+xml' }),
    element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
    override('document', 'document.main'),
    ...parts.map(({ id, type }) => override(id, type)),
  )
}

function stylesOf({ layout: { font, size } }: WordFile): string {
  const fonts = element('w:rFonts', { 'w:ascii': font, 'w:hAnsi': font, 'w:cs': font })
  const style = (id: string, name: string, ...properties: string[]) =>
    element(
      'w:style',
      { 'w:type': 'paragraph', 'w:styleId': id, ...(id === 'Normal' && { 'w:default': 1 }) },
      element('w:name', { 'w:val': name }),
      ...properties,
    )
  const large = (factor: number) => element('w:rPr', {}, element('w:b'), sizeProperty(size * factor))
  const spacing = element('w:pPr', {}, element('w:keepNext'), element('w:spacing', { 'w:before': 200, 'w:after': 60 }))
  return element(
    'w:styles',
    NAMESPACES,
    element('w:docDefaults', {}, element('w:rPrDefault', {}, element('w:rPr', {}, fonts, sizeProperty(size)))),
    style('Normal', 'Normal'),
    style('Heading1', 'heading 1', spacing, large(1.3)),
    style('Title', 'Title', large(2)),
  )
}

const NUMBERING = element(
  'w:numbering',
  NAMESPACES,
  element(
    'w:abstractNum',
    { 'w:abstractNumId': 0 },
    element(
      'w:lvl',
      { 'w:ilvl': 0 },
      element('w:numFmt', { 'w:val': 'bullet' }),
      element('w:lvlText', { 'w:val': '•' }),
      element('w:pPr', {}, element('w:ind', { 'w:left': 360, 'w:hanging': 240 })),
    ),
  ),
  element('w:num', { 'w:numId': 1 }, element('w:abstractNumId', { 'w:val': 0 })),
)

import { strToU8, zipSync } from 'fflate'
import { element, xmlText } from '../../../../lib/xml.ts'
import { NAMESPACE, PAPER, type WordSetting } from './setting.ts'
import { twips } from './styles.ts'

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

type PackageParts = {
  title: string
  author: string
  /** Paragraphs. */
  blocks: readonly string[]
  links: ReadonlyMap<string, string>
  styles: string
  numbering: string
}

/** The file: a ZIP archive of XML (ISO/IEC 29500-2), in which nothing comes from the clock or the machine. */
export function packageOf(
  { title, author, blocks, links, styles, numbering }: PackageParts,
  setting: WordSetting,
): Buffer {
  const files = {
    '[Content_Types].xml': contentTypes(),
    '_rels/.rels': relationships([
      ['rId1', `${RELATIONSHIPS}/officeDocument`, 'word/document.xml'],
      ['rId2', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': coreProperties(title, author, setting.language),
    'word/document.xml': documentXml(blocks, setting),
    'word/_rels/document.xml.rels': relationships([
      ...(['styles', 'numbering', 'settings'] as const).map(
        (name) => [name, `${RELATIONSHIPS}/${name}`, `${name}.xml`] as const,
      ),
      ...Array.from(links, ([id, address]) => [id, `${RELATIONSHIPS}/hyperlink`, address, 'External'] as const),
    ]),
    'word/styles.xml': styles,
    'word/numbering.xml': numbering,
    'word/settings.xml': settingsXml(),
  }
  const bytes = Object.entries(files).map(([path, xml]) => [path, strToU8(XML + xml)] as const)
  // ZIP has local time, from 1980 on.
  return Buffer.from(zipSync(Object.fromEntries(bytes), { mtime: new Date(1980, 0, 1), level: 9 }))
}

function contentTypes(): string {
  const parts = [
    ['/word/document.xml', `${WORD}.document.main+xml`],
    ...['styles', 'numbering', 'settings'].map((name) => [`/word/${name}.xml`, `${WORD}.${name}+xml`]),
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
  ]
  return element(
    'Types',
    { xmlns: `${PACKAGE}/content-types` },
    element('Default', {
      Extension: 'rels',
      ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
    }),
    element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
    ...parts.map(([PartName, ContentType]) => element('Override', { PartName, ContentType })),
  )
}

function relationships(
  list: readonly (readonly [id: string, type: string, target: string, mode?: 'External'])[],
): string {
  return element(
    'Relationships',
    { xmlns: `${PACKAGE}/relationships` },
    ...list.map(([Id, Type, Target, TargetMode]) => element('Relationship', { Id, Type, Target, TargetMode })),
  )
}

function coreProperties(title: string, author: string, language: string): string {
  const namespaces = {
    'xmlns:cp': `${PACKAGE}/metadata/core-properties`,
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  }
  return element(
    'cp:coreProperties',
    namespaces,
    element('dc:title', {}, xmlText(title)),
    element('dc:creator', {}, xmlText(author)),
    element('dc:language', {}, language),
  )
}

function documentXml(blocks: readonly string[], { paper, direction, layout }: WordSetting): string {
  const [width, height] = PAPER[paper]
  const [side, top] = [layout.margins.side, layout.margins.top].map(twips)
  const section = element(
    'w:sectPr',
    {},
    element('w:pgSz', { 'w:w': width, 'w:h': height }),
    element('w:pgMar', {
      'w:top': top,
      'w:right': side,
      'w:bottom': top,
      'w:left': side,
      'w:header': 0,
      'w:footer': 0,
      'w:gutter': 0,
    }),
    ...(direction === 'rtl' ? ['<w:bidi/>'] : []),
  )
  return element(
    'w:document',
    { 'xmlns:w': NAMESPACE, 'xmlns:r': RELATIONSHIPS },
    element('w:body', {}, ...blocks, section),
  )
}

/** Without the mode, Word opens the document as one of Word 2007. */
function settingsXml(): string {
  const mode = element('w:compatSetting', {
    'w:name': 'compatibilityMode',
    'w:uri': 'http://schemas.microsoft.com/office/word',
    'w:val': 15,
  })
  return element('w:settings', { 'xmlns:w': NAMESPACE }, element('w:compat', {}, mode))
}

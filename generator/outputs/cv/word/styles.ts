import { element } from '../../../../lib/xml.ts'
import { NAMESPACE, PAPER, type WordSetting } from './setting.ts'

/** Paragraphs have the styles of Word's own names, so that an agency's template restyles them. */
export type StyleId =
  | 'Normal'
  | 'Title'
  | 'Subtitle'
  | 'Heading1'
  | 'Heading2'
  | 'Heading3'
  | 'ListBullet'
  | 'Quote'
  | 'Contact'
  | 'Details'
  | 'Technologies'
  | 'Recipient'
  | 'Date'
  | 'BodyText'

type Style = {
  id: StyleId | 'Hyperlink'
  name: string
  /** In points. */
  size?: number
  colour?: string | undefined
  isBold?: true
  /** The font of headings. */
  isHeading?: true
  /** In points. */
  before?: number
  after?: number
  /** Stays on the page of what follows. */
  keepsWithNext?: true
  /** Further elements of `w:pPr`, which its schema has before and after `w:spacing`. */
  beforeSpacing?: string | undefined
  afterSpacing?: string
}

/** Twentieths of a point, the unit of Word's lengths. */
export const twips = (points: number) => Math.round(points * 20)

export function stylesXml({ language, direction, paper, colours, fonts, isTight, layout }: WordSetting): string {
  const { name: nameStyle, role, section } = layout
  const { size: textSize, gap, line } = isTight ? layout.tight : layout.usual
  const endOfLine = PAPER[paper][0] - 2 * twips(layout.margins.side)
  const styles: Style[] = [
    { id: 'Normal', name: 'Normal', after: 2 },
    { id: 'Title', name: 'Title', ...nameStyle, isHeading: true },
    { id: 'Subtitle', name: 'Subtitle', size: role, after: 0 },
    {
      id: 'Heading1',
      name: 'heading 1',
      ...section,
      colour: section.colour && colours[section.colour],
      isHeading: true,
      keepsWithNext: true,
      beforeSpacing:
        section.rule &&
        element(
          'w:pBdr',
          {},
          element('w:bottom', { 'w:val': 'single', 'w:sz': 4, 'w:space': 2, 'w:color': hex(colours[section.rule]) }),
        ),
      afterSpacing: element('w:outlineLvl', { 'w:val': 0 }),
    },
    ...([2, 3] as const).map((level): Style => ({
      id: `Heading${level}`,
      name: `heading ${level}`,
      isBold: true,
      before: level === 2 ? 8 : 4,
      after: 0,
      keepsWithNext: true,
      // For the dates.
      beforeSpacing:
        level === 2 ? element('w:tabs', {}, element('w:tab', { 'w:val': 'right', 'w:pos': endOfLine })) : undefined,
      afterSpacing: element('w:outlineLvl', { 'w:val': level - 1 }),
    })),
    {
      id: 'ListBullet',
      name: 'List Bullet',
      after: 1,
      beforeSpacing: element('w:numPr', {}, element('w:numId', { 'w:val': 1 })),
      afterSpacing: '<w:contextualSpacing/>',
    },
    { id: 'Quote', name: 'Quote', before: 6, keepsWithNext: true },
    { id: 'Contact', name: 'Contact', before: 4, after: 6 },
    { id: 'Details', name: 'Details' },
    { id: 'Technologies', name: 'Technologies', colour: colours.quiet },
    { id: 'Recipient', name: 'Recipient', before: 28, after: 14 },
    { id: 'Date', name: 'Date', after: 14 },
    { id: 'BodyText', name: 'Body Text', before: 6, after: 6 },
  ]
  const fontsOf = (latin: string) =>
    element('w:rFonts', { 'w:ascii': latin, 'w:hAnsi': latin, 'w:eastAsia': fonts.eastAsian, 'w:cs': fonts.complex })
  const defaults = element(
    'w:docDefaults',
    {},
    element(
      'w:rPrDefault',
      {},
      element(
        'w:rPr',
        {},
        fontsOf(fonts.text),
        element('w:color', { 'w:val': hex(colours.ink) }),
        sizesOf(textSize),
        element('w:lang', { 'w:val': language, 'w:eastAsia': fonts.eastAsian && language, 'w:bidi': language }),
      ),
    ),
    element('w:pPrDefault', {}, element('w:pPr', {}, element('w:spacing', { 'w:line': line, 'w:lineRule': 'auto' }))),
  )
  const bidi = direction === 'rtl' ? '<w:bidi/>' : ''
  const paragraphStyles = styles.map(
    ({ id, name, size, colour, isBold, isHeading, before, after, keepsWithNext, beforeSpacing, afterSpacing }) =>
      element(
        'w:style',
        { 'w:type': 'paragraph', 'w:styleId': id, 'w:default': id === 'Normal' ? 1 : undefined },
        element('w:name', { 'w:val': name }),
        ...(id === 'Normal' ? [] : [element('w:basedOn', { 'w:val': 'Normal' })]),
        '<w:qFormat/>',
        element(
          'w:pPr',
          {},
          keepsWithNext ? '<w:keepNext/>' : '',
          beforeSpacing ?? '',
          bidi,
          before === undefined && after === undefined
            ? ''
            : element('w:spacing', {
                'w:before': before && twips(before * gap),
                'w:after': after === undefined ? undefined : twips(after * gap),
              }),
          afterSpacing ?? '',
        ),
        element(
          'w:rPr',
          {},
          isHeading ? fontsOf(fonts.headings) : '',
          isBold ? '<w:b/><w:bCs/>' : '',
          colour === undefined ? '' : element('w:color', { 'w:val': hex(colour) }),
          size === undefined ? '' : sizesOf(size),
        ),
      ),
  )
  const characterStyles = [
    ['Hyperlink', colours.accent],
    ['Quiet', colours.quiet],
  ].map(([name = '', colour = '']) =>
    element(
      'w:style',
      { 'w:type': 'character', 'w:styleId': name },
      element('w:name', { 'w:val': name }),
      element('w:rPr', {}, element('w:color', { 'w:val': hex(colour) })),
    ),
  )
  return element('w:styles', { 'xmlns:w': NAMESPACE }, defaults, ...paragraphStyles, ...characterStyles)
}

/** The bullets of `ListBullet`. */
export function numberingXml({ colours }: WordSetting): string {
  const level = element(
    'w:lvl',
    { 'w:ilvl': 0 },
    element('w:numFmt', { 'w:val': 'bullet' }),
    element('w:pStyle', { 'w:val': 'ListBullet' }),
    element('w:lvlText', { 'w:val': '•' }),
    element('w:pPr', {}, element('w:ind', { 'w:start': twips(14), 'w:hanging': twips(12) })),
    element('w:rPr', {}, element('w:color', { 'w:val': hex(colours.accent) })),
  )
  return element(
    'w:numbering',
    { 'xmlns:w': NAMESPACE },
    element('w:abstractNum', { 'w:abstractNumId': 0 }, element('w:multiLevelType', { 'w:val': 'singleLevel' }), level),
    element('w:num', { 'w:numId': 1 }, element('w:abstractNumId', { 'w:val': 0 })),
  )
}

/** In half points. */
const sizesOf = (points: number) =>
  element('w:sz', { 'w:val': points * 2 }) + element('w:szCs', { 'w:val': points * 2 })
const hex = (colour: string) => colour.slice(1)

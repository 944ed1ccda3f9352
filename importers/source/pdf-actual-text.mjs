import { decodePDFRawStream, PDFArray, PDFDocument, PDFHexString, PDFRawStream, PDFString } from '@cantoo/pdf-lib'

/** @typedef {import('./pdf-text.mjs').TextItem | import('./pdf-text.mjs').MarkedContent} Item */

/** The beginnings of marked contents (ISO 32000-2, 14.6), and strings, which may look like one. */
const BEGINNING =
  /\((?:\\[^]|[^\\()])*\)|\/\S{1,127}\s+BMC\b|\/[^\s/<]{1,127}\s*(?:<<(?<properties>(?:(?!BDC)[^]){0,4000}?)>>|\/\S{1,127})\s*BDC\b/g
const ACTUAL = /\/ActualText\s*(?:<(?<hex>[^>]*)>|\((?<literal>(?:\\[^]|[^\\()])*)\))/
// oxlint-disable-next-line no-control-regex
const UNKNOWN = /[\u0000-\u001F\uFFFD]/

/**
 * Whether a page has characters that its fonts do not tell, within marks.
 * @param {readonly Item[]} items
 */
export function hasUnknown(items) {
  return items.some((item) => 'str' in item && UNKNOWN.test(item.str)) && items.some((item) => !('str' in item))
}

/**
 * What each page says of its marked contents, in their order: the text that they are (ActualText: ISO 32000-2, 14.9.4), if they say so.
 * pdf.js does not tell. Empty if the file cannot be read.
 * @param {Uint8Array} bytes
 * @returns {Promise<(string | undefined)[][]>}
 */
export async function actualTextsOf(bytes) {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
    return pdf.getPages().map(({ node }) => actualTextsIn(contentOf(node.Contents(), pdf.context)))
  } catch {
    return []
  }
}

/**
 * @param {ReturnType<import('@cantoo/pdf-lib').PDFPage['node']['Contents']>} contents
 * @param {PDFDocument['context']} context
 */
function contentOf(contents, context) {
  const streams = contents instanceof PDFArray ? contents.asArray().map((each) => context.lookup(each)) : [contents]
  return streams
    .map((stream) => (stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : new Uint8Array()))
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n')
}

/** @param {string} content */
function actualTextsIn(content) {
  const beginnings = Array.from(content.matchAll(BEGINNING)).filter(([each]) => !each.startsWith('('))
  return beginnings.map(({ groups }) => {
    const { hex, literal } = ACTUAL.exec(groups?.['properties'] ?? '')?.groups ?? {}
    if (hex !== undefined) return PDFHexString.of(hex).decodeText()
    return literal === undefined ? undefined : PDFString.of(literal).decodeText()
  })
}

/**
 * The texts of a page, with the actual text of a marked content in the place of characters that its font does not tell.
 * @param {readonly Item[]} items
 * @param {readonly (string | undefined)[]} texts of the marked contents
 * @returns {readonly Item[]}
 */
export function withActualText(items, texts) {
  const isBeginning = (/** @type {Item} */ item) => !('str' in item) && item.type !== 'endMarkedContent'
  if (items.filter(isBeginning).length !== texts.length) return items
  /** @type {{ text: string | undefined }[]} */
  const open = []
  let begun = 0
  return items.map((item) => {
    if (!('str' in item)) {
      if (!isBeginning(item)) open.pop()
      else open.push({ text: texts[begun++] })
      return item
    }
    const mark = open.at(-1)
    if (mark?.text === undefined || !UNKNOWN.test(item.str)) return item
    const { text } = mark
    mark.text = ''
    return { ...item, str: text }
  })
}

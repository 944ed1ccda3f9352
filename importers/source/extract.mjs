// A worker: a PDF may come from anybody, and what keeps its parser busy or fills the memory ends with the thread.
import { parentPort, workerData } from 'node:worker_threads'
import { CMapReaderFactory } from './cmaps.mjs'
import { withoutAccentSpaces } from './pdf-accents.mjs'
import { actualTextsOf, hasUnknown, withActualText } from './pdf-actual-text.mjs'
import { formRuns, linkAreas } from './pdf-annotations.mjs'
import { withSoftHyphens } from './pdf-hyphens.mjs'
import { withLigatures } from './pdf-ligatures.mjs'
import { shapesIn } from './pdf-shapes.mjs'
import { assertReadable, hasPicture } from './pdf-streams.mjs'
import { tagsOf } from './pdf-tags.mjs'
import { runsIn } from './pdf-text.mjs'
import { unplacedTexts } from './pdf-unplaced.mjs'

/**
 * A text in one font, in points from the top left corner of its page. Texts that are not horizontal have an angle, in degrees.
 * @typedef {{ text: string, x: number, y: number, width: number, size: number, font: string }} PlacedText
 * @typedef {PlacedText & { angle?: number, isSpaced?: boolean, isArtifact?: boolean, tag?: import('./pdf-tags.mjs').Tag }} Run
 * @typedef {{ left: number, right: number, top: number, bottom: number }} Area
 * @typedef {Area & { url: string }} LinkArea
 * @typedef {{ width: number, height: number, runs: Run[], links: LinkArea[], shapes: Area[], hasRatings: boolean, unplaced: string[] }} PdfPage
 * @typedef {{ pages: PdfPage[], hasPicture: boolean } | { failure: string, message: string }} Extracted
 */

/** Far more than a résumé has. */
const MAX_PAGES = 40
const MAX_RUNS = 60_000
const MAX_CHARACTERS = 400_000

if (!('transferToFixedLength' in ArrayBuffer.prototype)) {
  // oxlint-disable-next-line no-extend-native -- pdf.js needs it, and Node has it since version 21.
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', { value: copyOf })
}

const extracted = await extractPdf(workerData.bytes).catch(failureOf)
parentPort?.postMessage(extracted, [])

/**
 * @param {Uint8Array} data
 * @returns {Promise<Extracted>}
 */
async function extractPdf(data) {
  assertReadable(data)
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf')
  const { OPS } = await getResolvedPDFJS()
  const copy = data.slice() // pdf.js takes the bytes away.
  // Only the pictures of bullets are looked at.
  const pdf = await getDocumentProxy(data, {
    verbosity: 0,
    CMapReaderFactory,
    maxImageSize: 10_000,
    disableFontFace: true,
    fontExtraProperties: true,
  })
  if (pdf.numPages > MAX_PAGES) return { failure: 'TooLong', message: `${pdf.numPages} pages` }
  const pages = []
  /** @type {Promise<(string | undefined)[][]> | undefined} */
  let actualTexts
  const known = async (
    /** @type {readonly import('./pdf-actual-text.mjs').Item[]} */ items,
    /** @type {number} */ page,
  ) => {
    if (!hasUnknown(items)) return items
    actualTexts ??= actualTextsOf(copy)
    return withActualText(items, (await actualTexts)[page] ?? [])
  }
  let count = 0
  let characters = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { width, height, transform } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    count += items.length
    for (const item of items) characters += 'str' in item ? item.str.length : 0
    if (count > MAX_RUNS || characters > MAX_CHARACTERS) return { failure: 'TooLong', message: 'too much text' }
    const annotations = await page.getAnnotations()
    const operators = await page.getOperatorList()
    // Fonts have their names when the operators are read.
    const propertiesOf = (/** @type {string} */ id) => (page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined)
    const fontOf = (/** @type {string} */ id) => (propertiesOf(id) ? `${id} ${propertiesOf(id).name}` : id)
    const texts = withSoftHyphens(
      withoutAccentSpaces(await known(items, number - 1), operators, OPS),
      operators,
      OPS,
    ).map((item) => ('str' in item ? { ...item, str: withLigatures(item.str, propertiesOf(item.fontName)) } : item))
    const tags = tagsOf(await page.getStructTree(), number)
    pages.push({
      width,
      height,
      runs: [...runsIn(texts, { transform, tags, fontOf }), ...formRuns(annotations, transform)],
      links: linkAreas(annotations, transform),
      ...shapesIn(operators, OPS, transform),
      unplaced: unplacedTexts(operators, OPS, texts),
    })
    page.cleanup()
  }
  return { pages, hasPicture: hasPicture(copy) }
}

/**
 * @this {ArrayBuffer}
 * @param {number} length
 */
function copyOf(length = this.byteLength) {
  const copy = new ArrayBuffer(length)
  new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)))
  return copy
}

/** @param {unknown} error */
function failureOf(error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return { failure: name, message }
}

// A worker: a PDF or Word file may come from anybody, and what keeps its parser busy or fills the memory ends with the thread.
import { parentPort, workerData } from 'node:worker_threads'

/**
 * A text in one font, in points from the top left corner of its page.
 * @typedef {{ text: string, x: number, y: number, width: number, size: number, font: string }} Run
 * @typedef {{ url: string, left: number, right: number, top: number, bottom: number }} LinkArea
 * @typedef {{ width: number, runs: Run[], links: LinkArea[] }} PdfPage
 * @typedef {{ pages: PdfPage[] } | { html: string } | { failure: string, message: string }} Extracted
 */

/** Far more than a résumé has. */
const MAX_PAGES = 40
const MAX_RUNS = 60_000

/** @type {{ kind: 'pdf' | 'word', bytes: Uint8Array }} */
const { kind, bytes } = workerData
const extract = kind === 'pdf' ? extractPdf : extractWord
const extracted = await extract(bytes).catch(failureOf)
parentPort?.postMessage(extracted, [])

/** @param {Uint8Array} data */
async function extractPdf(data) {
  const { getDocumentProxy } = await import('unpdf')
  const pdf = await getDocumentProxy(data, { verbosity: 0 })
  if (pdf.numPages > MAX_PAGES) return { failure: 'TooLong', message: `${pdf.numPages} pages` }
  const pages = []
  let count = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { width, height, transform } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    count += items.length
    if (count > MAX_RUNS) return { failure: 'TooLong', message: `more than ${MAX_RUNS} pieces of text` }
    const runs = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [x, y] = toPage(transform, item.transform[4], item.transform[5])
      const size = item.height || Math.hypot(item.transform[2], item.transform[3])
      return [{ text: item.str, x, y, width: item.width, size, font: item.fontName }]
    })
    const annotations = await page.getAnnotations()
    const links = annotations.flatMap(({ url, rect }) => {
      if (!url || !rect) return []
      const [left, top] = toPage(transform, rect[0], rect[3])
      const [right, bottom] = toPage(transform, rect[2], rect[1])
      return [{ url, left, top, right, bottom }]
    })
    pages.push({ width, height, runs, links })
  }
  return { pages }
}

/**
 * A position in the coordinates of the viewport, which begin at the top.
 * @param {number[]} transform
 * @param {number} x
 * @param {number} y
 */
function toPage([a = 1, b = 0, c = 0, d = -1, e = 0, f = 0], x, y) {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** @param {Uint8Array} data */
async function extractWord(data) {
  const { default: mammoth } = await import('mammoth')
  const options = {
    ignoreEmptyParagraphs: false,
    styleMap: ["p[style-name='Title'] => h1.title:fresh"],
    convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
  }
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(data) }, options)
  return { html: value }
}

/** @param {unknown} error */
function failureOf(error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return { failure: name, message }
}

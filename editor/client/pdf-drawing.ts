/** Dots of a canvas in a point of the page: sharp on screens of all kinds, also when it is enlarged. */
const SCALE = 2

/** Draws the pages of a PDF in their order, each with the viewer that Firefox has. It is loaded here, since few pages need it. */
export async function drawPages(data: ArrayBuffer, canvases: readonly HTMLCanvasElement[], signal: AbortSignal) {
  const { getDocument } = await import('unpdf/pdfjs')
  const task = getDocument({ data: new Uint8Array(data), isEvalSupported: false, useSystemFonts: true, verbosity: 0 })
  signal.addEventListener('abort', () => void task.destroy())
  const pdf = await task.promise
  for (const [index, canvas] of canvases.entries()) {
    const page = await pdf.getPage(index + 1)
    const viewport = page.getViewport({ scale: SCALE })
    canvas.width = viewport.width
    canvas.height = viewport.height
    await page.render({ canvas, viewport }).promise
    page.cleanup()
  }
}

/** Dots of a canvas in a point of the page: sharp on screens of all kinds, also when it is enlarged. */
const SCALE = 2

/** Opens a PDF with the viewer that Firefox has. It is loaded here, since few pages need it. */
export async function openPdf(data: ArrayBuffer, signal: AbortSignal) {
  const { getDocument } = await import('unpdf/pdfjs')
  const task = getDocument({ data: new Uint8Array(data), isEvalSupported: false, useSystemFonts: true, verbosity: 0 })
  signal.addEventListener('abort', () => void task.destroy())
  if (signal.aborted) void task.destroy()
  return task.promise
}

export type Pdf = Awaited<ReturnType<typeof openPdf>>

/** Draws a page, by its number from 1, at once: until then, the canvas has what it had. */
export async function drawPage(pdf: Pdf, number: number, canvas: HTMLCanvasElement) {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: SCALE })
  const drawn = document.createElement('canvas')
  drawn.width = viewport.width
  drawn.height = viewport.height
  await page.render({ canvas: drawn, viewport }).promise
  page.cleanup()
  canvas.width = drawn.width
  canvas.height = drawn.height
  canvas.getContext('2d')?.drawImage(drawn, 0, 0)
}

/** Draws the pages of a PDF in their order. */
export async function drawPages(data: ArrayBuffer, canvases: readonly HTMLCanvasElement[], signal: AbortSignal) {
  const pdf = await openPdf(data, signal)
  for (const [index, canvas] of canvases.entries()) await drawPage(pdf, index + 1, canvas)
}

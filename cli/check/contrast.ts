import { wcagContrast, type Rgb } from 'culori'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'

type Box = { x: number; y: number; width: number; height: number }
type TextContrast = { text: string; isHeadline: boolean; contrast: number }

/**
 * The lowest contrast (WCAG 2.2, 1.4.3) of each visible text with its background, for example a photograph. Takes a screenshot
 * without the texts, and measures areas of two by two pixels behind their lines. The texts have to be on the screen.
 */
export async function contrastsOf(texts: Locator): Promise<TextContrast[]> {
  const found = await texts.evaluateAll(makeTransparent)
  const { screenshot, lines } = await screenshotOf(texts)
  await texts.evaluateAll((elements: HTMLElement[]) => elements.forEach(({ style }) => (style.color = '')))

  const { width, height } = await sharp(screenshot).metadata()
  const contrasts = found.map(async ({ text, isHeadline, colour }, index): Promise<TextContrast[]> => {
    const [red = 0, green = 0, blue = 0] = colour
    const seen = (lines[index] ?? []).map((line) => within(line, width, height))
    const whole = seen.filter((line) => line.width > 4 && line.height > 4)
    const backgrounds = await Promise.all(whole.map((line) => coloursIn(screenshot, line)))
    const ratios = backgrounds.flat().map((background) => wcagContrast(rgb(red, green, blue), background))
    return ratios.length === 0 ? [] : [{ text, isHeadline, contrast: Math.min(...ratios) }]
  })
  return (await Promise.all(contrasts)).flat()
}

/** Takes it again if a text has moved meanwhile, as after a change of the screen. */
async function screenshotOf(texts: Locator): Promise<{ screenshot: Buffer; lines: Box[][] }> {
  const lines = await texts.evaluateAll(linesOf)
  const screenshot = await texts.page().screenshot()
  const after = await texts.evaluateAll(linesOf)
  return JSON.stringify(after) === JSON.stringify(lines) ? { screenshot, lines } : screenshotOf(texts)
}

/** Runs in the page. */
async function makeTransparent(elements: Element[]) {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('No canvas')
  const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await nextPaint() // The colours of the bar follow the scroll position.
  const found = elements.map((element) => {
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const colour = [...canvas.getImageData(0, 0, 1, 1).data]
    return { text: element.textContent, isHeadline: element.localName === 'h1', colour }
  })
  for (const element of elements) {
    if (element instanceof HTMLElement) element.style.setProperty('color', 'transparent', 'important') // Wins over animations.
  }
  await nextPaint()
  return found
}

/** Runs in the page. The lines of each text on the screen; hidden texts have none. */
function linesOf(elements: Element[]): Box[][] {
  return elements.map((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return []
    const range = document.createRange()
    range.selectNodeContents(element)
    const end = element.getBoundingClientRect().bottom + 1 // A long name is cut after two lines.
    return [...range.getClientRects()]
      .filter(({ bottom }) => bottom < end)
      .map(({ x, y, width, height }) => ({ x, y, width, height }))
  })
}

/** In whole pixels, and no larger than the screen. */
function within(line: Box, width: number, height: number): Box {
  const [left, top] = [Math.max(0, Math.floor(line.x)), Math.max(0, Math.floor(line.y))]
  const [right, bottom] = [
    Math.min(width, Math.ceil(line.x + line.width)),
    Math.min(height, Math.ceil(line.y + line.height)),
  ]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The colours of a part of a screenshot at half its size, so that single bright pixels don't count. */
async function coloursIn(screenshot: Buffer, { x, y, width, height }: Box): Promise<Rgb[]> {
  const size = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const pixels = await sharp(screenshot)
    .extract({ left: x, top: y, width, height })
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const channel = (index: number) => pixels[index] ?? 0
  return Array.from({ length: pixels.length / 3 }, (_, n) =>
    rgb(channel(3 * n), channel(3 * n + 1), channel(3 * n + 2)),
  )
}

function rgb(red: number, green: number, blue: number): Rgb {
  return { mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 }
}

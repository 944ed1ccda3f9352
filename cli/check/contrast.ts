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
  if (found.length === 0) return []
  const page = texts.page()
  const screenshot = await page.screenshot()
  await texts.evaluateAll((elements: HTMLElement[]) => elements.forEach(({ style }) => (style.color = '')))

  const { width, height } = await sharp(screenshot).metadata()
  return Promise.all(
    found.map(async ({ text, isHeadline, colour, lines }) => {
      const [red = 0, green = 0, blue = 0] = colour
      const seen = lines.map((line) => within(line, width, height)).filter((line) => line.width > 4 && line.height > 4)
      const backgrounds = await Promise.all(seen.map((line) => coloursIn(screenshot, line)))
      const contrasts = backgrounds.flat().map((background) => wcagContrast(rgb(red, green, blue), background))
      return { text, isHeadline, contrast: Math.min(...contrasts) }
    }),
  )
}

/** Runs in the page. Returns the lines of each text as they are once the texts are transparent on the screen. */
async function makeTransparent(elements: Element[]) {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('No canvas')
  const visible = elements.filter((element) => element.checkVisibility({ visibilityProperty: true }))
  const colours = visible.map((element) => {
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  })
  for (const element of visible) {
    if (element instanceof HTMLElement) element.style.setProperty('color', 'transparent', 'important') // Wins over animations.
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return visible.map((element, index) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const end = element.getBoundingClientRect().bottom + 1 // A long name is cut after two lines.
    return {
      text: element.textContent,
      isHeadline: element.localName === 'h1',
      colour: colours[index] ?? [],
      lines: [...range.getClientRects()]
        .filter(({ bottom }) => bottom < end)
        .map(({ x, y, width, height }) => ({ x, y, width, height })),
    }
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

import { wcagContrast, type Rgb } from 'culori'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'

/**
 * The lowest contrast (WCAG 2.2, 1.4.3) of a text with its background, for example a photograph. Makes the text transparent and measures areas of two
 * by two pixels behind its lines.
 */
export async function contrastOf(text: Locator): Promise<number> {
  const { colour, lines } = await text.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!(element instanceof HTMLElement) || !canvas) throw new Error('No text or no canvas')
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const range = document.createRange()
    range.selectNodeContents(element)
    element.style.setProperty('color', 'transparent', 'important') // Wins over animations.
    const end = element.getBoundingClientRect().bottom + 1 // A long name is cut after two lines.
    return {
      colour: [...canvas.getImageData(0, 0, 1, 1).data],
      lines: [...range.getClientRects()]
        .filter(({ width, height, bottom }) => width > 4 && height > 4 && bottom < end)
        .map(({ x, y, width, height }) => ({ x, y, width, height })),
    }
  })
  await text
    .page()
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const backgrounds = await Promise.all(lines.map(async (clip) => coloursOf(await text.page().screenshot({ clip }))))
  await text.evaluate((element) => {
    if (element instanceof HTMLElement) element.style.color = ''
  })
  const [red = 0, green = 0, blue = 0] = colour
  return Math.min(...backgrounds.flat().map((background) => wcagContrast(rgb(red, green, blue), background)))
}

/** The colours of a screenshot at half its size, so that single bright pixels don't count. */
async function coloursOf(screenshot: Buffer): Promise<Rgb[]> {
  const { width, height } = await sharp(screenshot).metadata()
  const size = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const pixels = await sharp(screenshot)
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

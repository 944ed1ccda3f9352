import type { Locator } from '@playwright/test'
import sharp from 'sharp'

type Colour = readonly [red: number, green: number, blue: number]

/**
 * The lowest contrast (WCAG 2.2, 1.4.3) of a text with its background, for example a photograph. Makes the text transparent and
 * measures areas of two by two pixels behind its lines.
 */
export async function contrastOf(text: Locator): Promise<number> {
  const { colour, lines } = await text.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!(element instanceof HTMLElement) || !canvas) throw new Error('No text or no canvas')
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const range = document.createRange()
    range.selectNodeContents(element)
    element.style.color = 'transparent'
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
  return Math.min(...backgrounds.flat().map((background) => contrast([red, green, blue], background)))
}

/** The colours of a screenshot at half its size, so that single bright pixels don't count. */
async function coloursOf(screenshot: Buffer): Promise<Colour[]> {
  const { width, height } = await sharp(screenshot).metadata()
  const size = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const pixels = await sharp(screenshot)
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const channel = (index: number) => pixels[index] ?? 0
  return Array.from({ length: pixels.length / 3 }, (_, n) => [channel(3 * n), channel(3 * n + 1), channel(3 * n + 2)])
}

function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The relative luminance of WCAG 2.2. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

import type { Locator } from '@playwright/test'
import sharp from 'sharp'

type Colour = readonly [red: number, green: number, blue: number]

/**
 * The contrast (WCAG 2.2, 1.4.3) of a text with the worst of what it stands on, a photograph for instance: the text is made
 * transparent, and each spot of two by two pixels behind its lines is measured.
 */
export async function contrastOf(text: Locator): Promise<number> {
  const { colour, lines } = await text.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!(element instanceof HTMLElement) || !canvas) throw new Error('there is nothing to measure')
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const range = document.createRange()
    range.selectNodeContents(element)
    element.style.color = 'transparent'
    return {
      colour: [...canvas.getImageData(0, 0, 1, 1).data],
      lines: [...range.getClientRects()]
        .filter(({ width, height }) => width > 4 && height > 4)
        .map(({ x, y, width, height }) => ({ x, y, width, height })),
    }
  })
  await text
    .page()
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const spots = await Promise.all(lines.map(async (clip) => spotsOf(await text.page().screenshot({ clip }))))
  await text.evaluate((element) => {
    if (element instanceof HTMLElement) element.style.color = ''
  })
  const [red = 0, green = 0, blue = 0] = colour
  return Math.min(...spots.flat().map((spot) => contrast([red, green, blue], spot)))
}

async function spotsOf(picture: Buffer): Promise<Colour[]> {
  const { width, height } = await sharp(picture).metadata()
  const pixels = await sharp(picture)
    .resize(Math.ceil(width / 2), Math.ceil(height / 2), { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return Array.from({ length: pixels.length / 3 }, (_, index) => [
    pixels[index * 3] ?? 0,
    pixels[index * 3 + 1] ?? 0,
    pixels[index * 3 + 2] ?? 0,
  ])
}

function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

import type { Page } from 'playwright-core'

/** Pictures that blend into what is behind them in the current theme: of what they draw, nearly all has less than 1.5:1. */
export async function picturesHardToSee(page: Page, pictures: string): Promise<string[]> {
  const addresses = await page.evaluate((selector) => {
    const SIZE = 96
    const colourBehind = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.body).backgroundColor
      const { backgroundColor } = getComputedStyle(element)
      return /^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(backgroundColor)
        ? colourBehind(element.parentElement)
        : backgroundColor
    }
    const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
      const linear = (value: number) =>
        value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    const pixelsOf = (draw: (canvas: OffscreenCanvasRenderingContext2D) => void) => {
      const canvas = new OffscreenCanvas(SIZE, SIZE).getContext('2d')
      if (canvas) draw(canvas)
      const data = canvas?.getImageData(0, 0, SIZE, SIZE).data ?? new Uint8ClampedArray()
      return Array.from({ length: data.length / 4 }, (_, pixel) => [...data.subarray(4 * pixel, 4 * pixel + 4)])
    }
    const isHardToSee = (image: HTMLImageElement) => {
      const drawn = pixelsOf((canvas) => {
        canvas.filter = getComputedStyle(image).filter
        canvas.drawImage(image, 0, 0, SIZE, SIZE)
      })
      const solid = drawn.filter(([, , , alpha = 0]) => alpha > 128)
      if (solid.length === 0 || drawn.every(([, , , alpha]) => alpha === 255)) return false
      const [behind = []] = pixelsOf((canvas) => {
        canvas.fillStyle = colourBehind(image)
        canvas.fillRect(0, 0, SIZE, SIZE)
      })
      const ground = luminance(behind)
      const seen = solid.filter((pixel) => {
        const colour = luminance(pixel)
        return (Math.max(colour, ground) + 0.05) / (Math.min(colour, ground) + 0.05) >= 1.5
      })
      return seen.length < solid.length / 20
    }
    const images = [...document.querySelectorAll<HTMLImageElement>(selector)]
    const visible = images.filter((image) => image.complete && image.naturalWidth > 0 && image.checkVisibility())
    return visible.filter(isHardToSee).map(({ src }) => src)
  }, pictures)
  return [...new Set(addresses)].map((address) => {
    const { pathname, hash } = new URL(address)
    return `The picture ${pathname}${hash} is hard to see on what is behind it. Give it a background, or another colour.`
  })
}

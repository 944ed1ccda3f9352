/** The width in which an image exists for browsers without AVIF; the whole image has its own name. */
export function fallbackWidthOf(widths: readonly number[]): number | undefined {
  return widths[Math.floor((widths.length - 1) / 2)]
}

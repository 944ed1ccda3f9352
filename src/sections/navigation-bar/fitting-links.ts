type Room = {
  /** The widths of the links. */
  links: readonly number[]
  /** The width that they have beside each other, and the gap between two of them. */
  room: number
  gap: number
  /** The width of the button of the menu. */
  button: number
}

/** Widths are fractions of pixels, whose sum is rounded. */
const ROUNDING = 0.5

/** How many of the links, from the first, fit in one line: all, or as many as fit with the button of the menu after them. */
export function countFitting({ links, room, gap, button }: Room): number {
  const widthOf = (count: number) => links.slice(0, count).reduce((sum, width) => sum + width + gap, -gap)
  if (widthOf(links.length) <= room + ROUNDING) return links.length
  const fits = (count: number) => widthOf(count) + gap + button <= room + ROUNDING
  return Math.max(0, links.findLastIndex((_, index) => fits(index + 1)) + 1)
}

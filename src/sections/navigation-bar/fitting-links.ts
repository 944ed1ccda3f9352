type Room = {
  /** The widths of the links. */
  links: readonly number[]
  /** The width that they have beside each other, and the gap between two of them. */
  room: number
  gap: number
  /** The width of the button of the menu. */
  button: number
}

/** How many of the links, from the first, fit in one line: all, or as many as fit with the button of the menu after them. */
export function countFitting({ links, room, gap, button }: Room): number {
  let width = -gap
  let besideButton = 0
  for (const link of links) {
    width += gap + link
    if (width + gap + button <= room) besideButton++
  }
  // Widths are fractions of pixels, whose sum is rounded.
  return width <= room + 0.5 ? links.length : besideButton
}

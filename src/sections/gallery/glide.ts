const TIMING = { duration: 200, easing: 'ease-out' }

/** Changes a list, and then moves its items and what is below it from where they were to where they are. */
export function glide(list: Element, change: () => void) {
  const spaceOf = () => boxOf(list).height + Number.parseFloat(getComputedStyle(list).marginBlockEnd)
  const space = spaceOf()
  const before = [...list.querySelectorAll(':scope > :not([hidden])')].map((item) => ({ item, from: boxOf(item) }))
  // Painted together with their tiles, which would be empty for a moment.
  for (const image of list.querySelectorAll('img')) image.decoding = 'sync'
  change()
  // Those of a press just before would count twice.
  for (const element of [list, ...before.map(({ item }) => item)]) {
    for (const animation of element.getAnimations()) animation.cancel()
  }
  const difference = space - spaceOf()
  for (const { item, from } of before) {
    const to = boxOf(item)
    const isSeen = to.width > 0 && Math.min(from.y, to.y) < innerHeight
    if (isSeen) item.animate({ translate: [`${from.x - to.x}px ${from.y - to.y}px`, '0 0'] }, TIMING)
  }
  // What is below would cross projects that a longer list shows again.
  if (difference > 0) list.animate({ marginBlockEnd: [`${difference}px`, '0px'] }, TIMING)
}

const boxOf = (element: Element) => element.getBoundingClientRect()

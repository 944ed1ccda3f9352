const GROW = { duration: 220, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }
const RETURN = { duration: 180, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' }

/**
 * Lets a dialog grow from what opened it. It is complete from the start, so no press has to wait.
 * @returns what lets it go back there, when it has closed
 */
export function growFrom(opener: Element, dialog: Element): () => void {
  const box = dialog.getBoundingClientRect()
  dialog.animate(movedFrom(opener.getBoundingClientRect(), box, 1), GROW)
  return () => {
    if (!opener.checkVisibility()) return
    opener.closest('li')?.animate({ zIndex: [1, 1] }, RETURN)
    opener.animate(movedFrom(box, opener.getBoundingClientRect()), RETURN)
  }
}

/** From another place, as wide as that. What is opened never shrinks: its picture may not have its size yet. */
function movedFrom(from: DOMRect, to: DOMRect, most = Infinity): PropertyIndexedKeyframes {
  const scale = Math.min(from.width / to.width, most)
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`
  return { transformOrigin: ['0 0', '0 0'], transform: [start, 'none'] }
}

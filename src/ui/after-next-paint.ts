/** Runs `work` when what stands in the document now has been painted. */
export function afterNextPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work))
}

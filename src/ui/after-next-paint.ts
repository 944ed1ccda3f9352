/**
 * Runs `work` when what stands in the document now has been painted.
 * @returns what calls it off
 */
export function afterNextPaint(work: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    later = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(later)
  }
}

import { afterNextPaint } from './after-next-paint.ts'

/**
 * Lets a veil fall over the page, lifts it when it has been painted, and runs `work`, so that it rises from what is new.
 * @param veil the night between two themes, or the ground of the page
 * @returns what calls both off, as long as the work has not begun
 */
export function behindVeil(veil: 'night' | 'ground', work: () => void): () => void {
  const { dataset } = document.documentElement
  const lift = () => delete dataset.veil
  dataset.veil = veil
  const cancel = afterNextPaint(() => {
    lift()
    work()
  })
  return () => {
    cancel()
    lift()
  }
}

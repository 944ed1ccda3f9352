import { flushSync } from 'react-dom'

/** Fades from the old state of the screen to the new one, in browsers that can, for visitors who have not turned motion off. */
export function crossFade(update: () => void) {
  const { motion } = document.documentElement.dataset
  const isStill = motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
  // Older browsers have no transitions.
  if (isStill || !('startViewTransition' in document)) return update()
  const { ready } = document.startViewTransition(() => flushSync(update))
  ready.catch(() => undefined) // Skipped, because the tab is hidden or another one begins: the update has happened all the same.
}

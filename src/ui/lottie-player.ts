// A chunk of its own: only pages that show an animation load lottie-web.
import lottie from 'lottie-web/build/player/esm/lottie_light.min.js'

export type Player = { play: () => void; pause: () => void; showStill: () => void }

/**
 * Draws a Lottie file into `box`, and removes it when the signal aborts.
 * @param onChange gets the player, and null if the animation fails later
 * @throws {Error} when the file is not a Lottie animation
 */
export function startPlayer(
  animationData: unknown,
  box: HTMLElement,
  signal: AbortSignal,
  onChange: (player: Player | null) => void,
) {
  if (!isAnimation(animationData)) throw new Error('Not a Lottie animation')
  signal.throwIfAborted()
  const item = lottie.loadAnimation({ container: box, renderer: 'svg', autoplay: false, animationData })
  const remove = () => {
    item.destroy()
    onChange(null)
  }
  signal.addEventListener('abort', remove)
  item.addEventListener('error', remove) // The player reports a frame that it can't draw instead of throwing.
  item.setSubframe(false) // Render at the animation's frame rate, not the display's.
  item.addEventListener('DOMLoaded', () =>
    onChange({
      play: () => item.play(),
      pause: () => item.pause(),
      showStill: () => item.goToAndStop('still', true), // A marker for the animation's best single frame.
    }),
  )
  item.goToAndStop(0, true) // Draws the first frame, and dispatches `error` if that fails.
}

/** Checks the fields that lottie-web reads without checking: size, frames and layers. */
function isAnimation(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const { w, h, fr, ip, op, layers } = value as Record<string, unknown> // any JSON object
  return Array.isArray(layers) && [w, h, fr, ip, op].every((figure) => typeof figure === 'number')
}

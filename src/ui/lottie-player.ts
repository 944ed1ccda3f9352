// What comes with the player, in a chunk of its own: pages ask for it when they stand.
import lottie from 'lottie-web/build/player/lottie_light'

export type Player = {
  play: () => void
  pause: () => void
  /** Shows the drawing's best single moment: its marker "still", or its first frame. */
  stand: () => void
}

type Drawing = { fr: number; ip: number; layers: unknown[]; markers?: { cm: string; tm: number }[] }

type Place = {
  box: HTMLElement
  /** Where in its loop the drawing starts, in milliseconds. */
  elapsed: () => number
  /** Aborted when nobody waits any more: what was drawn is taken away. */
  signal: AbortSignal
  /** Told of the player, and of null when it has ended, or fails. */
  onChange: (player: Player | null) => void
}

/** A frame is asked for when half of one at 60 a second is left: not so late that the screen's next is missed. */
const HALF_FRAME_MS = 8

let preloadImage: Promise<void> | undefined

/**
 * Draws what stands in a Lottie file, standing.
 *
 * The player's own clock draws at every frame of the screen, whatever the drawing's rate, and each of them costs a slow
 * phone's main thread 13 ms. So the clock is ours: it asks for as many frames as the drawing has.
 * @throws {Error} when it is none, or one that the player can't draw
 */
export async function startPlayer(drawing: unknown, { box, elapsed, signal, onChange }: Place) {
  if (!isDrawing(drawing)) throw new Error('not a Lottie animation')
  preloadImage ??= warmUp(drawing).catch(() => undefined) // Each drawing tells of its own faults.
  await preloadImage
  if (signal.aborted) return
  const item = load(drawing, box)
  const { fr, ip, markers } = drawing
  const still = markers?.find(({ cm }) => cm === 'still')?.tm ?? ip
  const length = item.getDuration() * 1000
  let at = elapsed()
  let timer = 0
  let frame = 0

  const draw = () => item.goToAndStop(at % length)
  const pause = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  const play = () => {
    pause()
    const start = performance.now() - at
    const wait = 1000 / fr - HALF_FRAME_MS
    const next = () => {
      at = performance.now() - start
      timer = window.setTimeout(() => {
        frame = requestAnimationFrame(next)
      }, wait)
      draw()
    }
    next()
  }
  const stand = () => {
    pause()
    at = ((still - ip) / fr) * 1000
    draw()
  }
  const end = () => {
    pause()
    item.destroy()
    onChange(null)
  }

  signal.addEventListener('abort', end)
  // The player reports a drawing that it can't draw here, frame after frame, instead of throwing.
  item.addEventListener('error', end)
  onChange({ play, pause, stand })
  draw()
}

/**
 * The player's code is compiled as it is used first, which took two thirds of the time of the first drawing. So nothing of that
 * drawing is drawn first, and then a little, each in a task of its own.
 */
async function warmUp(drawing: Drawing) {
  for (const count of [0, 2]) {
    load({ ...drawing, layers: drawing.layers.slice(0, count) }, document.createElement('div')).destroy()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function load(drawing: Drawing, container: HTMLElement) {
  return lottie.loadAnimation({ container, renderer: 'svg', autoplay: false, animationData: drawing })
}

/** What the player takes for granted: size, frames and layers. */
function isDrawing(value: unknown): value is Drawing {
  if (typeof value !== 'object' || value === null) return false
  const { w, h, fr, ip, op, layers } = value as Record<string, unknown> // any JSON object
  return Array.isArray(layers) && [w, h, fr, ip, op].every((figure) => typeof figure === 'number')
}

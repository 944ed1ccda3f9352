import type { AnimationItem } from 'lottie-web'
import { revealed } from './revealed.ts'

export type Player = Pick<AnimationItem, 'play' | 'pause'> & {
  /** Shows the drawing's best single moment: its marker "still", or its first frame. */
  stand: () => void
}

type Drawing = { layers: unknown[]; markers?: { cm: string; tm: number }[] }

type Start = {
  box: HTMLElement
  src: string
  /** Whether it is for the overlay; all else comes when that is over, and takes nothing from what is waited for. */
  onOverlay: boolean
  /** Where in its loop the drawing starts, in milliseconds. */
  elapsed: () => number
  /** Aborted when nobody waits any more: what was drawn is taken away. */
  signal: AbortSignal
  /** Told of the player when it is ready, and of null should it fail later. */
  onChange: (player: Player | null) => void
}

/** For so long after the overlay nothing is fetched or run that a visitor did not ask for. */
const QUIET_MS = 500

/** Fetches the player and the drawing once the page has loaded and stands, and puts the drawing into `box`, standing. */
export async function startPlayer({ box, src, onOverlay, elapsed, signal, onChange }: Start): Promise<void> {
  try {
    await pageLoaded()
    if (!onOverlay) await pageSeen()
    const [{ default: lottie }, drawing] = await Promise.all([
      import('lottie-web/build/player/lottie_light'),
      fetchDrawing(src, signal),
    ])
    await turn()
    if (signal.aborted) return

    const item = lottie.loadAnimation({
      container: box,
      renderer: 'svg',
      loop: true,
      autoplay: false,
      animationData: drawing,
    })
    const still = drawing.markers?.find(({ cm }) => cm === 'still')?.tm ?? 0
    const end = () => {
      item.destroy()
      onChange(null)
    }
    signal.addEventListener('abort', end)
    // The player reports a drawing that it can't draw here, frame after frame, instead of throwing.
    item.addEventListener('error', end)
    onChange({
      play: () => item.play(),
      pause: () => item.pause(),
      stand: () => item.goToAndStop(still, true),
    })
    item.goToAndStop(elapsed() % (item.getDuration() * 1000))
  } catch {
    box.replaceChildren()
  }
}

let last = Promise.resolve()

/** Drawings start one after the other, each in a task of its own, so that a press between two of them is answered. */
function turn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setTimeout(resolve)))
  return last
}

async function pageLoaded() {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

let seen: Promise<void> | undefined

function pageSeen(): Promise<void> {
  seen ??= revealed().then(() => new Promise((resolve) => setTimeout(resolve, QUIET_MS)))
  return seen
}

async function fetchDrawing(src: string, signal: AbortSignal): Promise<Drawing> {
  const response = await fetch(src, { signal, credentials: 'omit' })
  const drawing: unknown = await response.json()
  if (!isDrawing(drawing)) throw new Error(`${src} is no Lottie animation`)
  return drawing
}

/** What the player takes for granted: size, frames and layers. */
function isDrawing(value: unknown): value is Drawing {
  if (typeof value !== 'object' || value === null) return false
  const { w, h, fr, ip, op, layers } = value as Record<string, unknown> // any JSON object
  return Array.isArray(layers) && [w, h, fr, ip, op].every((figure) => typeof figure === 'number')
}

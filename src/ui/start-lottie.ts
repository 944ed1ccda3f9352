import type { Player } from './lottie-player.ts'
import { revealed } from './overlay-finished.ts'

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

/** For so long after the overlay, and until the page has stood still for as long, nothing comes that a visitor did not ask for. */
const QUIET_MS = 500

/** A page that is being scrolled moves again sooner than that. */
const REST_MS = 100

/** Fetches the player and the drawing once the page has loaded and stands, and puts the drawing into `box`, standing. */
export async function startLottie({ box, src, onOverlay, elapsed, signal, onChange }: Start): Promise<void> {
  try {
    await pageLoaded()
    if (!onOverlay) await pageSeen()
    const [player, drawing] = await Promise.all([import('./lottie-player.ts'), fetchDrawing(src, signal)])
    await turn()
    if (signal.aborted) return
    await player.startPlayer(drawing, { box, elapsed, signal, onChange })
  } catch {
    box.replaceChildren()
  }
}

let last = Promise.resolve()

/** Drawings start one after the other while the page stands still, so that a press between two of them is answered. */
function turn(): Promise<void> {
  last = last.then(() => atRest(REST_MS))
  return last
}

/** Waits until the page has not been scrolled for so many milliseconds: what starts meanwhile costs a slow phone frames. */
function atRest(wanted: number): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(end, wanted)
    }
    const end = () => {
      removeEventListener('scroll', wait)
      resolve()
    }
    addEventListener('scroll', wait)
    wait()
  })
}

async function pageLoaded() {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

let seen: Promise<void> | undefined

function pageSeen(): Promise<void> {
  seen ??= revealed().then(() => atRest(QUIET_MS))
  return seen
}

async function fetchDrawing(src: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(src, { signal, credentials: 'omit' })
  return response.json()
}

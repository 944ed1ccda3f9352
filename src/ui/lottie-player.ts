// A chunk of its own: only pages that show an animation load it.
// oxlint-disable-next-line import/default -- Vite's own syntax: the address of a script for a worker
import workerUrl from './lottie-worker.ts?worker&url'
import type { Answer, Colours, Command, Start } from './lottie-worker.ts'

/** The colour of a shape with a class (`cl`) in the file, so that animations follow the theme. */
const ROLES = {
  accent: '--color-accent',
  'accent-2': '--color-accent-second',
  signal: '--color-signal',
  line: '--color-border',
  quiet: '--color-text-muted',
  surface: '--color-surface',
}

/** Screens with fewer pixels may be zoomed. */
const MIN_PIXEL_RATIO = 2

export type Player = { send: (command: Exclude<Command, Colours>) => void }

let worker: Worker | undefined

/**
 * Draws a Lottie file into `box`, in a worker, and removes it when the signal aborts.
 * @param size in CSS pixels, such as 200x160
 * @param onChange gets the player when the first frame is drawn, and null if the animation fails
 */
export function startPlayer(
  src: string,
  size: string,
  box: HTMLElement,
  signal: AbortSignal,
  onChange: (player: Player | null) => void,
) {
  worker ??= new Worker(trustedUrl(), { type: 'module' })
  const canvas = document.createElement('canvas')
  const [width = 0, height = 0] = size.split('x').map(Number)
  const ratio = Math.max(MIN_PIXEL_RATIO, devicePixelRatio)
  canvas.width = width * ratio
  canvas.height = height * ratio
  const { port1: port, port2 } = new MessageChannel()
  const send = (command: Command) => port.postMessage(command)
  const themes = new MutationObserver(() => requestAnimationFrame(() => send(coloursOf(box))))
  const remove = () => {
    send('remove')
    port.close()
    themes.disconnect()
    canvas.remove()
    onChange(null)
  }
  port.addEventListener('message', ({ data: answer }: MessageEvent<Answer>) => {
    if (answer === 'failed' || signal.aborted) return remove()
    box.append(canvas)
    onChange({ send })
  })
  port.start()
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  worker.addEventListener('error', remove, { signal })
  signal.addEventListener('abort', remove)
  const offscreen = canvas.transferControlToOffscreen()
  const start: Start = { canvas: offscreen, src: new URL(src, location.href).href, colours: coloursOf(box) }
  worker.postMessage(start, [offscreen, port2])
}

function coloursOf(box: HTMLElement): Colours {
  const style = getComputedStyle(box)
  return Object.fromEntries(
    Object.entries(ROLES).flatMap(([role, property]) => {
      const colour = style.getPropertyValue(property).trim()
      return [`${role}-fill`, `${role}-stroke`].map((name) => [name, colour])
    }),
  )
}

/** The address of the worker, which is all that the policy of the page allows. */
function trustedUrl(): string {
  const policy = globalThis.trustedTypes?.createPolicy('animations', { createScriptURL: () => workerUrl })
  return policy?.createScriptURL('') ?? workerUrl
}

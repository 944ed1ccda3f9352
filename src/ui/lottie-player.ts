// A chunk of its own: only pages that have an animation load it.
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

let worker: Worker | undefined

/**
 * Plays a Lottie file in `box` while that is on the screen. Loads it when the box is within half a screen of the viewport. Keeps
 * `data-state` of the box: `empty`, also after a failure, `playing` or `still`.
 * @param signal removes the animation when it aborts
 * @returns a function that lets the animation move, or shows its best single frame
 */
export function animate(box: HTMLElement, src: string, signal: AbortSignal): (isMoving: boolean) => void {
  let [isMoving, isOnScreen] = [false, false]
  let send: ((command: Command) => void) | undefined
  const update = () => {
    send?.(!isMoving ? 'still' : isOnScreen ? 'play' : 'pause')
    box.dataset.state = !send ? 'empty' : isMoving && isOnScreen ? 'playing' : 'still'
  }
  observe(box, '0px', signal, (isSeen) => {
    isOnScreen = isSeen
    update()
  })
  let isStarted = false
  observe(box, '50%', signal, (isNear) => {
    if (!isNear || isStarted) return
    isStarted = true
    draw(box, src, signal, (sender) => {
      send = sender
      update()
    })
  })
  return (moving) => {
    isMoving = moving
    update()
  }
}

/** @param onChange gets what sends commands when the first frame is drawn, and nothing if the animation fails */
function draw(
  box: HTMLElement,
  src: string,
  signal: AbortSignal,
  onChange: (send?: (command: Command) => void) => void,
) {
  worker ??= new Worker(trustedUrl(), { type: 'module' })
  const canvas = document.createElement('canvas')
  const [width = 0, height = 0] = (box.dataset.size ?? '').split('x').map(Number)
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
    onChange()
  }
  port.addEventListener('message', ({ data: answer }: MessageEvent<Answer>) => {
    if (answer === 'failed') return remove()
    box.append(canvas)
    onChange(send)
  })
  port.start()
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  worker.addEventListener('error', remove, { signal })
  signal.addEventListener('abort', remove)
  const offscreen = canvas.transferControlToOffscreen()
  const start: Start = { canvas: offscreen, src: new URL(src, location.href).href, colours: coloursOf(box) }
  worker.postMessage(start, [offscreen, port2])
}

/** Tells whether an element is on the screen, or within a margin of it. */
function observe(element: Element, rootMargin: string, signal: AbortSignal, notify: (isSeen: boolean) => void) {
  // A busy browser reports several changes at once; the last one counts.
  const observer = new IntersectionObserver((entries) => notify(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin,
  })
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
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

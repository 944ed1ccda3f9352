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

/** The policy of the page allows this address alone. Older browsers have no Trusted Types. */
const policy = globalThis.trustedTypes?.createPolicy('animations', { createScriptURL: () => workerUrl })
const worker = new Worker(policy?.createScriptURL('') ?? workerUrl, { type: 'module' })

type Send = (command: Command) => void

/**
 * Plays a Lottie file in `box` while that is on the screen. Keeps `data-state` of the box: `empty`, also after a failure, `playing` or
 * `still`.
 * @param signal removes the animation when it aborts
 */
export function animate(box: HTMLElement, src: string, signal: AbortSignal) {
  let isMoving = false
  let isOnScreen = false
  let send: Send | undefined
  const update = (sender = send) => {
    send = sender
    send?.(!isMoving ? 'still' : isOnScreen ? 'play' : 'pause')
    box.dataset.state = !send ? 'empty' : isMoving && isOnScreen ? 'playing' : 'still'
  }
  observe(box, signal, (isSeen) => {
    isOnScreen = isSeen
    update()
  })
  const remove = () => {
    send = undefined
    update()
  }
  draw(box, src, signal, update, remove).catch(remove)
  return {
    setMoving: (moving: boolean) => {
      isMoving = moving
      update()
    },
  }
}

/**
 * @param onDrawn gets what sends commands, when the first frame is drawn
 * @throws when the file can't be loaded
 */
async function draw(
  box: HTMLElement,
  src: string,
  signal: AbortSignal,
  onDrawn: (send: Send) => void,
  onRemoved: () => void,
) {
  const response = await fetch(src, { signal })
  const file = await response.arrayBuffer()
  const canvas = document.createElement('canvas')
  const [width = 0, height = 0] = (box.dataset.size ?? '').split('x').map(Number)
  const ratio = Math.max(MIN_PIXEL_RATIO, devicePixelRatio)
  canvas.width = width * ratio
  canvas.height = height * ratio
  const { port1: port, port2 } = new MessageChannel()
  const send: Send = (command) => port.postMessage(command)
  const themes = new MutationObserver(() => send(coloursOf(box)))
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })

  const end = new AbortController()
  const remove = () => {
    send('remove')
    end.abort()
    themes.disconnect()
    canvas.remove()
    onRemoved()
  }
  port.addEventListener(
    'message',
    ({ data: answer }: MessageEvent<Answer>) => {
      if (answer === 'failed') return remove()
      box.append(canvas)
      onDrawn(send)
    },
    { signal: end.signal },
  )
  port.start()
  worker.addEventListener('error', remove, { signal: end.signal }) // It did not load.
  signal.addEventListener('abort', remove, { signal: end.signal })
  const offscreen = canvas.transferControlToOffscreen()
  const start: Start = { canvas: offscreen, file, colours: coloursOf(box) }
  worker.postMessage(start, [offscreen, file, port2])
}

/** Tells whether an element is on the screen. */
function observe(element: Element, signal: AbortSignal, notify: (isSeen: boolean) => void) {
  // A busy browser reports several changes at once; the last one counts.
  const observer = new IntersectionObserver((entries) => notify(entries.at(-1)?.isIntersecting ?? false))
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** The computed value of a mixed colour has its numbers, whatever its syntax: `color(srgb 0.2 0.7 0.8 / 0.5)`. */
function coloursOf(box: HTMLElement): Colours {
  const style = getComputedStyle(box)
  const colours = Object.entries(ROLES).flatMap(([role, property]) => {
    box.style.color = `color-mix(in srgb, var(${property}), var(${property}))`
    const numbers = style.color.match(/[\d.e-]+/g)?.map(Number) ?? []
    return [`${role}-fill`, `${role}-stroke`].map((name) => [name, numbers] as const)
  })
  box.style.color = ''
  return Object.fromEntries(colours)
}

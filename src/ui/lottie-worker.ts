// Draws all animations in a worker, so that they never delay the page. Only pages that show one load it.
// oxlint-disable-next-line import/no-unassigned-import -- it has to be there before the player
import './lottie-globals.ts'
import lottie from 'lottie-web/build/player/esm/lottie_light_canvas.min.js'

/** Starts an animation. Comes with a port for its commands and answers. */
export type Start = { canvas: OffscreenCanvas; src: string; colours: Colours }
/** `still` is a marker for the animation's best single frame. An object is the colours of another theme. */
export type Command = 'play' | 'pause' | 'still' | 'remove' | Colours
/** The first frame is drawn, or the animation can't be drawn (further). */
export type Answer = 'drawn' | 'failed'
/** A CSS colour for each class of shapes in the file. */
export type Colours = Readonly<Record<string, string>>

addEventListener('message', ({ data, ports: [port] }: MessageEvent<Start>) => {
  if (port) draw(data, port).catch(() => port.postMessage('failed' satisfies Answer))
})

async function draw({ canvas, src, colours }: Start, port: MessagePort) {
  const response = await fetch(src)
  const animation: unknown = await response.json()
  if (!isAnimation(animation)) throw new Error('Not a Lottie animation')
  const load = (given: Colours) => {
    const item = lottie.loadAnimation({
      renderer: 'canvas',
      autoplay: false,
      animationData: recolour(animation, given),
      rendererSettings: { context: canvas.getContext('2d') },
    })
    // The player reports a frame that it can't draw instead of throwing.
    item.addEventListener('error', () => port.postMessage('failed' satisfies Answer))
    item.setSubframe(false) // Render at the animation's frame rate, not the display's.
    return item
  }

  let item = load(colours)
  port.addEventListener('message', ({ data: command }: MessageEvent<Command>) => {
    if (command === 'play') item.play()
    else if (command === 'pause') item.pause()
    else if (command === 'still') item.goToAndStop('still', true)
    else if (command === 'remove') item.destroy()
    else {
      const { currentRawFrame, isPaused } = item
      item.destroy()
      item = load(command)
      item.goToAndStop(currentRawFrame, true)
      if (!isPaused) item.play()
    }
  })
  port.start()
  item.goToAndStop(0, true)
  port.postMessage('drawn' satisfies Answer)
}

/** Checks the fields that lottie-web reads without checking: size, frames and layers. */
function isAnimation(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const { w, h, fr, ip, op, layers } = value as Record<string, unknown> // any JSON object
  return Array.isArray(layers) && [w, h, fr, ip, op].every((figure) => typeof figure === 'number')
}

/** A copy in which each fill and stroke with a class (`cl`) has its colour. */
function recolour(animation: object, colours: Colours): unknown {
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  return JSON.parse(JSON.stringify(animation), (_key, value: unknown) => {
    const { cl } = Object(value) as { cl?: string }
    const colour = cl && colours[cl]
    if (!colour || !pixel) return value
    pixel.fillStyle = colour
    pixel.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data
    return { ...(value as object), c: { a: 0, k: [red / 255, green / 255, blue / 255] } }
  })
}

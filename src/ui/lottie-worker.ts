// Draws all animations in a worker, so that they never delay the page. Only pages that have one load it.
// oxlint-disable-next-line import/no-unassigned-import -- it has to be there before the player
import './lottie-globals.ts'
import lottie from 'lottie-web/build/player/esm/lottie_light_canvas.min.js'

/** Starts an animation. Comes with a port for its commands and answers. */
export type Start = { canvas: OffscreenCanvas; file: ArrayBuffer; colours: Colours }
/** `still` is a marker for the animation's best single frame. An object is the colours of another theme. */
export type Command = 'play' | 'pause' | 'still' | 'remove' | Colours
/** The first frame is drawn, or the animation can't be drawn (further). */
export type Answer = 'drawn' | 'failed'
/** Red, green, blue and alpha, 0 to 1, for each class of shapes in the file. */
export type Colours = Readonly<Record<string, readonly number[]>>

addEventListener('message', ({ data: { canvas, file, colours }, ports: [port] }: MessageEvent<Start>) => {
  if (!port) return
  const answer = (text: Answer) => port.postMessage(text)
  try {
    const carryOut = draw(canvas, new TextDecoder().decode(file), colours, () => answer('failed'))
    answer('drawn')
    port.addEventListener('message', ({ data }: MessageEvent<Command>) => {
      try {
        carryOut(data)
      } catch {
        answer('failed')
      }
    })
    port.start()
  } catch {
    answer('failed')
  }
})

/**
 * Draws the first frame. Returns what carries out commands.
 * @throws {Error} when the file is not a Lottie animation, or can't be drawn
 */
function draw(canvas: OffscreenCanvas, json: string, colours: Colours, fail: () => void): (command: Command) => void {
  let isDrawn = true
  const load = (given: Colours) => {
    const item = lottie.loadAnimation({
      renderer: 'canvas',
      autoplay: false,
      animationData: parse(json, given),
      rendererSettings: { context: canvas.getContext('2d') },
    })
    // It reports a frame that it can't draw instead of throwing.
    item.addEventListener('error', () => {
      isDrawn = false
      fail()
    })
    item.setSubframe(false) // Render at the animation's frame rate, not the display's.
    return item
  }

  let item = load(colours)
  item.goToAndStop(0, true)
  if (!item.isLoaded || !isDrawn) throw new Error('Cannot be drawn')
  return (command) => {
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
  }
}

/** The player rounds colours down to 255 steps. */
const HALF_STEP = 0.5 / 255

type Opacity = { a: 0; k: number } | { a: 1; k: { s?: number[] }[] }
type Shape = { cl?: string; o?: Opacity }

/**
 * Parses a Lottie file. Each fill and stroke with a class (`cl`) gets its colour.
 * @throws {Error} when fields are missing that lottie-web reads without checking: size, frames and layers
 */
function parse(json: string, colours: Colours): object {
  const animation: unknown = JSON.parse(json, (_key, value: unknown) => {
    const { cl = '', o } = Object(value) as Shape // any JSON
    const [alpha = 1] = colours[cl]?.slice(3) ?? []
    const colour = colours[cl]?.slice(0, 3).map((part) => part + HALF_STEP)
    if (!colour) return value
    return { ...Object(value), c: { a: 0, k: colour }, ...(o && { o: scaled(o, alpha) }) }
  })
  const { w, h, fr, ip, op, layers } = Object(animation) as Record<string, unknown> // any JSON
  const isAnimation = Array.isArray(layers) && [w, h, fr, ip, op].every((figure) => typeof figure === 'number')
  if (!isAnimation) throw new Error('Not a Lottie animation')
  return Object(animation)
}

function scaled({ a, k }: Opacity, alpha: number): Opacity {
  if (a === 0) return { a, k: k * alpha }
  return { a, k: k.map((frame) => ({ ...frame, ...(frame.s && { s: frame.s.map((value) => value * alpha) }) })) }
}

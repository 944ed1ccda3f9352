import { cached } from '../../lib/cache.ts'
import type { Diagram } from './diagram.ts'
import { drawChart } from './draw/chart.ts'
import { drawGraph } from './draw/graph.ts'
import { element, rounded, textAt } from './draw/markup.ts'
import { drawSequence } from './draw/sequence.ts'
import { layOutChart } from './lay-out/chart.ts'
import { layOutGraph } from './lay-out/graph.ts'
import type { Placed } from './lay-out/layout.ts'
import { layOutSequence } from './lay-out/sequence.ts'
import { LINE_HEIGHTS, sizeOf, wrapped } from './lay-out/text-size.ts'

/** What is in an SVG of this size, with classes for the stylesheet of the pages. */
export type Drawing = { width: number; height: number; markup: string }

/** Raised with every change of how diagrams look. */
const VERSION = 'diagram-9'

/** Draws a diagram. What was drawn before is in the cache: the engine takes a while to start. */
export async function drawDiagram(diagram: Diagram): Promise<Drawing> {
  const drawing = await cached('diagram.json', [VERSION, JSON.stringify(diagram)], async () =>
    JSON.stringify(await drawUncached(diagram)),
  )
  return JSON.parse(drawing.toString()) as Drawing // as it was written
}

/** Draws a diagram that is being written: the cache would have one for each key. */
export async function drawUncached(diagram: Diagram): Promise<Drawing> {
  const placed = await layOut(diagram)
  const drawing = { width: placed.width, height: placed.height, markup: draw(placed) }
  return diagram.title ? withTitle(drawing, diagram.title) : drawing
}

const TITLE_HEIGHT = 34

function withTitle({ width, height, markup }: Drawing, title: string): Drawing {
  const lines = wrapped(title, 'label', Math.max(width, LEAST_TITLE))
  const size = sizeOf(lines, 'label')
  const whole = Math.max(width, size.width)
  const above = TITLE_HEIGHT + size.height - LINE_HEIGHTS.label
  const text = textAt({ x: whole / 2, y: LINE_HEIGHTS.label / 2, lines }, 'label', 'label name')
  const moved = element('g', { transform: `translate(${rounded((whole - width) / 2)} ${above})` }, markup)
  return { width: whole, height: height + above, markup: text + moved }
}

const LEAST_TITLE = 240

async function layOut(diagram: Diagram): Promise<Placed> {
  if (diagram.kind === 'sequence') return layOutSequence(diagram)
  return diagram.kind === 'chart' ? layOutChart(diagram) : layOutGraph(diagram)
}

function draw(placed: Placed): string {
  if (placed.kind === 'sequence') return drawSequence(placed)
  return placed.kind === 'chart' ? drawChart(placed) : drawGraph(placed)
}

/** The width of a tile as a multiple of its height. */
export const TILE = 16 / 9

/** The diagram as it is written, or downwards or to the right if its texts are larger so in a place of this shape. */
export async function drawFitting(diagram: Diagram, aspect: number): Promise<Drawing> {
  const whole = await drawDiagram(diagram)
  if (!('direction' in diagram)) return whole
  const direction = whole.width / whole.height > aspect ? 'DOWN' : 'RIGHT'
  const turned = await drawDiagram({ ...diagram, direction })
  const scaleOf = ({ width, height }: Drawing) => Math.min(aspect / width, 1 / height)
  return scaleOf(turned) > 1.25 * scaleOf(whole) ? turned : whole
}

import { cached } from '../../lib/cache.ts'
import type { DrawingPart } from '../../model/media.ts'
import type { Diagram } from './diagram.ts'
import { drawChart } from './draw/chart.ts'
import { drawGraph } from './draw/graph.ts'
import { element, rounded, textAt } from './draw/markup.ts'
import { drawSequence } from './draw/sequence.ts'
import { layOutChart } from './lay-out/chart.ts'
import { layOutGraph } from './lay-out/graph.ts'
import type { Placed, Point } from './lay-out/layout.ts'
import { layOutSequence } from './lay-out/sequence.ts'
import { LINE_HEIGHTS, SIZES, sizeOf, wrapped } from './lay-out/text-size.ts'

/** What is in an SVG of this size, with classes for the stylesheet of the pages. */
export type Drawing = {
  width: number
  height: number
  markup: string
  /** Where it begins. */
  start: Point
}

/** Raised with every change of how diagrams look. */
const VERSION = 'diagram-11'

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
  const drawing = { width: placed.width, height: placed.height, markup: draw(placed), start: startOf(placed) }
  return diagram.title ? withTitle(drawing, diagram.title) : drawing
}

function startOf(placed: Placed): Point {
  if (placed.kind !== 'graph') return { x: 0, y: 0 }
  const { x, y, width, height } = placed.nodes.find(({ isFirst }) => isFirst) ??
    placed.nodes[0] ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

const TITLE_HEIGHT = 34

function withTitle({ width, height, markup, start }: Drawing, title: string): Drawing {
  const lines = wrapped(title, 'label', Math.max(width, LEAST_TITLE))
  const size = sizeOf(lines, 'label')
  const whole = Math.max(width, size.width)
  const above = TITLE_HEIGHT + size.height - LINE_HEIGHTS.label
  const text = textAt({ x: whole / 2, y: LINE_HEIGHTS.label / 2, lines }, 'label', 'label name')
  const left = rounded((whole - width) / 2)
  const moved = element('g', { transform: `translate(${left} ${above})` }, markup)
  return {
    width: whole,
    height: height + above,
    markup: text + moved,
    start: { x: start.x + left, y: start.y + above },
  }
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

/** The room in pixels for a drawing in a story, on a phone and on tiles. */
const STORY = 672
const PHONE = 302
export const TILE = { width: 336, height: 189 }
export const LARGE_TILE = { width: 704, height: 540 }

/** Smaller, a drawing has a link to all of it. */
const LEGIBLE = 0.75

/** Texts of a tile have at least 9 pixels, and 10 where a part is shown. */
const LEAST_ON_TILE = 9 / SIZES.label
const SCALE_OF_PART = 10 / SIZES.label

/** How much larger texts have to be in the other direction than in that of the owner. */
const MUCH = 1.25

/** On a wide page and on a phone: as it is written, or in the other direction where its texts are much larger so. */
export async function drawForPages(diagram: Diagram) {
  const both = await inBothDirections(diagram)
  const scaleIn =
    (room: number) =>
    ({ width }: Drawing) =>
      Math.min(1, room / width)
  const wide = largest(both, scaleIn(STORY))
  const narrow = largest([wide, ...both.filter((each) => each !== wide)], scaleIn(PHONE))
  const isLargeIn = (room: number, { width }: Drawing) => room / width < LEGIBLE
  return { wide, narrow, isLarge: isLargeIn(STORY, wide), isLargeForPhones: isLargeIn(PHONE, narrow) }
}

/** The diagram in the direction in which its texts are larger in a place of this shape. */
export async function drawFitting(diagram: Diagram, aspect: number): Promise<Drawing> {
  return largest(await inBothDirections(diagram), ({ width, height }) => Math.min(aspect / width, 1 / height))
}

/** All of a diagram on a tile, or the part with which it begins, if all of it would be too small to read. */
export async function drawForTile(
  diagram: Diagram,
  tile: { width: number; height: number },
): Promise<{ drawing: Drawing; part?: DrawingPart }> {
  const drawing = await drawFitting(diagram, tile.width / tile.height)
  const { width, height, start } = drawing
  const isLegible = Math.min(tile.width / width, tile.height / height) >= LEAST_ON_TILE
  // A part of a chart would say something else.
  if (isLegible || diagram.kind === 'chart') return { drawing }
  const shown = { width: tile.width / SCALE_OF_PART, height: tile.height / SCALE_OF_PART }
  const x = offsetOf(start.x, shown.width, width)
  const y = offsetOf(start.y, shown.height, height)
  const cut = Object.entries({
    left: x > 0,
    right: x + shown.width < width,
    top: y > 0,
    bottom: y + shown.height < height,
  }).flatMap(([side, isCut]) => (isCut ? side : []))
  const viewBox = [x, y, shown.width, shown.height].map(Math.round).join(' ')
  return { drawing, part: { viewBox, cut: cut.join(' ') } }
}

/** Where a part begins: with its middle at a point, but within the whole. What is smaller is in the middle. */
function offsetOf(point: number, shown: number, whole: number): number {
  if (whole <= shown) return (whole - shown) / 2
  return Math.min(Math.max(0, point - shown / 2), whole - shown)
}

/** As it is written, and across to that. */
async function inBothDirections(diagram: Diagram): Promise<readonly [Drawing, ...Drawing[]]> {
  const whole = await drawDiagram(diagram)
  if (!('direction' in diagram)) return [whole]
  const isUpright = diagram.direction === 'DOWN' || diagram.direction === 'UP'
  return [whole, await drawDiagram({ ...diagram, direction: isUpright ? 'RIGHT' : 'DOWN' })]
}

/** The first, or another one that is much larger. */
function largest([first, ...others]: readonly [Drawing, ...Drawing[]], scaleOf: (drawing: Drawing) => number): Drawing {
  return others.find((each) => scaleOf(each) > MUCH * scaleOf(first)) ?? first
}

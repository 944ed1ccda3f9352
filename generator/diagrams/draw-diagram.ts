import { cached } from '../../lib/cache.ts'
import type { Diagram } from './diagram.ts'
import { drawChart } from './draw/chart.ts'
import { drawGraph } from './draw/graph.ts'
import { drawSequence } from './draw/sequence.ts'
import { layOutChart } from './lay-out/chart.ts'
import { layOutGraph } from './lay-out/graph.ts'
import type { Placed } from './lay-out/layout.ts'
import { layOutSequence } from './lay-out/sequence.ts'

/** What is in an SVG of this size, with classes for the stylesheet of the pages. */
export type Drawing = { width: number; height: number; markup: string }

/** Raised with every change of how diagrams look. */
const VERSION = 'diagram-6'

/** Draws a diagram. What was drawn before is in the cache: the engine takes a while to start. */
export async function drawDiagram(diagram: Diagram): Promise<Drawing> {
  const drawing = await cached('diagram.json', [VERSION, JSON.stringify(diagram)], async () => {
    const placed = await layOut(diagram)
    return JSON.stringify({ width: placed.width, height: placed.height, markup: draw(placed) } satisfies Drawing)
  })
  return JSON.parse(drawing.toString()) as Drawing // as it was written
}

async function layOut(diagram: Diagram): Promise<Placed> {
  if (diagram.kind === 'sequence') return layOutSequence(diagram)
  return diagram.kind === 'chart' ? layOutChart(diagram) : layOutGraph(diagram)
}

function draw(placed: Placed): string {
  if (placed.kind === 'sequence') return drawSequence(placed)
  return placed.kind === 'chart' ? drawChart(placed) : drawGraph(placed)
}

/** The width of a tile as a multiple of its height. */
const TILE = 16 / 9

/** The same diagram downwards, if it fills a tile better so. */
export async function drawUpright(diagram: Diagram, { width, height }: Omit<Drawing, 'markup'>): Promise<Drawing | undefined> {
  if (!('direction' in diagram) || width / height < 1.5 * TILE) return undefined
  const upright = await drawDiagram({ ...diagram, direction: 'DOWN' })
  const scaleOf = (size: Omit<Drawing, 'markup'>) => Math.min(TILE / size.width, 1 / size.height)
  return scaleOf(upright) > 1.2 * scaleOf({ width, height }) ? upright : undefined
}

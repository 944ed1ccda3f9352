import ELK, { type ElkNode, type ElkExtendedEdge, type ElkLabel } from 'elkjs/lib/elk.bundled.js'
import { UserError } from '../../../lib/user-error.ts'
import type { Graph, GraphEdge, GraphGroup, GraphNode } from '../diagram.ts'
import { iconOfLabel } from '../icon-of-label.ts'
import type { Box, PlacedGraph, PlacedNode, PlacedText, Point } from './layout.ts'
import { LINE_HEIGHTS, sizeOf, widthOf, wrapped } from './text-size.ts'

/** The widest lines of labels. */
const MOST = { label: 190, note: 150 }
export const ICON = 22
const ICON_GAP = 10
export const CELL = { height: 24, padding: 12, gap: 14 }
const MARGIN = 2

const SPACING = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '5',
  'elk.spacing.labelLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
} as const

/** Lines between entities end in signs, within which none bends. */
const SPACING_OF_ENTITIES = { 'elk.layered.spacing.edgeNodeBetweenLayers': '26' } as const

/** Boxes are in the order in which the text names them. The engine fails at some graphs with it, and is asked again without. */
const ORDERS = [{ 'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES' }, {}] as const

const OPTIONS = {
  ...SPACING,
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': `[top=${MARGIN},left=${MARGIN},bottom=${MARGIN},right=${MARGIN}]`,
  'elk.layered.thoroughness': '12',
  'elk.layered.unnecessaryBendpoints': 'false',
} as const

/**
 * Places boxes in layers along the direction of the graph, with lines at right angles around them. Where a line passes through the
 * title of a group, the group is widened.
 */
export async function layOutGraph(graph: Graph): Promise<PlacedGraph> {
  const { crossed, ...placed } = await layOutWith(graph, new Set())
  if (crossed.size === 0) return placed
  const { crossed: _left, ...widened } = await layOutWith(graph, crossed)
  return widened
}

type Attempt = PlacedGraph & { crossed: ReadonlySet<string> }

async function layOutWith(graph: Graph, wide: ReadonlySet<string>): Promise<Attempt> {
  const { nodes, edges, groups } = graph
  const beginnings = beginningsOf(graph)
  const measured = new Map(nodes.map((node) => [node.id, measure(node)]))
  const label = (text: string): ElkLabel => ({ text, ...sizeOf(wrapped(text, 'note', MOST.note), 'note') })
  const idOf = new Map([...nodes, ...groups].map(({ id }, index) => [id, `n${index}`]))

  const nodeOf = (node: GraphNode): ElkNode => {
    const { width = 0, height = 0 } = measured.get(node.id) ?? {}
    return { id: idOf.get(node.id) ?? '', width, height }
  }
  const groupOf = (group: GraphGroup): ElkNode => {
    const title = titleWidthOf(group.label)
    const width = wide.has(group.id) ? 2 * (title + TITLE.start + TITLE.gap) + 8 : title + 2 * TITLE.start
    const top = group.label === '' ? 16 : 40
    const children = childrenOf(group.id)
    if (children.length === 0) return { id: idOf.get(group.id) ?? '', width: width + 24, height: 48 }
    return {
      id: idOf.get(group.id) ?? '',
      layoutOptions: {
        ...SPACING,
        'elk.padding': `[top=${top},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
        ...(isTransposed && !closed.has(group.id)
          ? { 'elk.nodeSize.minimum': `(48, ${width})`, 'elk.contentAlignment': 'H_LEFT V_CENTER' }
          : { 'elk.nodeSize.minimum': `(${width}, 48)`, 'elk.contentAlignment': 'H_CENTER V_TOP' }),
        ...(closed.has(group.id) && optionsOfClosed(group, graph)),
      },
      children,
    }
  }
  const childrenOf = (parent: string | undefined): ElkNode[] => {
    const boxes = nodes.filter((each) => each.group === parent).map((each) => ({ at: each.at, child: nodeOf(each) }))
    const inner = groups.filter((each) => each.parent === parent).map((each) => ({ at: each.at, child: groupOf(each) }))
    return [...boxes, ...inner].toSorted((a, b) => a.at - b.at).map(({ child }) => child)
  }
  const closed = closedGroups(graph)
  // The engine takes width for height in groups of graphs that go up or down, unless they are laid out alone.
  const isTransposed = graph.direction === 'DOWN' || graph.direction === 'UP'
  const back = edgesBack(graph)
  const edgeOf = (edge: GraphEdge, index: number): ElkExtendedEdge => {
    const ends = [edge.from, edge.to].map((id) => idOf.get(id) ?? '')
    const [source = '', target = ''] = back.has(edge) ? ends.toReversed() : ends
    const placed = (text: string, isStart: boolean) => {
      const placement = isStart === back.has(edge) ? 'HEAD' : 'TAIL'
      return { ...label(text), layoutOptions: { 'elk.edgeLabels.placement': placement } }
    }
    return {
      id: `e${index}`,
      sources: [source],
      targets: [target],
      labels: [
        ...(edge.label ? [label(edge.label)] : []),
        ...(edge.startLabel ? [placed(edge.startLabel, true)] : []),
        ...(edge.endLabel ? [placed(edge.endLabel, false)] : []),
      ],
    }
  }

  const root = await firstLayout(
    ORDERS.map((order): ElkNode => ({
      id: 'root',
      layoutOptions: {
        ...OPTIONS,
        ...(graph.kind === 'entity' && SPACING_OF_ENTITIES),
        ...order,
        'elk.direction': graph.direction,
      },
      children: childrenOf(undefined),
      edges: edges.map(edgeOf),
    })),
  )
  const found = new Map(flat(root).map((each) => [each.id, each]))
  const boxOf = (id: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = found.get(idOf.get(id) ?? '') ?? {}
    return { x: round(x), y: round(y), width: round(width), height: round(height) }
  }
  const routes = new Map((root.edges ?? []).map((each) => [each.id, each]))
  const placedEdges = edges.flatMap((edge, index) => {
    const route = routes.get(`e${index}`)
    const points = (route?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ])
    if (edge.line === 'hidden' || points.length === 0) return []
    const labels = (route?.labels ?? []).map(({ text = '', x = 0, y = 0, width = 0 }) => {
      return { x: round(x + width / 2), y: round(y + LINE_HEIGHTS.note / 2), lines: wrapped(text, 'note', MOST.note) }
    })
    const rounded = straightened(points.map(({ x, y }): Point => ({ x: round(x), y: round(y) })))
    return [{ edge, points: back.has(edge) ? rounded.toReversed() : rounded, labels }]
  })
  const lines = placedEdges.map(({ points }) => points)
  return {
    kind: 'graph',
    width: Math.ceil(root.width ?? 0),
    height: Math.ceil(root.height ?? 0),
    groups: groups.map((group) => {
      const box = boxOf(group.id)
      return { ...box, title: titleIn(box, group.label, lines) ?? firstIn(box, group.label) }
    }),
    crossed: new Set(
      groups.flatMap(({ id, label: text }) => (text !== '' && !titleIn(boxOf(id), text, lines) ? id : [])),
    ),
    nodes: nodes.map((node): PlacedNode => {
      const { width: _width, height: _height, ...parts } = measured.get(node.id) ?? measure(node)
      const isFirst = beginnings.has(node.id)
      return { ...boxOf(node.id), ...parts, node, ...(isFirst && { isFirst }) }
    }),
    edges: placedEdges,
  }
}

const firstIn = ({ x, y }: Box, label: string) => ({ x: x + TITLE.start, y: y + TITLE.middle, lines: [label] })

/** The title of a group at its top, as near to its beginning as no line passes through it. */
function titleIn(box: Box, label: string, lines: readonly (readonly Point[])[]): PlacedText | undefined {
  const { x, y, width } = box
  const size = titleWidthOf(label)
  const isFree = (start: number) => {
    const title = { x: start - TITLE.gap, y: y + TITLE.middle - 10, width: size + 2 * TITLE.gap, height: 20 }
    return lines.every((line) => line.every((point, index) => !passes(line[index - 1] ?? point, point, title)))
  }
  const room = Math.max(0, width - 2 * TITLE.start - size)
  const starts = Array.from({ length: Math.floor(room / 4) + 1 }, (_, index) => x + TITLE.start + index * 4)
  const start = starts.find(isFree)
  return start === undefined ? undefined : { ...firstIn(box, label), x: start }
}

const TITLE = { start: 16, middle: 21, gap: 6, character: 7.3 }

/** In the font of code, whose characters are of one width. */
const titleWidthOf = (label: string) => Math.ceil(Math.max(widthOf(label, 'note'), label.length * TITLE.character))

/** Whether a line at right angles, from point to point, passes through a box. */
function passes(from: Point, to: Point, { x, y, width, height }: Box): boolean {
  return (
    Math.max(from.x, to.x) > x &&
    Math.min(from.x, to.x) < x + width &&
    Math.max(from.y, to.y) > y &&
    Math.min(from.y, to.y) < y + height
  )
}

let engine: InstanceType<typeof ELK> | undefined

/** The first of these that the engine can lay out. */
async function firstLayout([attempt, ...others]: readonly ElkNode[]): Promise<ElkNode> {
  if (!attempt)
    throw new UserError('The diagram has lines between groups that cannot be laid out. Divide it, or remove groups.')
  try {
    engine ??= new ELK()
    return await engine.layout(attempt)
  } catch {
    engine = undefined // It may be in any state.
    return firstLayout(others)
  }
}

const round = (value: number) => Math.round(value * 10) / 10

/** The groups into which no line leads: what is in them has an order, and a direction, of its own. */
function closedGroups({ nodes, edges, groups }: Graph): Set<string> {
  const parents = new Map([
    ...nodes.map(({ id, group }) => [id, group] as const),
    ...groups.map(({ id, parent }) => [id, parent] as const),
  ])
  const around = (id: string): string[] => {
    const parent = parents.get(id)
    return parent === undefined ? [] : [parent, ...around(parent)]
  }
  const closed = new Set(groups.map(({ id }) => id))
  for (const { from, to } of edges) {
    const [first, second] = [around(from), around(to)]
    for (const id of [...first, ...second]) if (!first.includes(id) || !second.includes(id)) closed.delete(id)
  }
  return closed
}

/** Without lines, boxes of a layer are beside each other: across the direction. */
function optionsOfClosed({ id, direction: own }: GraphGroup, { nodes, edges, groups, direction }: Graph) {
  const members = new Set(
    [...nodes.filter(({ group }) => group === id), ...groups.filter(({ parent }) => parent === id)].map(
      (each) => each.id,
    ),
  )
  const hasLines = edges.some(({ from, to }) => members.has(from) || members.has(to))
  const along = own ?? direction
  const isUpright = along === 'DOWN' || along === 'UP'
  return {
    'elk.algorithm': 'layered',
    'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.separateConnectedComponents': 'false',
    ...ORDERS[0],
    'elk.direction': own && !hasLines ? (isUpright ? 'RIGHT' : 'DOWN') : along,
  }
}

const MOST_BEGINNINGS = 2

/** The boxes that a flowchart begins with: lines lead from them, and none to them. Where there are many, none stands out. */
function beginningsOf({ kind, nodes, edges }: Graph): Set<string> {
  const led = new Set(edges.flatMap(({ to, start, from }) => (start === 'none' ? [to] : [to, from])))
  const leading = new Set(edges.map(({ from }) => from))
  const found = nodes.filter(({ id }) => leading.has(id) && !led.has(id)).map(({ id }) => id)
  return new Set(kind === 'flowchart' && found.length <= MOST_BEGINNINGS ? found : [])
}

/** The lines that lead back in a circle, seen from what the text names first: what comes later is further on. */
function edgesBack({ nodes, groups, edges }: Graph): Set<GraphEdge> {
  const back = new Set<GraphEdge>()
  const from = new Map<string, GraphEdge[]>()
  for (const edge of edges) from.set(edge.from, [...(from.get(edge.from) ?? []), edge])
  const state = new Map<string, 'open' | 'done'>()
  const starts = [...nodes, ...groups].toSorted((a, b) => a.at - b.at)
  for (const { id } of starts) {
    if (state.has(id)) continue
    state.set(id, 'open')
    const way = [{ id, edges: (from.get(id) ?? []).values() }]
    for (let last = way.at(-1); last; last = way.at(-1)) {
      const { value: edge } = last.edges.next()
      if (!edge) {
        state.set(last.id, 'done')
        way.pop()
      } else if (state.get(edge.to) === 'open') {
        if (edge.to !== edge.from) back.add(edge)
      } else if (!state.has(edge.to)) {
        state.set(edge.to, 'open')
        way.push({ id: edge.to, edges: (from.get(edge.to) ?? []).values() })
      }
    }
  }
  return back
}

/** The engine leaves a line that passes the edge of a group a pixel or two off its way. */
function straightened(points: readonly Point[]): Point[] {
  const straight = points.map((point) => ({ ...point }))
  for (let index = straight.length - 1; index > 0; index--) {
    const [before, after] = [straight[index - 1], straight[index]]
    if (!before || !after) continue
    if (Math.abs(before.x - after.x) < 3) before.x = after.x
    else if (Math.abs(before.y - after.y) < 3) before.y = after.y
  }
  return straight
}

function flat(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(flat)]
}

type Measured = Omit<PlacedNode, 'x' | 'y' | 'node'>

/** How much room a box needs for its label, its icon and the slopes of its shape. */
function measure(node: GraphNode): Measured {
  const { label, shape } = node
  if (shape === 'start' || shape === 'end') return { width: 18, height: 18, lines: [] }
  if (shape === 'bar') return { width: 72, height: 6, lines: [] }
  if (shape === 'diamond' && label === '') return { width: 28, height: 28, lines: [] }
  if (shape === 'table') return measureTable(node)
  const kind = shape === 'note' ? 'note' : 'label'
  const lines = wrapped(label, kind, MOST.label)
  const text = sizeOf(lines, kind)
  const icon = shape === 'diamond' || shape === 'note' ? undefined : iconOfLabel(label)
  const width = text.width + (icon ? ICON + ICON_GAP : 0)
  const isRound = shape === 'circle' || shape === 'double-circle'
  if (isRound) {
    const side = Math.ceil(Math.max(48, Math.hypot(width, text.height) + 20))
    return { width: side, height: side, lines, icon }
  }
  if (shape === 'diamond')
    return { width: Math.ceil(width * 1.5 + 36), height: Math.ceil(text.height * 1.6 + 28), lines }
  const slope = /^(?:hexagon|parallelogram|trapezoid|flag|subroutine)/.test(shape) ? 28 : 0
  const cap = shape === 'database' ? 16 : 0
  return {
    width: Math.ceil(Math.max(72, width + 32 + slope)),
    height: Math.ceil(Math.max(44, text.height + 24) + cap),
    lines,
    icon,
  }
}

function measureTable({ label, parts = [] }: GraphNode): Measured {
  const lines = label.split('\n')
  const text = sizeOf(lines, 'label')
  const icon = iconOfLabel(label)
  const rows = parts.flat()
  const count = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, at) =>
    Math.ceil(Math.max(0, ...rows.map((row) => (row[at] ? widthOf(row[at], 'note') : 0)))),
  )
  const columns: number[] = []
  let x = CELL.padding
  for (const width of widths) {
    columns.push(x)
    if (width > 0) x += width + CELL.gap
  }
  const head = text.height + 18
  return {
    width: Math.max(96, text.width + 2 * CELL.padding + (icon ? ICON + ICON_GAP : 0), x - CELL.gap + CELL.padding),
    height: head + parts.reduce((sum, part) => sum + part.length * CELL.height + 10, 0),
    lines,
    icon,
    columns,
    head,
  }
}

import { CELL, ICON } from '../lay-out/graph.ts'
import type { PlacedGraph, PlacedNode, Point } from '../lay-out/layout.ts'
import { LINE_HEIGHTS, sizeOf } from '../lay-out/text-size.ts'
import { canDraw, drawIcon } from './icon.ts'
import { pathOf, towards, withEnd } from './line.ts'
import { element, escapeMarkup, textAt } from './markup.ts'
import { drawShape, insetOf } from './shapes.ts'

/** Groups at the back, then lines, then boxes, and the labels of lines in front. */
export function drawGraph({ groups, nodes, edges }: PlacedGraph): string {
  const byId = new Map(nodes.map((each) => [each.node.id, each]))
  const drawnEdges = edges.map(({ edge, points }) => {
    const reached = reaching(points, byId.get(edge.from), byId.get(edge.to))
    const end = withEnd(reached, edge.end)
    const start = withEnd(end.points.toReversed(), edge.start)
    const style = edge.line === 'solid' ? 'line' : `line ${edge.line}`
    return element('path', { class: style, d: pathOf(start.points.toReversed()) }) + end.markup + start.markup
  })
  return [
    ...groups.map(({ x, y, width, height }) => element('rect', { class: 'group', x, y, width, height, rx: 14 })),
    ...drawnEdges,
    ...groups.map(({ title }) => textAt(title, 'note', 'groupLabel')),
    ...nodes.map(drawNode),
    ...edges.flatMap(({ labels }) => labels.map((label) => textAt(label, 'note', 'edgeLabel'))),
  ].join('')
}

/** The line up to the outlines of the shapes that it joins. */
function reaching(
  points: readonly Point[],
  from: PlacedNode | undefined,
  to: PlacedNode | undefined,
): readonly Point[] {
  const extended = (line: readonly Point[], node: PlacedNode | undefined) => {
    const [end, before] = [line.at(-1), line.at(-2)]
    if (!node || !end || !before) return line
    const inset = insetOf(node.node.shape, node, end)
    return inset < 0.1 ? line : [...line.slice(0, -1), towards(end, before, -inset)]
  }
  return extended(extended(points, to).toReversed(), from).toReversed()
}

function drawNode(placed: PlacedNode): string {
  const { node, x, y, width, height, lines, isFirst } = placed
  const shape = drawShape(node.shape, placed, isFirst ? ' first' : '')
  if (node.shape === 'table') return shape + drawTable(placed)
  const icon = placed.icon !== undefined && canDraw(placed.icon) ? placed.icon : undefined
  const kind = node.shape === 'note' ? 'note' : 'label'
  const text = sizeOf(lines, kind)
  const shift = node.shape === 'database' ? 4 : 0
  const middle = y + height / 2 + shift
  const first = middle - ((lines.length - 1) * LINE_HEIGHTS[kind]) / 2
  if (!icon) return shape + textAt({ x: x + width / 2, y: first, lines }, kind, kind === 'note' ? 'noteLabel' : 'label')
  const start = x + (width - text.width - ICON - 10) / 2
  const label = textAt({ x: start + ICON + 10 + text.width / 2, y: first, lines }, 'label', 'label')
  return shape + drawIcon(icon, start, middle - ICON / 2, ICON) + label
}

/** The name of a class or an entity above its rows. */
function drawTable({ node, x, y, width, lines, icon, head = 0, columns = [] }: PlacedNode): string {
  const { parts = [] } = node
  const shownIcon = icon !== undefined && canDraw(icon) ? icon : undefined
  const text = sizeOf(lines, 'label')
  const start = x + (width - text.width - (shownIcon ? ICON + 10 : 0)) / 2
  const middle = start + (shownIcon ? ICON + 10 : 0) + text.width / 2
  const markup = [
    ...(shownIcon ? [drawIcon(shownIcon, start, y + (head - ICON) / 2, ICON)] : []),
    textAt(
      { x: middle, y: y + head / 2 - ((lines.length - 1) * LINE_HEIGHTS.label) / 2, lines },
      'label',
      'label name',
    ),
  ]
  let top = y + head
  for (const rows of parts) {
    markup.push(element('path', { class: 'rim', d: `M${x} ${top}H${x + width}` }))
    top += 5
    for (const row of rows) {
      const baseline = top + CELL.height / 2 + 4.5
      const cells = row.map((cell, index) =>
        cell === ''
          ? ''
          : element(
              'tspan',
              { ...(index > 0 && { class: 'quiet' }), x: x + (columns[index] ?? CELL.padding) },
              `${escapeMarkup(cell)} `,
            ),
      )
      markup.push(element('text', { class: 'cell', y: baseline }, ...cells))
      top += CELL.height
    }
    top += 5
  }
  return markup.join('')
}

import type { PlacedChart } from '../lay-out/layout.ts'
import { pathOf } from './line.ts'
import { element, textAt } from './markup.ts'

export function drawChart({ height, plot, title, ticks, labels, bars, lines }: PlacedChart): string {
  const right = plot.x + plot.width
  return [
    ...(title.y ? [textAt({ x: 0, y: 8, lines: [title.y] }, 'note', 'condition')] : []),
    ...ticks.map(
      ({ y, label }) =>
        element('path', { class: 'rim', d: `M${plot.x} ${y}H${right}` }) +
        textAt({ x: plot.x - 10, y, lines: [label] }, 'note', 'tick'),
    ),
    ...bars.map((series, at) =>
      series
        .map(({ x, y, width: across, height: up }) => {
          return element('rect', {
            class: `bar series${at % 3}`,
            x,
            y,
            width: across,
            height: up,
            rx: Math.min(3, up / 2),
          })
        })
        .join(''),
    ),
    ...lines.map((points, at) => {
      const series = (bars.length + at) % 3
      const dots = points.map(({ x, y }) => element('circle', { class: `dot series${series}`, cx: x, cy: y, r: 3.5 }))
      return element('path', { class: `curve series${series}`, d: pathOf(points) }) + dots.join('')
    }),
    ...labels.map((label) => textAt(label, 'note', 'edgeLabel')),
    ...(title.x ? [textAt({ x: plot.x + plot.width / 2, y: height - 9, lines: [title.x] }, 'note', 'edgeLabel')] : []),
  ].join('')
}

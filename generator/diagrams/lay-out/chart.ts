import type { Chart } from '../diagram.ts'
import type { PlacedChart, Point } from './layout.ts'
import { LINE_HEIGHTS, sizeOf, widthOf, wrapped } from './text-size.ts'

const HEIGHT = 260
const PLACE = { least: 56, most: 96 }

/** Places bars and lines over their axis. */
export function layOutChart({ x, y, series }: Chart): PlacedChart {
  const ticks = ticksBetween(y.from, y.to)
  const [from = 0, to = 1] = [ticks[0], ticks.at(-1)]
  const places = x.labels.length
  const place = Math.max(PLACE.least, Math.min(PLACE.most, 560 / Math.max(1, places)))
  const left = Math.max(...ticks.map((tick) => widthOf(String(tick), 'note'))) + 14
  const top = (y.title ? 28 : 8) + LINE_HEIGHTS.note / 2
  const plot = { x: Math.ceil(left), y: top, width: Math.max(240, places * place), height: HEIGHT }
  const step = plot.width / Math.max(1, places)
  const yOf = (value: number) =>
    plot.y + plot.height * (1 - (Math.max(from, Math.min(to, value)) - from) / (to - from || 1))
  const ground = yOf(Math.max(from, Math.min(to, 0)))
  const labels = x.labels.map((label, index) => {
    const lines = wrapped(label, 'note', step - 8)
    return { x: plot.x + step * (index + 0.5), y: plot.y + plot.height + 10 + LINE_HEIGHTS.note / 2, lines }
  })
  const below = Math.max(0, ...labels.map(({ lines }) => sizeOf(lines, 'note').height)) + 14
  const bars = series.filter(({ kind }) => kind === 'bar')
  const barWidth = Math.min(44, (step * 0.62) / Math.max(1, bars.length))
  return {
    kind: 'chart',
    width: Math.ceil(plot.x + plot.width + 8),
    height: Math.ceil(plot.y + plot.height + below + (x.title ? 24 : 4)),
    plot,
    title: { x: x.title, y: y.title },
    ticks: ticks.map((tick) => ({ y: yOf(tick), label: String(tick) })),
    labels,
    bars: bars.map(({ values }, at) =>
      values.slice(0, places).map((value, index) => {
        const end = yOf(value)
        const centre = plot.x + step * (index + 0.5) + (at - (bars.length - 1) / 2) * barWidth
        return {
          x: centre - barWidth / 2 + 1,
          y: Math.min(end, ground),
          width: barWidth - 2,
          height: Math.abs(end - ground),
        }
      }),
    ),
    lines: series
      .filter(({ kind }) => kind === 'line')
      .map(({ values }) =>
        values.slice(0, places).map((value, index): Point => ({ x: plot.x + step * (index + 0.5), y: yOf(value) })),
      ),
  }
}

/** About five round figures that are around both. */
function ticksBetween(from: number, to: number): number[] {
  const range = to - from || Math.abs(to) || 1
  const power = 10 ** Math.floor(Math.log10(range / 5))
  const step = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => range / each <= 6) ?? range
  const first = Math.floor(from / step)
  const last = Math.max(first + 1, Math.ceil(to / step))
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

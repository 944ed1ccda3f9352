import type { Chart } from '../diagram.ts'
import { DiagramError, labelOf, type Line, quoted, type Reader } from './lines.ts'

const RANGE = /^(-?[\d.]+)\s*-->\s*(-?[\d.]+)$/

export function parseChart({ lines }: Reader, header: Line): Chart & { title?: string } {
  if (/\bhorizontal\b/.test(header.text))
    throw new DiagramError(header.number, 'Charts are drawn with upright bars. Remove horizontal.')
  let title: string | undefined
  let x: Chart['x'] & { range?: [number, number] | undefined } = { labels: [] }
  let y: Partial<Chart['y']> = {}
  const series: Chart['series'][number][] = []
  for (const { text, number } of lines) {
    const [, word = '', rest = ''] = /^(title|x-axis|y-axis|bar|line)\s*(.*)$/.exec(text) ?? []
    if (word === 'title') title = labelOf(rest, number)
    else if (word === 'x-axis' || word === 'y-axis') {
      const axis = axisOf(rest, number)
      if (word === 'x-axis') x = { title: axis.title, range: axis.range, labels: axis.labels ?? [] }
      else y = { title: axis.title, ...(axis.range && { from: axis.range[0], to: axis.range[1] }) }
    } else if (word === 'bar' || word === 'line') {
      const values = listOf(rest.replace(/^"[^"]*"\s*/, ''), number).map(Number)
      if (values.length === 0 || values.some((each) => !Number.isFinite(each)))
        throw new DiagramError(number, `${quoted(rest)} is no list of numbers. Write ${word} [52, 31, 9].`)
      series.push({ kind: word, values })
    } else
      throw new DiagramError(
        number,
        `${quoted(text)} cannot be read. Write x-axis [Jan, Feb], y-axis "Minutes" 0 --> 60, bar [52, 9] or line [52, 9].`,
      )
  }
  if (series.length === 0)
    throw new DiagramError(header.number, 'The chart has no figures. Write bar [52, 31, 9] below it.')
  const all = series.flatMap(({ values }) => values)
  const count = Math.max(...series.map(({ values }) => values.length))
  const [from, to] = x.range ?? [1, count]
  const numbers = Array.from({ length: count }, (_, at) =>
    shown(count > 1 ? from + ((to - from) * at) / (count - 1) : from),
  )
  return {
    kind: 'chart',
    ...(title && { title }),
    x: { title: x.title, labels: x.labels.length > 0 ? x.labels : numbers },
    y: { title: y.title, from: y.from ?? Math.min(0, ...all), to: y.to ?? Math.max(0, ...all) },
    series,
  }
}

const shown = (value: number) => String(Math.round(value * 100) / 100)

function axisOf(text: string, line: number): { title?: string; labels?: string[]; range?: [number, number] } {
  const [, quotes, word, rest = ''] = /^(?:"([^"]*)"|([^\s[\]"-]+(?=\s|$)))?\s*(.*)$/.exec(text) ?? []
  const isRange = RANGE.test(text)
  const name = quotes ?? word
  const behind = isRange ? text : rest
  const title = name === undefined || isRange ? {} : { title: labelOf(name, line) }
  const [range, from, to] = RANGE.exec(behind) ?? []
  if (range !== undefined) return { ...title, range: [Number(from), Number(to)] }
  return behind === '' ? title : { ...title, labels: listOf(behind, line).map((each) => labelOf(each, line)) }
}

/** `[Jan, "Feb, early", Mar]` */
function listOf(text: string, line: number): string[] {
  const [, inner] = /^\[(.*)\]$/.exec(text) ?? []
  if (inner === undefined)
    throw new DiagramError(line, `${quoted(text)} is no list. Write it in brackets: [Jan, Feb, Mar].`)
  return Array.from(inner.matchAll(/\s*("[^"]*"|[^,"\s][^,]*)/g), ([, each = '']) => each.trim())
}

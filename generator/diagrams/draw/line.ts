import type { LineEnd } from '../diagram.ts'
import type { Point } from '../lay-out/layout.ts'
import { element, rounded } from './markup.ts'

const RADIUS = 9

/** A line with round corners. */
export function pathOf(points: readonly Point[]): string {
  const corners = points.filter((point, index) => index === 0 || distance(point, points[index - 1] ?? point) > 0.05)
  const [first, ...others] = corners
  if (!first) return ''
  const parts = [`M${show(first)}`]
  for (const [index, point] of others.entries()) {
    const before = corners[index] ?? first
    const next = others[index + 1]
    if (!next) {
      parts.push(`L${show(point)}`)
      continue
    }
    const radius = Math.min(RADIUS, distance(before, point) / 2, distance(point, next) / 2)
    parts.push(`L${show(towards(point, before, radius))}Q${show(point)} ${show(towards(point, next, radius))}`)
  }
  return parts.join('')
}

export const show = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`
export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** The point at a distance from the first one, on the way to the second. */
export function towards(from: Point, to: Point, by: number): Point {
  const length = distance(from, to) || 1
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length }
}

/** How much shorter a line is for what it ends in. */
const LENGTHS: Readonly<Partial<Record<LineEnd, number>>> = {
  arrow: 6,
  circle: 8,
  triangle: 12,
  diamond: 16,
  'filled-diamond': 16,
}

/** What a line ends in, at its last point, and the line up to there. */
export function withEnd(points: readonly Point[], end: LineEnd): { points: readonly Point[]; markup: string } {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (!tip || !before || end === 'none') return { points, markup: '' }
  const length = Math.min(LENGTHS[end] ?? 0, distance(tip, before) * 0.9)
  const shorter = [...points.slice(0, -1), towards(tip, before, length)]
  return { points: shorter, markup: headAt(tip, before, end) }
}

function headAt(tip: Point, before: Point, end: LineEnd): string {
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  /** A point behind the tip, and beside the line. */
  const at = (back: number, side: number) =>
    show({ x: tip.x - back * cos - side * sin, y: tip.y - back * sin + side * cos })
  const across = (back: number) => `M${at(back, 5)}L${at(back, -5)}`
  const foot = `M${at(11, 0)}L${at(0, 6)}M${at(11, 0)}L${at(0, -6)}`
  const dot = (back: number, className: string) =>
    element('circle', { class: className, cx: tip.x - back * cos, cy: tip.y - back * sin, r: 3.5 })
  const open = (d: string) => element('path', { class: 'end', d })
  switch (end) {
    case 'arrow':
      return element('path', { class: 'head', d: `M${at(0, 0)}L${at(8, 4)}L${at(6, 0)}L${at(8, -4)}Z` })
    case 'circle':
      return dot(4, 'end')
    case 'cross':
      return open(`M${at(9, 4)}L${at(1, -4)}M${at(9, -4)}L${at(1, 4)}`)
    case 'triangle':
      return open(`M${at(0, 0)}L${at(12, 6)}L${at(12, -6)}Z`)
    case 'diamond':
      return open(`M${at(0, 0)}L${at(8, 5)}L${at(16, 0)}L${at(8, -5)}Z`)
    case 'filled-diamond':
      return element('path', { class: 'head', d: `M${at(0, 0)}L${at(8, 5)}L${at(16, 0)}L${at(8, -5)}Z` })
    case 'one':
      return open(across(7) + across(11))
    case 'zero-or-one':
      return open(across(7)) + dot(14.5, 'end')
    case 'many':
      return open(foot + across(14))
    case 'zero-or-many':
      return open(foot) + dot(14.5, 'end')
    default:
      return ''
  }
}

import type { Shape } from '../diagram.ts'
import type { Box, Point } from '../lay-out/layout.ts'
import { element } from './markup.ts'

const SLOPE = 14
const CAP = 8

/** The outline of a box. `state`: of what the stylesheet makes another one of it. */
export function drawShape(shape: Shape, box: Box, state: string): string {
  const { x, y, width, height } = box
  const [right, bottom, middleX, middleY] = [x + width, y + height, x + width / 2, y + height / 2]
  const className = `box${state}`
  const path = (d: string) => element('path', { class: className, d })
  const rect = (rx: number) => element('rect', { class: className, x, y, width, height, rx })
  const polygon = (...points: readonly (readonly [number, number])[]) =>
    path(`M${points.map((each) => each.join(' ')).join('L')}Z`)
  switch (shape) {
    case 'pill':
      return rect(height / 2)
    case 'rounded':
      return rect(14)
    case 'circle':
      return element('circle', { class: className, cx: middleX, cy: middleY, r: width / 2 })
    case 'double-circle':
      return (
        element('circle', { class: className, cx: middleX, cy: middleY, r: width / 2 }) +
        element('circle', { class: 'rim', cx: middleX, cy: middleY, r: width / 2 - 4 })
      )
    case 'database': {
      const arc = `A${width / 2} ${CAP} 0 0`
      return (
        path(`M${x} ${y + CAP}${arc} 1 ${right} ${y + CAP}V${bottom - CAP}${arc} 1 ${x} ${bottom - CAP}Z`) +
        element('path', { class: 'rim', d: `M${x} ${y + CAP}${arc} 0 ${right} ${y + CAP}` })
      )
    }
    case 'subroutine':
      return rect(6) + element('path', { class: 'rim', d: `M${x + 8} ${y}V${bottom}M${right - 8} ${y}V${bottom}` })
    case 'diamond':
      return polygon([middleX, y], [right, middleY], [middleX, bottom], [x, middleY])
    case 'hexagon':
      return polygon(
        [x + SLOPE, y],
        [right - SLOPE, y],
        [right, middleY],
        [right - SLOPE, bottom],
        [x + SLOPE, bottom],
        [x, middleY],
      )
    case 'parallelogram':
      return polygon([x + SLOPE, y], [right, y], [right - SLOPE, bottom], [x, bottom])
    case 'parallelogram-alt':
      return polygon([x, y], [right - SLOPE, y], [right, bottom], [x + SLOPE, bottom])
    case 'trapezoid':
      return polygon([x + SLOPE, y], [right - SLOPE, y], [right, bottom], [x, bottom])
    case 'trapezoid-alt':
      return polygon([x, y], [right, y], [right - SLOPE, bottom], [x + SLOPE, bottom])
    case 'flag':
      return polygon([x, y], [right, y], [right, bottom], [x, bottom], [x + SLOPE, middleY])
    case 'note':
      return element('rect', { class: 'note', x, y, width, height, rx: 4 })
    case 'start':
      return element('circle', { class: 'head', cx: middleX, cy: middleY, r: width / 2 - 2 })
    case 'end':
      return (
        element('circle', { class: 'rim', cx: middleX, cy: middleY, r: width / 2 - 1 }) +
        element('circle', { class: 'head', cx: middleX, cy: middleY, r: width / 2 - 5 })
      )
    case 'bar':
      return element('rect', { class: 'head', x, y, width, height, rx: 3 })
    default:
      return rect(10)
  }
}

/** How far the outline is within the box around it, where a line arrives there. */
export function insetOf(shape: Shape, { x, y, width, height }: Box, point: Point): number {
  const isUpright = Math.abs(point.y - y) < 1 || Math.abs(point.y - y - height) < 1
  const across = isUpright ? Math.abs(point.x - x - width / 2) : Math.abs(point.y - y - height / 2)
  const [half, depth] = isUpright ? [width / 2, height / 2] : [height / 2, width / 2]
  switch (shape) {
    case 'diamond':
      return (across / half) * depth
    case 'circle':
    case 'double-circle':
    case 'start':
    case 'end':
      return depth - Math.sqrt(Math.max(0, half ** 2 - across ** 2)) + (shape === 'start' || shape === 'end' ? 1 : 0)
    case 'database':
      return isUpright ? CAP - CAP * Math.sqrt(Math.max(0, 1 - (across / half) ** 2)) : 0
    case 'hexagon':
      return isUpright ? 0 : (across / half) * SLOPE
    case 'parallelogram':
    case 'parallelogram-alt':
    case 'trapezoid':
    case 'trapezoid-alt':
      return isUpright ? 0 : SLOPE / 2
    case 'flag':
      return !isUpright && Math.abs(point.x - x) < 1 ? SLOPE * (1 - across / half) : 0
    case 'pill':
      return isUpright ? 0 : half - Math.sqrt(Math.max(0, half ** 2 - across ** 2))
    default:
      return 0
  }
}

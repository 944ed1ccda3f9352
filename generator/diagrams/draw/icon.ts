import type { IconShape } from '../../../model/view.ts'
import { iconShapesOf } from '../../images/icon-set.ts'
import { element, rounded } from './markup.ts'

/** What refers to other elements by ids, which would not be unique on a page. */
const REFERRING = /^(?:clipPath|mask|filter|use|image|pattern|style|symbol)$/
const LARGEST = 14_000

const drawn = new Map<string, string | undefined>()

/** The icon on a tile, on which each icon is visible in both themes, or nothing if it cannot be drawn without ids. */
export function drawIcon(icon: string, x: number, y: number, size: number): string {
  if (!drawn.has(icon)) drawn.set(icon, shapesOf(icon))
  const shapes = drawn.get(icon)
  if (shapes === undefined) return ''
  const { size: side } = iconShapesOf(icon)
  return (
    element('rect', { class: 'tile', x, y, width: size, height: size, rx: 5 }) +
    element(
      'g',
      { class: 'icon', transform: `translate(${rounded(x + 3)} ${rounded(y + 3)}) scale(${(size - 6) / side})` },
      shapes,
    )
  )
}

export function canDraw(icon: string): boolean {
  if (!drawn.has(icon)) drawn.set(icon, shapesOf(icon))
  return drawn.get(icon) !== undefined
}

/** Gradients become one of their colours: at this size nobody sees more, and they need ids. */
function shapesOf(icon: string): string | undefined {
  const { shapes } = iconShapesOf(icon)
  const all = flat(shapes)
  if (all.some(({ tag, attributes }) => REFERRING.test(tag) || 'style' in attributes || 'clipPath' in attributes))
    return undefined
  const gradients = new Map(
    all.filter(({ tag }) => tag.endsWith('Gradient')).map((each) => [each.attributes['id'], each]),
  )
  const colourOf = (id: string, depth = 0): string => {
    const gradient = gradients.get(id)
    const stops = (gradient?.shapes ?? []).filter(({ tag }) => tag === 'stop')
    const stop = stops[Math.floor(stops.length / 2)]?.attributes['stopColor']
    const href = gradient?.attributes['href'] ?? gradient?.attributes['xlink:href'] ?? gradient?.attributes['xlinkHref']
    if (stop !== undefined) return stop
    return href === undefined || depth > 3 ? 'currentColor' : colourOf(href.slice(1), depth + 1)
  }
  const draw = ({ tag, attributes, shapes: inner = [] }: IconShape): string => {
    if (tag === 'defs' || tag.endsWith('Gradient')) return ''
    const own = Object.entries(attributes).flatMap(([name, value]) => {
      if (name === 'id' || name === 'className') return []
      const reference = /^url\(#([^)]+)\)$/.exec(value)?.[1]
      const shown = reference === undefined ? value : colourOf(reference)
      return [[kebab(name), shown.replaceAll(/(\.\d)\d+/g, '$1')]]
    })
    return element(tag, Object.fromEntries(own) as Record<string, string>, ...inner.map(draw))
  }
  const markup = shapes.map(draw).join('')
  return markup.length > LARGEST ? undefined : markup
}

function flat(shapes: readonly IconShape[]): IconShape[] {
  return shapes.flatMap((shape) => [shape, ...flat(shape.shapes ?? [])])
}

/** SVG's spelling of React's attributes, but for those that have capitals there, too. */
function kebab(name: string): string {
  return /^(?:viewBox|preserveAspectRatio|gradient\w+|pathLength)$/.test(name)
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

import { createRequire } from 'node:module'
import { parseDocument } from 'htmlparser2'
import { suggestionsFor } from '../../lib/did-you-mean.ts'
import type { Icon, IconShape } from '../../model/view.ts'
import aliases from './icon-aliases.json' with { type: 'json' }

type Document = ReturnType<typeof parseDocument>

/** The format of the Iconify packages. */
type IconSet = { icons: Record<string, { body: string }>; width?: number; height?: number }

const require = createRequire(import.meta.url)

/** Whether `set:name` is an icon of Devicon or Tabler. */
export function hasIcon(icon: string): boolean {
  const { icons, name } = iconSetOf(icon)
  return Object.hasOwn(icons, name)
}

/** The names of all icons of a set. */
export function iconNamesIn(set: string): string[] {
  return Object.keys(iconSetOf(`${set}:`).icons)
}

/** Up to three icons of the same set that `set:name` may mean. */
export function iconsLike(icon: string): string[] {
  const { icons, set, name } = iconSetOf(icon)
  const names = suggestionsFor(name, Object.keys(icons), aliases)
  return names.slice(0, 3).map((each) => `${set}:${each}`)
}

/** The icon as an SVG file: in its own colours, or, if it has none, in `colour`. */
export function svgOf(icon: string, colour: string): string {
  const { body, width, height } = iconOf(icon)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body.replaceAll('currentColor', colour)}</svg>\n`
}

/** The side of an icon in a sprite. */
export const CELL = 128

/**
 * Icons as one SVG file, one below the other. On a phone, opening an SVG file takes longer than drawing it. Fragments could show them
 * one by one, but for each, Chromium lays out the file anew whenever it paints.
 */
export function spriteOf(icons: readonly string[], colour: string): string {
  const parts = icons.map((icon, index) => {
    const { body, width, height } = iconOf(icon)
    return `<svg y="${index * CELL}" width="${CELL}" height="${CELL}" viewBox="0 0 ${width} ${height}">${body.replaceAll('currentColor', colour)}</svg>`
  })
  const height = icons.length * CELL
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${height}" viewBox="0 0 ${CELL} ${height}">${parts.join('')}</svg>\n`
}

/** The icon as elements in the colour of the surrounding text. A string of markup would need `innerHTML`. */
export function iconShapesOf(icon: string): Icon {
  const { body, width } = iconOf(icon)
  return { size: width, shapes: shapesIn(parseDocument(body, { xmlMode: true }).children) }
}

function iconOf(icon: string) {
  const { icons, name, width = 16, height = width } = iconSetOf(icon)
  const { [name]: found } = icons
  if (!found) throw new Error(`There is no icon "${icon}".`)
  return { body: found.body, width, height }
}

/** The set and the name of `set:name`. The schema allows only sets that are installed. */
function iconSetOf(icon: string) {
  const [set = '', name = ''] = icon.split(':')
  return { ...(require(`@iconify-json/${set}/icons.json`) as IconSet), set, name } // the format of the package
}

function shapesIn(nodes: Document['children']): IconShape[] {
  return nodes.flatMap((node) => {
    if (!('attribs' in node)) return []
    const attributes = Object.entries(node.attribs).map(([name, value]) => [camelCase(name), value] as const)
    const shapes = shapesIn(node.children)
    return [{ tag: node.name, attributes: Object.fromEntries(attributes), ...(shapes.length > 0 && { shapes }) }]
  })
}

/** React's spelling of SVG attributes. */
function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
